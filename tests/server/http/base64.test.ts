import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { spellStreams, streamsIn } from '@server/http/base64'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const inPieces = (pieces: Uint8Array[]) => Readable.from(pieces.map(piece => Buffer.from(piece)))

describe('a file in an answer', () => {
  it('is sent as base64 from chunks of any size, in each place of the dialects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 50 })), fc.string(), async (pieces, note) => {
        const answer = { note, file: inPieces(pieces) }
        const spelled = spellStreams(answer, inner => ({ data: inner }))
        expect(JSON.parse(await text(spelled))).toEqual({
          data: { note, file: Buffer.concat(pieces).toString('base64') },
        })
      }),
      { seed: 7 },
    )
  })

  it('is closed when the caller disconnects early', async () => {
    const file = new Readable({ read: () => undefined })
    const spelled = spellStreams({ file }, inner => inner)
    const closed = new Promise(done => file.once('close', done))
    spelled.destroy()
    await closed
    expect(file.destroyed).toBe(true)
  })

  it('is distinguished from all other values of an answer', () => {
    expect(streamsIn({ rows: [1], text: 'a', file: Readable.from([]) }).map(([name]) => name)).toEqual(['file'])
    expect(streamsIn([1, 2])).toEqual([])
  })
})
