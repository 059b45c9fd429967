import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { runProgram } from '@server/cli/program'
import { vi } from 'vitest'
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

/** Runs the program of commands within the test. Returns its exit code and what it printed. */
export const runHere = async (args: readonly string[], env: NodeJS.ProcessEnv, answers: readonly string[] = []) => {
  const printed = { stdout: '', stderr: '' }
  const keep = (stream: keyof typeof printed) => (line: string) => {
    printed[stream] += `${line}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep('stdout')),
    vi.spyOn(console, 'warn').mockImplementation(keep('stderr')),
    vi.spyOn(console, 'error').mockImplementation(keep('stderr')),
  ]
  try {
    const stdin = Readable.from(answers.map(answer => `${answer}\n`))
    return { status: await runProgram(args, { env, stdin }), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs a command of `server/cli` on a test database, with lines of answers to its questions, until it ends. */
export const runCommand = (
  test: Pick<TestDatabase, 'connection' | 'settings'>,
  command: string,
  args: readonly string[] = [],
  answers: readonly string[] = [],
  environment: Record<string, string> = {},
) => runHere([...command.split(' '), ...args], { ...commandEnvironment(test), ...environment }, answers)

/** Returns the environment of a command on the embedded database of a data folder. */
export const environmentIn = (folder: string, environment: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _, ...env } = process.env
  return { ...env, DATA_DIR: folder, AUDIT_KEY: 'a key of more than thirty-two characters', ...environment }
}

/** Runs a command of `server/cli` on the embedded database of a data folder, without a terminal. */
export const runCommandIn = (
  folder: string,
  command: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
) => runHere([...command.split(' '), ...args], environmentIn(folder, environment))

/** Runs the program of commands in a process of its own, as an operator does; other tests run it within the test. */
export const runApart = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  answers: readonly string[] = [],
) =>
  spawnSync(process.execPath, commandLine(command, args), {
    env,
    input: answers.map(answer => `${answer}\n`).join(''),
    encoding: 'utf8',
    timeout: 60_000,
  })
