import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { documentStore } from '@server/edms/edms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodsEntity } from '../../support/bods'
import { commandEnvironment, commandLine } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { loadFiles, withFolder } from '../../support/loadFolder'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const ENTITIES = 3000
const brns = Array.from({ length: ENTITIES }, (_, at) => `8002${String(at).padStart(10, '0')}`)
const files = {
  'entities.csv': `BRN,Name,Kind,Registered On\n${brns.map(brn => `${brn},LTD ${brn},COMPANY,2010-01-05\n`).join('')}`,
  'people.csv': `BRN,Person,Kind,Given Name\n${brns.map(brn => `${brn},1,INDIVIDUAL,Amina\n`).join('')}`,
  'documents.csv': `BRN,File,Type,Name,Filed At\n${brns
    .slice(0, 50)
    .map(brn => `${brn},${brn}.pdf,CONSTITUTION,Constitution,2010-01-05\n`)
    .join('')}`,
  ...Object.fromEntries(brns.slice(0, 50).map(brn => [`documents/${brn}.pdf`, brn])),
  'owners.json': JSON.stringify([bodsEntity('alone', '80099999999999')]),
}
const count = async () =>
  (
    await test.database.pool.query(`SELECT (SELECT count(*)::int FROM entity) AS entities, (SELECT count(*)::int FROM entity_person) AS people,
      (SELECT count(*)::int FROM entity_document) AS documents, (SELECT count(*)::int FROM edms_file) AS files,
      (SELECT count(*)::int FROM load) AS loads, (SELECT count(*)::int FROM load_row) AS rows,
      (SELECT count(*)::int FROM load_finding) AS findings, (SELECT count(*)::int FROM audit_entry) AS entries`)
  ).rows[0]

/** Ends a load by SIGKILL as soon as it says that it is at a step. */
const killAt = (step: string) =>
  withFolder(files, async folder => {
    const child = spawn(process.execPath, commandLine('load', [folder]), {
      env: commandEnvironment(test),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(child, 'exit')
    let isKilled = false
    for await (const line of createInterface(child.stderr))
      if (line.startsWith(step) && !isKilled) isKilled = child.kill('SIGKILL')
    const [, signal] = await ended
    expect([isKilled, signal]).toEqual([true, 'SIGKILL'])
  })

describe('a load whose process is killed', () => {
  it.each(['Reading', 'Checking: people', 'Writing: documents', 'Writing: people', 'Statistics'])(
    'leaves nothing half-written: %s',
    async step => {
      const before = await count()
      await killAt(step)
      expect(await count()).toEqual(before)
    },
  )

  it('leaves the turn to the next load, which is whole', async () => {
    const { outcomes } = await loadFiles(test.database, files, { store: await documentStore(test.settings) })
    expect(outcomes.map(({ kind, created, refused }) => [kind, created, refused])).toEqual([
      ['entities', ENTITIES + 1, 0],
      ['people', ENTITIES, 0],
      ['documents', 50, 0],
    ])
    expect(await count()).toMatchObject({
      entities: ENTITIES + 1,
      people: ENTITIES,
      documents: 50,
      files: 50,
      loads: 1,
    })
  })

  it('leaves a filled register as it was, also where its connection is lost', async () => {
    const before = await count()
    const changed = { 'entities.csv': files['entities.csv'].replaceAll('LTD ', 'RENAMED ') }
    const lost = loadFiles(test.database, changed, {
      follow: {
        rows: async () => undefined,
        step: async step => {
          if (step !== 'finish') return
          await test.database.pool.query(
            `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7203119`,
          )
        },
      },
    })
    await expect(lost).rejects.toThrow()
    expect(await count()).toEqual(before)
    const { outcomes } = await loadFiles(test.database, changed)
    expect(outcomes[0]).toMatchObject({ changed: ENTITIES, refused: 0 })
  })
})
