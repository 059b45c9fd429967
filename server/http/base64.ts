import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** Base64 of bytes as they come: three of them make four letters, and what is left over waits for the next. */
async function* letters(bytes: Readable) {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const all: Buffer = rest.length ? Buffer.concat([rest, chunk]) : chunk
    const whole = all.length - (all.length % 3)
    yield all.toString('base64', 0, whole)
    rest = all.subarray(whole)
  }
  yield rest.toString('base64')
}

async function* spelled(text: string, streams: readonly [mark: string, bytes: Readable][]) {
  let rest = text
  for (const [mark, bytes] of streams) {
    const at = rest.indexOf(mark)
    yield rest.slice(0, at)
    yield* letters(bytes)
    rest = rest.slice(at + mark.length)
  }
  yield rest
}

const isStream = (entry: [string, unknown]): entry is [string, Readable] => entry[1] instanceof Readable

/** The fields of an answer that are streams of bytes. */
export const streamsIn = (answer: object): [string, Readable][] => Object.entries(answer).filter(isStream)

/**
 * The answer as JSON, in which each field that is a stream is spelled in base64 while it is read, so that no file
 * stands whole in memory. `wrap` puts the answer where the call's dialect wants it.
 */
export const spellStreams = (answer: object, wrap: (answer: object) => unknown): Readable => {
  const marks = streamsIn(answer).map(([name, bytes]) => ({ name, bytes, mark: randomUUID() }))
  const marked = { ...answer, ...Object.fromEntries(marks.map(({ name, mark }) => [name, mark])) }
  const json = Readable.from(
    spelled(
      JSON.stringify(wrap(marked)),
      marks.map(({ mark, bytes }) => [mark, bytes]),
    ),
    { objectMode: false },
  )
  // A caller who leaves before the first byte leaves no file open.
  return json.once('close', () => {
    for (const { bytes } of marks) bytes.destroy()
  })
}
