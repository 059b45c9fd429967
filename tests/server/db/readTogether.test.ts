import type { Db } from '@server/db/database'
import { readTogether } from '@server/db/readTogether'
import { describe, expect, it } from 'vitest'

/** A reading whose answers are given by hand, in the order in which they were asked for. */
const byHand = () => {
  const answers: { done(value: number): void; fail(error: Error): void }[] = []
  const read = readTogether(
    () =>
      new Promise<number>((done, fail) => {
        answers.push({ done, fail })
      }),
  )
  return { read, answers }
}

const db = {} as Db
const settled = () => new Promise(done => setImmediate(done))

describe('a reading for all who ask', () => {
  it('begins again for those who asked while one ran, and once for all of them', async () => {
    const { read, answers } = byHand()
    const first = read(db)
    const later = [read(db), read(db), read(db)]
    await settled()
    expect(answers).toHaveLength(1)
    answers[0]?.done(1)
    expect(await first).toBe(1)
    await settled()
    expect(answers).toHaveLength(2)
    answers[1]?.done(2)
    expect(await Promise.all(later)).toEqual([2, 2, 2])
  })

  it('gives nobody what was read before they asked', async () => {
    const { read, answers } = byHand()
    const first = read(db)
    answers[0]?.done(1)
    await first
    const second = read(db)
    await settled()
    expect(answers).toHaveLength(2)
    answers[1]?.done(2)
    expect(await second).toBe(2)
  })

  it('fails for those who waited for it, and not for those who asked meanwhile', async () => {
    const { read, answers } = byHand()
    const first = read(db)
    const second = read(db)
    answers[0]?.fail(new Error('no connection'))
    await expect(first).rejects.toThrow('no connection')
    await settled()
    answers[1]?.done(2)
    expect(await second).toBe(2)
  })

  it('is one for each database', async () => {
    const { read, answers } = byHand()
    void read(db)
    void read({} as Db)
    await settled()
    expect(answers).toHaveLength(2)
  })
})
