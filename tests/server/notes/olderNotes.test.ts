import type { OnWire } from '@contract/id'
import { contract } from '@contract/index'
import { MOST_NOTES, type RecordNote } from '@contract/portal/notes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
})
afterAll(() => registry.close())

it('answers the notes of a record part by part, each once, also while a colleague adds one', async () => {
  const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
  const admin = registry.as(await registry.signIn('admin'))
  const [{ brn }] = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn DESC LIMIT 1")).rows
  await run('DELETE FROM reminder; DELETE FROM note_version; DELETE FROM note')
  const plant = (from: number, to: number) =>
    run(
      `INSERT INTO note (token, subject_kind, subject_key, text, author_id, author)
       SELECT gen_random_uuid(), 'ENTITY', $1, 'Note ' || n, id, 'Grace Nakato'
       FROM account, generate_series($2::int, $3::int) n WHERE username = 'admin' ORDER BY n`,
      [brn, from, to],
    )
  await plant(1, 2 * MOST_NOTES + 7)
  const read = async (before?: string | number): Promise<{ notes: OnWire<RecordNote>[]; older: boolean }> =>
    (
      await admin({
        url: pathOf(contract.notes.ofRecord),
        query: { kind: 'ENTITY', key: brn, ...(before !== undefined && { before: String(before) }) },
      })
    ).json()
  const texts: string[] = []
  for (let part = await read(); ; part = await read(part.notes.at(-1)?.id)) {
    texts.push(...part.notes.map(({ text }) => text))
    if (!part.older) break
    expect(part.notes).toHaveLength(MOST_NOTES)
    await plant(1000, 1000)
  }
  expect(texts).toEqual(Array.from({ length: 2 * MOST_NOTES + 7 }, (_, at) => `Note ${2 * MOST_NOTES + 7 - at}`))
})
