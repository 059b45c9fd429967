import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from '../../server/cli/commands'
import { helpOf } from '../../server/cli/help'
import { commandEnvironment, runApart, runCommand, runHere } from '../support/command'
import { type TestDatabase, testDatabase } from '../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

/** Runs the program without a registry. Returns its exit code and the lines that it printed. */
const program = (...args: string[]) => runHere(args, {})

describe('the help', () => {
  it('lists every command with its sentence, and ends with 0 where it was asked for', async () => {
    const { status, stdout } = await program('--help')
    expect(status).toBe(0)
    for (const { name, sentence } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} +${sentence}$`, 'm'))
    expect(await program()).toMatchObject({ status: 2, stdout })
  })

  it.each(commands.map(command => [command.name, command] as const))(
    'of %s names its flags and codes',
    (_, command) => {
      const text = helpOf(command).join('\n')
      for (const [flag, { sentence }] of Object.entries(command.flags ?? {}))
        expect(text).toMatch(new RegExp(`^  --${flag}.* ${sentence}$`, 'm'))
      for (const { sentence } of command.words ?? []) expect(text).toContain(sentence)
      expect(text).toContain('--json')
      expect(text).toMatch(/^Exit codes:\n {2}0 /m)
    },
  )

  it('of a command is printed in place of running it', async () => {
    const { status, stdout } = await program('restore', '--help')
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      'Puts a backup into an empty registry, or brings the embedded one back to a moment.',
    ])
  })
})

describe('wrong use', () => {
  const usage = 'Use: npm run daftari -- admin unlock <username>'

  it.each([
    [['frobnicate'], 'There is no command frobnicate. These are all: npm run daftari -- --help\n'],
    [['admin', 'unlock'], `The username is missing.\n${usage}\n`],
    [['admin', 'unlock', 'grace', 'mary'], `mary is one word too many.\n${usage}\n`],
    [['admin', 'unlock', 'grace', '--quick'], `Unknown option '--quick'.\n${usage}\n`],
  ])('%j ends with 2 and says how the command is used', async (args, sentence) => {
    expect(await program(...args)).toEqual({ status: 2, stdout: '', stderr: sentence })
  })

  it.each([
    [['admin', 'unlock'], `The username is missing.\n${usage}`],
    [['frobnicate'], 'There is no command frobnicate. These are all: npm run daftari -- --help'],
  ])('%j is told as JSON where that was asked for', async (args, fault) => {
    const { status, stdout, stderr } = await program(...args, '--json')
    expect([status, stderr]).toEqual([2, ''])
    expect(JSON.parse(stdout)).toEqual({ code: 2, faults: [fault] })
  })

  it('takes no password as an argument, and does not repeat it', async () => {
    const { status, stderr } = await program('admin', 'create', '--password=a long enough password')
    expect(status).toBe(2)
    expect(stderr).toContain("Unknown option '--password'")
    expect(stderr).not.toContain('long enough')
  })
})

describe('admin create', () => {
  const flags = ['--given-name', 'Mary', '--surname', 'Okello', '--email', 'mary@registry.example']

  it('takes flags and the environment first, and reads the rest from standard input', async () => {
    const rest = ['mary', 'a long enough password']
    const made = runApart('admin create', [...flags, '--json'], commandEnvironment(test), rest)
    expect(made.stderr).toBe('')
    expect([made.status, JSON.parse(made.stdout)]).toEqual([0, { code: 0, username: 'mary' }])

    const environment = { ADMIN_USERNAME: 'joan', ADMIN_PASSWORD: 'a long enough password', ADMIN_GIVEN_NAME: 'Joan' }
    const other = ['--surname', 'Okello', '--email', 'joan@registry.example']
    expect(await runCommand(test, 'admin create', other, [], environment)).toMatchObject({
      status: 0,
      stdout: 'joan is an administrator of this registry.\n',
    })
  })
})

it('prints facts and faults of an outcome as one JSON object', async () => {
  const { status, stdout } = await runCommand(test, 'admin unlock', ['nobody', '--json'])
  expect([status, JSON.parse(stdout)]).toEqual([
    1,
    { code: 1, faults: ['Nobody has the username or email address nobody.'] },
  ])
})
