import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readInChild } from '@server/registry/readInChild'
import { readSheet } from '@server/registry/readSheet'
import { createReadSheetQueue } from '@server/registry/readSheetQueue'
import { writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftari-read-sheet-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const columns = [{ source: 'brn', label: 'BRN', headers: [], required: true }]
  return { path, name, columns, accept: ['.xlsx'], mostRows: 200_000 }
}
const stays = () => new AbortController().signal
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

describe('a spreadsheet read in a process of its own', () => {
  it('gives its rows by their numbers in the sheet', async () => {
    const rows = Array.from({ length: 12_000 }, (_, n) => [String(n)])
    const { rows: found } = await readSheet(fileOf('list.xlsx', writeXlsx(['BRN'], rows, 'List')), {
      person: 'a',
      signal: stays(),
    })
    expect([found.length, found.at(-1)]).toEqual([12_000, { row: 12_001, values: { brn: '11999' } }])
  })

  it.each([
    ['more memory than it is given', { heapMegabytes: 20, seconds: 20 }, 'reading-too-large'],
    ['longer than it is given', { heapMegabytes: 400, seconds: 0.05 }, 'reading-too-long'],
  ])('ends by itself when it takes %s', async (_, bounds, code) => {
    const rows = Array.from({ length: 40_000 }, (_, n) => [String(n)])
    const file = fileOf('heavy.xlsx', writeXlsx(['BRN'], rows, 'List'))
    expect(await codeOf(readInChild(file, stays(), bounds))).toBe(code)
  })

  it('ends when its sender disconnects', async () => {
    const control = new AbortController()
    const reading = codeOf(
      readSheet(fileOf('left.xlsx', writeXlsx(['BRN'], [['1']], 'List')), { person: 'c', signal: control.signal }),
    )
    control.abort()
    expect(await reading).toBe('malformed-request')
  })
})

describe('turns of reading', () => {
  const turnsOf = () => createReadSheetQueue({ atOnce: 2, waiting: 4, ofOnePerson: 3 })

  it('read one file of a person, queue two, and refuse the next', async () => {
    const turns = turnsOf()
    const order: string[] = []
    const end = await turns.take('a', stays())
    const second = turns.take('a', stays()).then(done => {
      order.push('second')
      return done
    })
    const third = turns.take('a', stays()).then(done => {
      order.push('third')
      return done
    })
    await expect(turns.take('a', stays())).rejects.toMatchObject({
      code: 'too-many-readings',
      status: 429,
      message: 'You already have 3 spreadsheets waiting. Send this one when they are done.',
    })
    expect(order).toEqual([])
    end()
    const endSecond = await second
    expect(order).toEqual(['second'])
    endSecond()
    await third
    expect(order).toEqual(['second', 'third'])
  })

  it('let another person’s file pass', async () => {
    const turns = turnsOf()
    await turns.take('a', stays())
    void turns.take('a', stays())
    void turns.take('a', stays())
    await turns.take('b', stays())
    void turns.take('c', stays())
    void turns.take('d', stays())
    await expect(turns.take('e', stays())).rejects.toMatchObject({ code: 'busy' })
  })

  it('free the place of a caller who disconnects', async () => {
    const turns = turnsOf()
    await turns.take('a', stays())
    void turns.take('a', stays())
    const control = new AbortController()
    const waiting = codeOf(turns.take('a', control.signal))
    control.abort()
    expect(await waiting).toBe('malformed-request')
    void turns.take('a', stays())
    await expect(turns.take('a', stays())).rejects.toMatchObject({ code: 'too-many-readings' })
  })
})
