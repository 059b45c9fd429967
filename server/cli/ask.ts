import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { CommandInput } from './command'

type Asker = { ask(question: string): Promise<string>; askSecretly(question: string): Promise<string>; close(): void }

/**
 * Asks at the terminal, where a secret answer is not echoed; piped input is read line by line without questions. Questions
 * go to standard error, so that standard output holds the outcome alone.
 */
export const createAsker = (stdin: CommandInput['stdin']): Asker => {
  const terminal = stdin.isTTY ?? false
  let silent = false
  const output = new Writable({
    write(chunk, _, done) {
      if (!silent) process.stderr.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: stdin, output, terminal })
  const answers = lines[Symbol.asyncIterator]()
  const show = (text: string) => {
    if (terminal) process.stderr.write(text)
  }
  const answer = async (question: string) => {
    show(question)
    const { value } = await answers.next()
    return String(value ?? '')
  }
  return {
    ask: async question => (await answer(question)).trim(),
    async askSecretly(question) {
      show(question)
      silent = true
      const secret = await answer('')
      silent = false
      show('\n')
      return secret
    },
    close: () => lines.close(),
  }
}
