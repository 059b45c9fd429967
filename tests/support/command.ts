import { spawnSync } from 'node:child_process'
import type { TestDatabase } from './database'

/** Returns the arguments of Node for a command such as `admin unlock`. */
export const commandLine = (command: string, args: readonly string[] = []) => [
  ...['--import', 'tsx', 'server/cli/daftari.ts'],
  ...command.split(' '),
  ...args,
]

/** Returns the environment of a command on a test database. */
export const commandEnvironment = ({
  connection: { user, database, host, port },
  settings,
}: Pick<TestDatabase, 'connection' | 'settings'>) => ({
  ...process.env,
  DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`,
  DATA_DIR: settings.dataDir,
})

/** Runs a command of `server/cli` on a test database, with lines of answers to its questions, until it ends. */
export const runCommand = (
  test: Pick<TestDatabase, 'connection' | 'settings'>,
  command: string,
  args: readonly string[] = [],
  answers: readonly string[] = [],
  environment: Record<string, string> = {},
) =>
  spawnSync(process.execPath, commandLine(command, args), {
    env: { ...commandEnvironment(test), ...environment },
    input: answers.map(answer => `${answer}\n`).join(''),
    encoding: 'utf8',
  })

/** Runs a command of `server/cli` on the embedded database of a data folder, without a terminal. */
export const runCommandIn = (
  folder: string,
  command: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
) => {
  const { DATABASE_URL: _, ...env } = process.env
  return spawnSync(process.execPath, commandLine(command, args), {
    env: { ...env, DATA_DIR: folder, AUDIT_KEY: 'a key of more than thirty-two characters', ...environment },
    input: '',
    encoding: 'utf8',
    timeout: 60_000,
  })
}
