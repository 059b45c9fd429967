import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchAll } from '@/components/export/fetchAll'

const list = Array.from({ length: 95 }, (_, id) => ({ id }))
const pageOf = (page: number) => Promise.resolve({ data: list.slice((page - 1) * 10, page * 10), total: list.length })
const never = new AbortController().signal
afterEach(() => void vi.useRealTimers())

describe('exporting a list', () => {
  it('reads every page, in order', async () => {
    expect(await fetchAll(pageOf, 10, () => undefined, never)).toEqual(list)
  })

  it('asks for at most three pages at once', async () => {
    let [now, most] = [0, 0]
    await fetchAll(
      async page => {
        most = Math.max(most, ++now)
        const answer = await pageOf(page)
        now--
        return answer
      },
      10,
      () => undefined,
      never,
    )
    expect(most).toBe(3)
  })

  it('keeps one copy of a row that moved between pages', async () => {
    const moved = await fetchAll(
      async page => ({ data: page === 2 ? [{ id: 9 }, { id: 10 }] : [{ id: page }], total: 20 }),
      10,
      () => undefined,
      never,
    )
    expect(moved.map(({ id }) => id)).toEqual([1, 9, 10])
  })

  it('continues past a minimum total until a page is not full', async () => {
    const capped = async (page: number) => ({ data: (await pageOf(page)).data, total: 50 })
    expect(await fetchAll(capped, 10, () => undefined, never, 50)).toEqual(list)
    expect(await fetchAll(capped, 10, () => undefined, never)).toEqual(list.slice(0, 50))
  })

  it('reads and tells nothing more once a page has failed', async () => {
    const asked: number[] = []
    const told: number[] = []
    let answer = () => {}
    const later = new Promise<void>(done => {
      answer = done
    })
    const all = fetchAll(
      async page => {
        asked.push(page)
        if (page === 2) throw Object.assign(new Error('refused'), { status: 403 })
        if (page > 2) await later
        return pageOf(page)
      },
      10,
      done => told.push(done),
      never,
    )
    await expect(all).rejects.toThrow('refused')
    const [reads, words] = [asked.length, told.length]
    answer()
    // All that follows these answers is done before the next task.
    await new Promise(setImmediate)
    expect([asked.length, told.length]).toEqual([reads, words])
  })

  it('retries a failed page', async () => {
    vi.useFakeTimers()
    const failures = new Map([
      [1, 1],
      [4, 2],
    ])
    const all = fetchAll(
      async page => {
        const left = failures.get(page) ?? 0
        failures.set(page, left - 1)
        if (left > 0) throw Object.assign(new Error('away'), { status: page === 1 ? 502 : 0, code: 'offline' })
        return pageOf(page)
      },
      10,
      () => undefined,
      never,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await all).toEqual(list)
  })

  it('retries an unavailable host twice, and does not retry a refusal', async () => {
    vi.useFakeTimers()
    const asked: number[] = []
    const failing = (status: number) =>
      fetchAll(
        () => {
          asked.push(status)
          return Promise.reject(Object.assign(new Error('no'), { status }))
        },
        10,
        () => undefined,
        never,
      ).catch((error: Error) => error.message)
    const given = Promise.all([failing(503), failing(500), failing(403)])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await given).toEqual(['no', 'no', 'no'])
    expect(asked.sort()).toEqual([403, 500, 503, 503, 503])
  })

  it('stops on request, and fails with the error of a page', async () => {
    const control = new AbortController()
    control.abort(new Error('stopped'))
    await expect(fetchAll(pageOf, 10, () => undefined, control.signal)).rejects.toThrow('stopped')
    await expect(
      fetchAll(
        page => (page > 3 ? Promise.reject(new Error('busy')) : pageOf(page)),
        10,
        () => undefined,
        never,
      ),
    ).rejects.toThrow('busy')
  })
})
