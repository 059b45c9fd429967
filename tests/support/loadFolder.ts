import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Db, OwnedDatabase } from '@server/db/database'
import type { DocumentStore } from '@server/edms/store'
import type { Mapping } from '@server/loads/mapping'
import { performLoad } from '@server/loads/performLoad'
import type { Follow, LoadResult } from '@server/loads/runLoad'
import { filesAt } from '@server/loads/sourceFiles'

/** Files of a load by their names. */
export type Files = Record<string, string | Uint8Array>

const follow: Follow = { step: async () => undefined, rows: async () => undefined }

type Options = {
  source?: string
  mapping?: Mapping
  checkOnly?: boolean
  effectiveOn?: string
  history?: 'LOAD' | 'REGISTRATION'
  follow?: Follow
  store?: DocumentStore
  after?: (tx: Db, id: number, result: LoadResult) => Promise<void>
}

/** Writes files into a new folder, and hands it to `work`. */
export const withFolder = async <T>(files: Files, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'daftari-load-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loads files of these contents as the command line does. */
export const loadFiles = (database: OwnedDatabase, files: Files, options: Options = {}) =>
  withFolder(files, async folder => {
    const { source = 'test', mapping, checkOnly = false, effectiveOn = '2026-01-15', history = 'LOAD' } = options
    return performLoad(
      database,
      {
        source,
        name: 'files',
        files: (await filesAt(folder)).files,
        mapping,
        by: 'tester',
        effectiveOn,
        history,
        checkOnly,
        ...(options.store && { store: options.store }),
      },
      options.follow ?? follow,
      options.after,
    )
  })

/** Returns the findings of a load, as kind, row and reason. */
export const findingsOf = async (database: OwnedDatabase, load: number) =>
  (
    await database.pool.query(
      'SELECT outcome, kind, "row", reason, params, key FROM load_finding WHERE load = $1 ORDER BY kind, "row", key',
      [load],
    )
  ).rows
