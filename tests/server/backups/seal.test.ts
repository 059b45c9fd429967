import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backupKeys } from '@server/backups/keys'
import { sealing, unsealing } from '@server/backups/seal'
import { BackupFault } from '@server/db/backupFiles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const line = () => randomBytes(32).toString('hex')
const lines = [line(), line()]
const keys = backupKeys({ key: lines.join('\n'), keyFile: undefined })
const FRAME = 64 * 1024
const HEAD = 36

const seal = (bytes: Buffer, file = 'entity.gz') => buffer(Readable.from([bytes]).pipe(sealing(keys[0], file)))
const unseal = (sealed: Buffer, file = 'entity.gz', with_ = [...keys]) =>
  buffer(Readable.from(sealed.length ? [sealed] : []).pipe(unsealing(with_, file)))
const faultOf = (sealed: Buffer, file?: string, with_?: typeof keys) =>
  unseal(sealed, file, with_).then(
    () => undefined,
    (error: BackupFault) => [error instanceof BackupFault, error.code, error.message],
  )

describe('an encrypted file', () => {
  it('is read back as it was, whatever its size', async () => {
    for (const size of [0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 3 * FRAME + 17]) {
      const bytes = randomBytes(size)
      const sealed = await seal(bytes)
      expect(sealed.length).toBe(HEAD + size + 16 * Math.max(1, Math.ceil(size / FRAME)))
      expect((await unseal(sealed)).equals(bytes)).toBe(true)
      expect(size > 64 && sealed.includes(bytes.subarray(0, 64))).toBe(false)
    }
  })

  it('is read in chunks of any size', async () => {
    const bytes = randomBytes(2 * FRAME + 5)
    const sealed = await seal(bytes)
    const chunks = Array.from({ length: Math.ceil(sealed.length / 1000) }, (_, at) =>
      sealed.subarray(at * 1000, at * 1000 + 1000),
    )
    expect((await buffer(Readable.from(chunks).pipe(unsealing(keys, 'entity.gz')))).equals(bytes)).toBe(true)
  })

  it('with a flipped bit anywhere is refused, and the sentence names its place', async () => {
    const sealed = await seal(randomBytes(2 * FRAME + 100))
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] ?? 0) ^ (1 << bit)
        const [isFault, code, message = ''] = (await faultOf(changed)) ?? []
        expect([isFault, code]).toEqual([true, 'damaged'])
        const [from = 0, length = 0] = (String(message).match(/\d+(?= )|\d+(?=:)/g) ?? []).map(Number)
        expect(at).toBeGreaterThanOrEqual(from)
        expect(at).toBeLessThan(from + length)
      }),
      {
        numRuns: 60,
        examples: [
          [0, 0],
          [8, 1],
          [20, 2],
          [33, 3],
          [HEAD, 4],
          [sealed.length - 1, 5],
        ],
      },
    )
  })

  it('that ends too early is refused, also between two frames', async () => {
    const sealed = await seal(randomBytes(3 * FRAME))
    for (const length of [0, 10, HEAD, HEAD + 5, HEAD + FRAME + 16, HEAD + 2 * (FRAME + 16), sealed.length - 1]) {
      const [, code, message] = (await faultOf(sealed.subarray(0, length))) ?? []
      expect([length, code, message]).toEqual([length, 'damaged', expect.stringMatching(/damaged/)])
    }
    expect((await faultOf(sealed.subarray(0, HEAD + FRAME + 16)))?.[2]).toBe(
      `entity.gz ends too early, at byte ${HEAD + FRAME + 16}: the backup is damaged.`,
    )
  })

  it('with swapped or repeated frames, or more bytes, is refused', async () => {
    const sealed = await seal(randomBytes(3 * FRAME))
    const frame = (nth: number) => sealed.subarray(HEAD + nth * (FRAME + 16), HEAD + (nth + 1) * (FRAME + 16))
    const head = sealed.subarray(0, HEAD)
    for (const changed of [
      [head, frame(1), frame(0), frame(2)],
      [head, frame(0), frame(0), frame(1), frame(2)],
      [head, frame(0), frame(2)],
      [sealed, Buffer.from('more')],
      [sealed, frame(2)],
    ])
      expect((await faultOf(Buffer.concat(changed)))?.[1]).toBe('damaged')
  })

  it('is refused in place of another one', async () => {
    const sealed = await seal(randomBytes(100), 'entity.gz')
    expect((await faultOf(sealed, 'country.gz'))?.[1]).toBe('damaged')
  })

  it('is read with an earlier key, and without its key the sentence says so and names the id alone', async () => {
    const sealed = await seal(Buffer.from('rows'))
    const rotated = backupKeys({ key: [line(), lines[0]].join('\n'), keyFile: undefined })
    expect(String(await unseal(sealed, 'entity.gz', rotated))).toBe('rows')
    const [, code, message] =
      (await faultOf(sealed, 'entity.gz', backupKeys({ key: line(), keyFile: undefined }))) ?? []
    expect([code, message]).toEqual([
      'key-lost',
      `This backup was made with a key that is not among the keys of BACKUP_KEY (its id is ${keys[0].id}). Add the key on a line of its own: nobody can read the backup without it.`,
    ])
    expect(lines[0]).not.toContain(keys[0].id)
  })
})
