import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadConfig } from '@/portalConfig'

const answering = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

afterEach(() => vi.unstubAllGlobals())

describe('config.json', () => {
  it('may be empty: everything has a default', async () => {
    answering('{}')
    expect(await loadConfig()).toMatchObject({ config: { portalName: 'Daftari', defaultLocale: 'en' } })
  })

  it('reports each error with the name of its entry', async () => {
    answering('{"apiBase":"registry.example","defaultLocale":"de","switches":{"requestReset":"yes"},"extra":1}')
    const loaded = await loadConfig()
    const faults = 'faults' in loaded ? loaded.faults : []
    expect(faults.map(({ entry }) => entry)).toEqual(['apiBase', 'defaultLocale', 'switches.requestReset', undefined])
    expect(faults[0]?.problem).toBe('must be a path that starts with / or a full address')
    expect(faults[3]?.problem).toContain('extra')
  })

  it.each([
    ['<!doctype html>', 200, 'is a page, not a JSON file'],
    ['{', 200, 'is not valid JSON'],
    ['no', 404, 'answered with status 404'],
  ])('reports a file that is not valid JSON: %s', async (body, status, problem) => {
    answering(body, status)
    expect(await loadConfig()).toEqual({ faults: [{ problem }] })
  })

  it('distinguishes an unreachable server from an invalid file', async () => {
    answering('', 503)
    expect(await loadConfig()).toEqual({ unreachable: true })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await loadConfig()).toEqual({ unreachable: true })
  })
})
