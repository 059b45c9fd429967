import { readFileSync } from 'node:fs'
import { signInRefusals } from '@contract/auth/signInRefusals'
import { isList } from '@contract/call'
import { fill, Refusal, type RefusalCode, refusals } from '@contract/errors'
import { allPermissions, calls } from '@contract/index'
import { PortalConfig } from '@contract/portalConfig'
import { BRN } from '@contract/registry/strikes'
import { successMessages } from '@contract/successMessages'
import { describe, expect, it } from 'vitest'
import published from './published.json'

describe('the contract', () => {
  it('names every call once', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
  })

  it.each(calls.filter(({ id }) => !id.startsWith('PORTAL-')).map(call => [call.id, call] as const))(
    '%s is a published call at its published address, or says why it is a guess',
    (id, call) => {
      const known = published.find(one => one.id === id)
      expect(known).toBeDefined()
      if (known?.path && !call.assumed) expect([call.method, call.path]).toEqual([known.method, known.path])
      if (!known?.path) expect(call.assumed).toBeTruthy()
    },
  )

  it.each(calls.map(call => [call.id, call] as const))('%s asks for a permission that exists', (_, { permit }) => {
    for (const name of [permit].flat()) expect(['public', 'signed-in', ...Object.keys(allPermissions)]).toContain(name)
  })

  it('sends an order to published lists only where the host announces it', () => {
    const sorted = calls.filter(isList).filter(({ sortable, dialect }) => sortable && dialect !== 'simple-rest')
    for (const { id, extras } of sorted) expect([id, extras?.sort]).toEqual([id, 'sorting'])
  })
})

describe('refusals', () => {
  it.each(Object.entries(refusals))('%s has a sentence that ends, and a status', (_, [status, sentence]) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(sentence).toMatch(/[.]$|later$/)
  })

  it('fill the placeholders of their sentences, and keep unknown placeholders', () => {
    expect(new Refusal('unknown-brn', { brn: '80' }).message).toBe('No entity is registered under BRN 80.')
    expect(fill('%{a} and %{b}', { a: 1 })).toBe('1 and %{b}')
  })

  it('have the same answer for an unknown name and a wrong password', () => {
    const codes = Object.keys(refusals) as RefusalCode[]
    expect(codes.filter(code => /unknown-user|no-such-account|disabled/.test(code))).toEqual([])
  })

  it.each([
    'auth/session',
    'auth/startSession',
    'auth/activation',
    'auth/reset',
    'auth/attempts',
    'auth/passwords',
    'auth/passwordLinks',
    'http/capacity',
    'http/protection',
    'http/errors',
    'http/input',
    'http/portal',
  ])('have words before the sign-in where calls without a session meet them: %s', file => {
    const source = readFileSync(`server/${file}.ts`, 'utf8')
    const named = [...source.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].flatMap(([, word = '']) => word)
    expect(named.filter(word => word in refusals && !(word in signInRefusals))).toEqual([])
  })

  it('have their counterpart in what is said after a success', () => {
    expect(successMessages['blacklist-reversed']).toBe('Removed from  the black list')
  })
})

describe('config.json', () => {
  it('may be empty', () => {
    expect(PortalConfig.parse({})).toMatchObject({ portalName: 'Daftari', apiBase: '', defaultLocale: 'en' })
  })

  it.each([
    [{ apiBase: 'ftp' }, 'apiBase'],
    [{ locales: [] }, 'locales'],
    [{ portalname: 'x' }, 'portalname'],
    [{ paths: { A: 'x' } }, 'paths'],
  ])('is refused for %o, naming %s', (config, name) => {
    expect(JSON.stringify(PortalConfig.safeParse(config).error?.issues)).toContain(name)
  })
})

describe('the shape of a BRN', () => {
  it.each(['80020001234567', 'P-100226', '123456', 'G/12/99', '1234/99', 'SB0000000001'])('takes %s', brn =>
    expect(BRN.test(brn)).toBe(true),
  )
  it.each([
    '',
    'ABC',
    '-123',
    '12 34',
    '8002-ABC',
    '8002ABC',
    '8002-ABC-1',
    '12A',
    '12-',
    'P-100X',
    '1'.repeat(31),
    '12;34',
    '٣٤٥',
  ])('refuses %s', brn => expect(BRN.test(brn)).toBe(false))
})
