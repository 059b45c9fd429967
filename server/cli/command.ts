import { parseArgs } from 'node:util'

/** Start of every command, as an operator types it. */
export const PROGRAM = 'npm run daftari --'

/** The command was called in a way that it does not understand. It changed nothing, and the program ends with 2. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** A flag: `switch` is on or off, `text` takes a value, which `value` names in the help. */
type Flag = { kind: 'switch'; sentence: string } | { kind: 'text'; value: string; sentence: string }

/** A word after the name of a command. `many` takes all that follow. */
type Word = { name: string; sentence: string; takes: 'one' | 'at most one' | 'many' }

/** Environment and standard input of a command: those of the process, or of a test. */
export type CommandInput = { env: NodeJS.ProcessEnv; stdin: NodeJS.ReadableStream & { isTTY?: boolean } }

type Given<Name extends string> = CommandInput & {
  words: string[]
  text(flag: Name): string | undefined
  isOn(flag: Name): boolean
  /** True where the outcome is printed as JSON: then nothing else goes to standard output. */
  json: boolean
}

/**
 * Outcome of a command: `lines` for standard output, `faults` for standard error, and the same as `result` for programs.
 * `code` is the exit code; without it 0, or 1 if there are faults.
 */
export type Outcome = { lines: string[]; faults?: string[]; result: Record<string, unknown>; code?: number }

type Declaration<Name extends string> = {
  /** One or two words, such as `admin create`. */
  name: string
  /** One sentence that says what the command does. */
  sentence: string
  words?: readonly Word[]
  flags?: Readonly<Record<Name, Flag>>
  /** Further paragraphs of the help. */
  notes?: readonly string[]
  /** Exit codes with their meaning, where they differ from those of all commands. */
  codes?: Readonly<Record<number, string>>
  run(given: Given<Name>): Promise<Outcome>
}

/** A declared command, which reads its own arguments. */
export type Command = Omit<Declaration<string>, 'run'> & {
  run(args: readonly string[], json: boolean, input: CommandInput): Promise<Outcome>
}

/** Returns the line that shows how a command is called. */
export const usageOf = ({ name, words = [], flags = {} }: Pick<Command, 'name' | 'words' | 'flags'>) => {
  const spelt = words.map(word => {
    if (word.takes === 'one') return `<${word.name}>`
    return word.takes === 'many' ? `[${word.name} …]` : `[${word.name}]`
  })
  return [PROGRAM, name, ...spelt, ...(Object.keys(flags).length ? ['[flags]'] : [])].join(' ')
}

/** Flags that every command has. */
export const commonFlags: Readonly<Record<string, Flag>> = {
  json: { kind: 'switch', sentence: 'Prints the outcome as one JSON object.' },
  help: { kind: 'switch', sentence: 'Prints this help.' },
}

const read = (args: readonly string[], flags: Readonly<Record<string, Flag>>) => {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  return parseArgs({ args: [...args], options, allowPositionals: true })
}

/** Declares a command. Errors of its run: WrongUse for arguments that it does not understand. */
export const defineCommand = <Name extends string = never>({ run, ...declared }: Declaration<Name>): Command => ({
  ...declared,
  async run(args, json, { env, stdin }) {
    const { words = [] } = declared
    const usage = `Use: ${usageOf(declared)}`
    let given: ReturnType<typeof read>
    try {
      given = read(args, { ...commonFlags, ...declared.flags })
    } catch (error) {
      throw new WrongUse(`${(error as Error).message.split('. ')[0]}.\n${usage}`)
    }
    const { positionals, values } = given
    const missing = words.find(({ takes }, at) => takes === 'one' && !positionals[at])
    if (missing) throw new WrongUse(`The ${missing.name} is missing.\n${usage}`)
    if (positionals.length > words.length && words.at(-1)?.takes !== 'many')
      throw new WrongUse(`${positionals[words.length]} is one word too many.\n${usage}`)
    return run({
      words: positionals,
      text(flag) {
        const value = values[flag]
        return typeof value === 'string' ? value : undefined
      },
      isOn: flag => values[flag] === true,
      json,
      env,
      stdin,
    })
  },
})
