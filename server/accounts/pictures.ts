import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Refusal } from '@contract/errors'
import { mediaTypeOf } from '@contract/media'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
import { account } from '../db/schema'
import type { Edms, Shelf } from '../edms/edms'
import type { Uploaded } from '../http/upload'
import { readBitmap } from './bitmap'

const MOST_PIXELS = 40_000_000
const SECONDS = 10
/** Largest size of a signature, which is only printed small. */
const SIGNATURE = { width: 1200, height: 600 }

const open = (bytes: Buffer) => {
  if (mediaTypeOf(bytes) !== 'image/bmp') return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { pixels, ...raw } = readBitmap(bytes, MOST_PIXELS)
  return sharp(pixels, { raw })
}

/**
 * Decodes an uploaded picture completely and encodes it again as PNG, so that nothing hidden in the file survives.
 * Refuses an unreadable one ('picture-broken').
 */
export const readPicture = async ({ path }: Pick<Uploaded, 'path'>): Promise<Buffer> => {
  try {
    return await open(await readFile(path))
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...SIGNATURE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    throw new Refusal('picture-broken')
  }
}

/** Stores a signature in the EDMS. Returns its handle and its hash. */
export const storeSignature = async (edms: Edms, db: Db, picture: Buffer) => {
  const handle = randomUUID()
  const { hash } = await edms.keep(db, handle, Readable.from([picture]))
  return { handle, hash }
}

/** Stores a picture as the signature of an account. The previous one stays in the EDMS, no longer linked. */
export const keepSignature = async (edms: Edms, db: Db, accountId: string, picture: Buffer) => {
  const { handle, hash } = await storeSignature(edms, db, picture)
  await db.update(account).set({ signature: handle, updatedAt: sql`now()` }).where(eq(account.id, accountId))
  return { hash }
}

const shelfOf = (
  column: typeof account.signature | typeof account.idAttachment,
  kind: string,
  ending: string,
): Shelf => ({
  name: 'account',
  async find(db, handle) {
    const [owner] = await db
      .select({
        subject: account.id,
        name: sql<string>`${account.displayName} || ${ending}`,
        filedAt: sql<string>`${dayOf(account.createdAt)}::text`,
      })
      .from(account)
      .where(eq(column, handle))
    return owner && { kind, ...owner }
  },
})

/** Identity papers of clients and signatures of staff: each shelf serves only its own kind. */
export const attachmentShelf = shelfOf(account.idAttachment, 'ID', '.jpg')
export const signatureShelf = shelfOf(account.signature, 'SIGNATURE', '.png')
