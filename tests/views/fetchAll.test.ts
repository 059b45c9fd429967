import { describe, expect, it } from 'vitest'
import { fetchAll } from '@/views/export/fetchAll'

const list = Array.from({ length: 95 }, (_, id) => ({ id }))
const pageOf = (page: number) => Promise.resolve({ data: list.slice((page - 1) * 10, page * 10), total: list.length })
const never = new AbortController().signal

describe('exporting a list', () => {
  it('takes every page, in order', async () => {
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

  it('takes a row that moved while the pages came once', async () => {
    const moved = await fetchAll(
      async page => ({ data: page === 2 ? [{ id: 9 }, { id: 10 }] : [{ id: page }], total: 20 }),
      10,
      () => undefined,
      never,
    )
    expect(moved.map(({ id }) => id)).toEqual([1, 9, 10])
  })

  it('goes on past a total that only says at least so many, until a page is not full', async () => {
    const capped = async (page: number) => ({ data: (await pageOf(page)).data, total: 50 })
    expect(await fetchAll(capped, 10, () => undefined, never, 50)).toEqual(list)
    expect(await fetchAll(capped, 10, () => undefined, never)).toEqual(list.slice(0, 50))
  })

  it('stops when told, and fails with what a page failed with', async () => {
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
