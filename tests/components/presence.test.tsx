import { toId } from '@contract/id'
import type { Colleague } from '@contract/portal/presence'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { Colleagues } from '@/components/presence/Colleagues'
import { PRESENCE } from '@/components/presence/usePresence'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => addWords(en))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const place = { of: 'ENTITY', key: '80020038155524', editing: false }

/** Mounts who else has a file open, before a host that announces presence or not. */
const open = (colleagues: () => Colleague[] | undefined, announced = true) => {
  const { http, asked } = recordedHttp(({ path }) => {
    if (path.endsWith('/left')) return { body: {} }
    const others = colleagues()
    return others ? { body: { colleagues: others } } : { status: 500, body: { message: 'Down' } }
  })
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const cache = new QueryClient()
  const { unmount } = render(
    <TestRouter at="/">
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(currentTable())}
        queryClient={cache}
      >
        <AnnouncedExtensions value={new Set(announced ? (['presence'] as const) : [])}>
          <Colleagues place={place} />
        </AnnouncedExtensions>
      </CoreAdminContext>
    </TestRouter>,
  )
  const said = (end: string) => asked.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)
  return { unmount, cache, asked, said }
}

describe('who else has a record open', () => {
  it('is named, with those first told who edit it, and changes when the host says so', async () => {
    let others: Colleague[] = [{ name: 'Grace Nakato', editing: false }]
    const { cache, said } = open(() => others)
    await screen.findByText('Grace Nakato has this open')
    expect(said('/presence')[0]).toMatchObject(place)
    others = [{ name: 'Grace Nakato', editing: true }]
    await cache.invalidateQueries({ queryKey: [PRESENCE] })
    await screen.findByText('Grace Nakato is editing this')
    others = []
    await cache.invalidateQueries({ queryKey: [PRESENCE] })
    await waitFor(() => expect(screen.queryByText(/Grace Nakato/)).toBeNull())
  })

  it('is asked again every 20 seconds under the same mark, and told that the page was left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { unmount, said } = open(() => [])
    await waitFor(() => expect(said('/presence')).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(20_500)
    expect(said('/presence')).toHaveLength(2)
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    const [first, second] = said('/presence') as { mark: string }[]
    expect(second?.mark).toBe(first?.mark)
    expect(said('/left')).toEqual([{ mark: first?.mark }])
    expect(said('/presence')).toHaveLength(2)
  })

  it('is asked under a new mark when Back brings a left page back as it was', async () => {
    const { said } = open(() => [])
    await waitFor(() => expect(said('/presence')).toHaveLength(1))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(said('/presence')).toHaveLength(2))
    const [before, after] = said('/presence') as { mark: string }[]
    expect(after?.mark).not.toBe(before?.mark)
  })

  it('is not asked while nobody looks at the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { said } = open(() => [])
    await waitFor(() => expect(said('/presence')).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    const before = said('/presence').length
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(said('/presence')).toHaveLength(before)
    window.dispatchEvent(new Event('pointermove'))
    await vi.waitFor(() => expect(said('/presence')).toHaveLength(before + 1))
  })

  it('is silent where the host fails, and never asked where it does not know it', async () => {
    const failing = open(() => undefined)
    await waitFor(() => expect(failing.said('/presence')).toHaveLength(1))
    expect(screen.queryByRole('listitem')).toBeNull()
    cleanup()
    const { asked, unmount } = open(() => [{ name: 'Grace Nakato', editing: false }], false)
    unmount()
    expect(asked).toEqual([])
  })
})
