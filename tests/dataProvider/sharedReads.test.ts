import { mdas } from '@contract/registry/mdas'
import { describe, expect, it } from 'vitest'
import { recordedHttp } from '../support/recordedHttp'

/** Creates a host that answers each read with its number once `answer` lets it. */
const heldHost = () => {
  const answers: (() => void)[] = []
  const { http, asked } = recordedHttp(async ({ method }) => {
    if (method !== 'GET') return { body: { message: 'Saved' } }
    const number = answers.length + 1
    await new Promise<void>(done => answers.push(done))
    return { body: { content: [{ no: `${number}`, name: 'Water' }], totalElements: number } }
  })
  const read = (options: { signal?: AbortSignal } = {}) =>
    http.askList(mdas.list, { page: 1, perPage: 15 }, {}, options).then(({ total }) => total)
  const answer = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    for (const done of answers) done()
  }
  return { http, asked, read, answer }
}

describe('readings of one address at the same time', () => {
  it('are one request', async () => {
    const { asked, read, answer } = heldHost()
    const both = Promise.all([read(), read()])
    await answer()
    expect(await both).toEqual([1, 1])
    expect(asked).toHaveLength(1)
  })

  it('are two requests where one begins after the answer of the other', async () => {
    const { asked, read, answer } = heldHost()
    const first = read()
    await answer()
    await first
    const second = read()
    await expect.poll(() => asked.length).toBe(2)
    await answer()
    expect(await second).toBe(2)
  })

  it('share no answer from before a write', async () => {
    const { http, asked, read, answer } = heldHost()
    const before = read()
    await expect.poll(() => asked.length).toBe(1)
    await http.ask(mdas.create, { body: { name: 'Roads' } })
    const after = read()
    await expect.poll(() => asked.length).toBe(3)
    await answer()
    expect(await Promise.all([before, after])).toEqual([1, 2])
  })

  it('go on for one reader when the other has left', async () => {
    const { asked, read, answer } = heldHost()
    const leaving = new AbortController()
    const left = read({ signal: leaving.signal })
    const stays = read({ signal: new AbortController().signal })
    await expect.poll(() => asked.length).toBe(1)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'cancelled' })
    await answer()
    expect(await stays).toBe(1)
  })

  it('are requested anew once every reader has left', async () => {
    const { asked, read, answer } = heldHost()
    const leaving = new AbortController()
    const left = read({ signal: leaving.signal })
    await expect.poll(() => asked.length).toBe(1)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'cancelled' })
    const again = read()
    await expect.poll(() => asked.length).toBe(2)
    await answer()
    expect(await again).toBe(2)
  })
})
