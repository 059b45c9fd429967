import { type Command, commonFlags, PROGRAM, usageOf } from './command'

/** Exit codes of all commands; one may declare what it means by them. */
const CODES: Readonly<Record<number, string>> = {
  0: 'done',
  1: 'a fault, which standard error names',
  2: 'wrong use: nothing was done',
}

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

const codesOf = (codes: Readonly<Record<number, string>>) => [
  'Exit codes:',
  ...columns(Object.entries(codes).map(([code, meaning]) => [code, meaning])),
]

/** Returns the help of all commands together. */
export const helpOfAll = (commands: readonly Command[]): string[] => [
  `Use: ${PROGRAM} <command> [flags]`,
  '',
  'Commands:',
  ...columns(commands.map(({ name, sentence }) => [name, sentence])),
  '',
  'Flags of every command:',
  ...columns(Object.entries(commonFlags).map(([name, { sentence }]) => [`--${name}`, sentence])),
  '',
  ...codesOf(CODES),
  '',
  'Settings are environment variables: docs/operations.md lists them.',
]

/** Returns the help of one command. */
export const helpOf = (command: Command): string[] => {
  const { sentence, words = [], flags = {}, notes = [], codes } = command
  const spelt = Object.entries({ ...flags, ...commonFlags }).map(
    ([name, flag]) => [flag.kind === 'text' ? `--${name} <${flag.value}>` : `--${name}`, flag.sentence] as const,
  )
  return [
    sentence,
    '',
    `Use: ${usageOf(command)}`,
    ...(words.length ? ['', ...columns(words.map(word => [word.name, word.sentence]))] : []),
    '',
    'Flags:',
    ...columns(spelt),
    ...notes.flatMap(note => ['', note]),
    '',
    ...codesOf({ ...CODES, ...codes }),
  ]
}
