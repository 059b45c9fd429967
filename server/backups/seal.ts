import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import { BackupFault } from '../db/backupFiles'
import type { BackupKey } from './keys'

/**
 * Encrypted files of a backup: a head, then frames of AES-256-GCM. The head has the format, the id of the key, a salt from
 * which the key of the file is derived, and a check of these bytes. All frames but the last hold `FRAME` bytes. Each is
 * authenticated together with the head, the name of the file, its number and a mark of the last one, so that a changed,
 * missing, swapped or appended frame is found, and a file in place of another.
 */
const FORMAT = Buffer.from('DAFTARI\u0001', 'latin1')
const [KEY_ID, SALT, CHECK, TAG] = [8, 16, 4, 16]
const HEAD = FORMAT.length + KEY_ID + SALT + CHECK
const FRAME = 64 * 1024
const SEALED = FRAME + TAG

const checkOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, CHECK)

const fileKey = (key: BackupKey, head: Buffer) =>
  Buffer.from(hkdfSync('sha256', key.bytes, head, 'a file of a backup', 32))

/** The nonce of a frame: its number and the mark of the last one, unique under the key of the file. */
const nonceOf = (frame: number, last: boolean) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 0, 6)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

type Bytes = { key: Buffer; about: Buffer }

const sealFrame = ({ key, about }: Bytes, frame: number, last: boolean, bytes: Buffer) => {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, last)).setAAD(about)
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Returns the bytes of a frame; undefined where it is not as it was written. */
const openFrame = ({ key, about }: Bytes, frame: number, last: boolean, bytes: Buffer): Buffer | undefined => {
  const end = bytes.length - TAG
  if (end < 0) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame, last), { authTagLength: TAG })
  decipher.setAAD(about).setAuthTag(bytes.subarray(end))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()])
  } catch {
    return undefined
  }
}

/** Collects chunks and gives them out in pieces of one size. `enough` is true while there is more than a piece. */
const pieces = () => {
  let chunks: Buffer[] = []
  let length = 0
  const take = (size: number) => {
    const [first = Buffer.alloc(0), ...others] = chunks
    const all = others.length ? Buffer.concat(chunks) : first
    const piece = all.subarray(0, size)
    chunks = [all.subarray(size)]
    length -= piece.length
    return piece
  }
  return {
    add(chunk: Buffer) {
      chunks.push(chunk)
      length += chunk.length
    },
    isMoreThan: (size: number) => length > size,
    take,
    rest: () => take(length),
  }
}

/** Returns a stream that encrypts the file of a backup. */
export const sealing = (key: BackupKey, file: string): Transform => {
  const facts = Buffer.concat([FORMAT, Buffer.from(key.id, 'hex'), randomBytes(SALT)])
  const head = Buffer.concat([facts, checkOf(facts)])
  const bytes = { key: fileKey(key, head), about: Buffer.concat([head, Buffer.from(file)]) }
  const waiting = pieces()
  let frame = 0
  return new Transform({
    construct(done) {
      this.push(head)
      done()
    },
    transform(chunk: Buffer, _, done) {
      waiting.add(chunk)
      while (waiting.isMoreThan(FRAME)) this.push(sealFrame(bytes, frame++, false, waiting.take(FRAME)))
      done()
    },
    flush(done) {
      this.push(sealFrame(bytes, frame, true, waiting.rest()))
      done()
    },
  })
}

const damaged = (file: string, says: string) =>
  new BackupFault('damaged', `${file} ${says}: the backup is damaged.`, file)

/** Returns the key that a head names. Throws BackupFault for a damaged head, and where the key is not among these. */
const keyOf = (head: Buffer, keys: readonly BackupKey[], file: string): BackupKey => {
  const facts = head.subarray(0, HEAD - CHECK)
  if (head.length < HEAD) throw damaged(file, `ends at byte ${head.length}, within its head`)
  if (!checkOf(facts).equals(head.subarray(HEAD - CHECK)))
    throw damaged(file, `is damaged between byte 0 and byte ${HEAD}`)
  if (!facts.subarray(0, FORMAT.length - 1).equals(FORMAT.subarray(0, -1)))
    throw damaged(file, 'is no encrypted file of a backup')
  if (facts[FORMAT.length - 1] !== FORMAT.at(-1))
    throw new BackupFault('newer', `${file} was written by a newer release of Daftari. Restore it with that release.`)
  const id = facts.subarray(FORMAT.length, FORMAT.length + KEY_ID).toString('hex')
  const key = keys.find(one => one.id === id)
  if (key) return key
  throw new BackupFault(
    'key-lost',
    `This backup was made with a key that is not among the keys of BACKUP_KEY (its id is ${id}). Add the key on a line of its own: nobody can read the backup without it.`,
    id,
  )
}

/** Returns a stream that decrypts the file of a backup. Its errors: BackupFault, which names the place of the damage. */
export const unsealing = (keys: readonly BackupKey[], file: string): Transform => {
  const waiting = pieces()
  let bytes: Bytes | undefined
  let frame = 0
  const begin = () => {
    const head = waiting.take(HEAD)
    bytes = { key: fileKey(keyOf(head, keys, file), head), about: Buffer.concat([head, Buffer.from(file)]) }
    return bytes
  }
  const open = (sealed: Buffer, last: boolean) => {
    const from = HEAD + frame * SEALED
    const found = bytes && openFrame(bytes, frame, last, sealed)
    if (found) {
      frame++
      return found
    }
    if (bytes && last && openFrame(bytes, frame, false, sealed))
      throw damaged(file, `ends too early, at byte ${from + sealed.length}`)
    throw damaged(file, `is damaged at byte ${from} or within the ${sealed.length} bytes after it`)
  }
  const attempt = (work: () => void, done: (error?: Error) => void) => {
    try {
      work()
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      attempt(() => {
        waiting.add(chunk)
        if (!bytes && waiting.isMoreThan(HEAD)) begin()
        while (bytes && waiting.isMoreThan(SEALED)) this.push(open(waiting.take(SEALED), false))
      }, done)
    },
    flush(done) {
      attempt(() => {
        if (!bytes) begin()
        this.push(open(waiting.rest(), true))
      }, done)
    },
  })
}
