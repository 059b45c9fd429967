import { type Command, type CommandInput, type Outcome, PROGRAM, WrongUse } from './command'
import { commands } from './commands'
import { helpOf, helpOfAll } from './help'

const print = (lines: readonly string[]) => {
  if (lines.length) console.log(lines.join('\n'))
}

/** Returns the command that the arguments begin with, and the arguments after its name. */
const findCommand = (args: readonly string[]): { command: Command; rest: string[] } | undefined => {
  for (const command of commands) {
    const length = command.name.split(' ').length
    if (args.slice(0, length).join(' ') === command.name) return { command, rest: args.slice(length) }
  }
  return undefined
}

const runCommand = async (
  command: Command,
  args: readonly string[],
  json: boolean,
  input: CommandInput,
): Promise<Outcome> => {
  try {
    return await command.run(args, json, input)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { lines: [], faults: [message], result: {}, code: error instanceof WrongUse ? 2 : 1 }
  }
}

/** Runs the command that the arguments name, prints its outcome, and returns the exit code of the program. */
export const runProgram = async (args: readonly string[], input: CommandInput): Promise<number> => {
  const found = findCommand(args)
  const json = args.includes('--json')
  const help = args.includes('--help') || args.includes('-h')
  if (!found) {
    const named = args.filter(arg => !arg.startsWith('-')).join(' ')
    const fault = `There is no command ${named}. These are all: ${PROGRAM} --help`
    if (named && json) console.log(JSON.stringify({ code: 2, faults: [fault] }))
    else if (named) console.error(fault)
    else print(helpOfAll(commands))
    return help && !named ? 0 : 2
  }
  const { command, rest } = found
  if (help) {
    print(helpOf(command))
    return 0
  }
  const { lines, faults = [], result, code = faults.length ? 1 : 0 } = await runCommand(command, rest, json, input)
  if (json) console.log(JSON.stringify({ code, ...result, ...(faults.length && { faults }) }))
  else {
    print(lines)
    if (faults.length) console.error(faults.join('\n'))
  }
  return code
}
