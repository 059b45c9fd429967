import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOpeningReads, type OpenedPage } from '@/dataProvider/openingReads'

let kept: OpenedPage[] = []
const openings = () =>
  createOpeningReads({
    read: () => kept,
    write: pages => {
      kept = pages
    },
  })

beforeEach(() => {
  kept = []
  history.replaceState(null, '', '/home/one')
})
afterEach(() => {
  delete window.readsAhead
  vi.restoreAllMocks()
})

describe('what a page reads first', () => {
  it('is kept up to the first answer, with the page of the address', () => {
    const { note } = openings()
    const first = note('/rows?page=1')
    const second = note('/totals')
    first()
    second()
    note('/later')()
    expect(kept).toEqual([{ page: '/home/one', reads: ['/rows?page=1', '/totals'] }])
  })

  it('is kept anew for another address, newest first', () => {
    const { note } = openings()
    note('/rows?page=1')()
    history.replaceState(null, '', '/home/one?page=2')
    note('/rows?page=2')()
    expect(kept.map(({ page }) => page)).toEqual(['/home/one?page=2', '/home/one'])
  })

  it('is not kept where nothing was answered well', () => {
    openings().note('/rows')
    expect(kept).toEqual([])
  })

  it('is kept of twenty pages, and of eight addresses each', () => {
    const { note } = openings()
    for (let page = 0; page < 25; page++) {
      history.replaceState(null, '', `/home/${page}`)
      const answered = Array.from({ length: 10 }, (_, read) => note(`/rows/${read}`))
      for (const tell of answered) tell()
    }
    expect(kept).toHaveLength(20)
    expect(kept[0]).toEqual({ page: '/home/24', reads: Array.from({ length: 8 }, (_, read) => `/rows/${read}`) })
  })
})

describe('an answer that was requested ahead', () => {
  const ahead = (answer: Promise<Response>, age = 9_999) => {
    vi.spyOn(performance, 'now').mockReturnValue(age)
    window.readsAhead = new Map([['/rows', answer]])
    return openings()
  }

  it('is taken once', async () => {
    const { take } = ahead(Promise.resolve(new Response('[]')))
    const answer = await take('/rows')?.('/rows')
    expect(await answer?.text()).toBe('[]')
    expect(take('/rows')).toBeUndefined()
  })

  it('is not taken when it is old', () => {
    const { take } = ahead(Promise.resolve(new Response('[]')), 10_001)
    expect(take('/rows')).toBeUndefined()
  })

  it('is no longer waited for by a caller that gave up', async () => {
    const { take } = ahead(new Promise(() => {}))
    const leaving = new AbortController()
    const answer = take('/rows')?.('/rows', { signal: leaving.signal })
    leaving.abort(new Error('Left'))
    await expect(answer).rejects.toThrow('Left')
  })

  it('is of no use to another address, nor without one', () => {
    expect(ahead(Promise.resolve(new Response('[]'))).take('/others')).toBeUndefined()
    delete window.readsAhead
    expect(openings().take('/rows')).toBeUndefined()
  })
})
