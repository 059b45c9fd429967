import { spawnSync } from 'node:child_process'
import type { TestDatabase } from './database'

/** Runs a command of `server/cli` on a test database, with lines of answers to its questions, until it ends. */
export const runCommand = (
  { connection: { user, database, host, port }, settings }: Pick<TestDatabase, 'connection' | 'settings'>,
  name: string,
  args: readonly string[] = [],
  answers: readonly string[] = [],
) => {
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  return spawnSync(process.execPath, ['--import', 'tsx', `server/cli/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: settings.dataDir },
    input: answers.map(answer => `${answer}\n`).join(''),
    encoding: 'utf8',
  })
}

/** Runs a command of `server/cli` on the embedded database of a data folder, without a terminal. */
export const runCommandIn = (folder: string, name: string, args: readonly string[] = []) => {
  const { DATABASE_URL: _, ...env } = process.env
  return spawnSync(process.execPath, ['--import', 'tsx', `server/cli/${name}.ts`, ...args], {
    env: { ...env, DATA_DIR: folder, AUDIT_KEY: 'a key of more than thirty-two characters' },
    input: '',
    encoding: 'utf8',
    timeout: 60_000,
  })
}
