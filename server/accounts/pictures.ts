import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Refusal } from '@contract/errors'
import { mediaTypeOf } from '@contract/media'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
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

/** Stores a picture as the signature of an account. The previous one stays in the EDMS, no longer linked. */
export const keepSignature = async (edms: Edms, db: Db, accountId: string, picture: Buffer) => {
  const handle = randomUUID()
  const kept = await edms.keep(db, handle, Readable.from([picture]))
  await db.execute(sql`UPDATE account SET signature = ${handle}, updated_at = now() WHERE id = ${accountId}`)
  return kept
}

const shelfOf = (column: 'signature' | 'id_attachment', kind: string, ending: string): Shelf => ({
  name: 'account',
  async find(db, handle) {
    const { rows } = await db.execute<{ subject: string; name: string; filedAt: string }>(sql`
      SELECT id AS subject, display_name || ${ending} AS name, ${dayOf(sql`created_at`)}::text AS "filedAt"
      FROM account WHERE ${sql.identifier(column)} = ${handle}`)
    return rows[0] && { kind, ...rows[0] }
  },
})

/** Identity papers of clients and signatures of staff: each shelf serves only its own kind. */
export const attachmentShelf = shelfOf('id_attachment', 'ID', '.jpg')
export const signatureShelf = shelfOf('signature', 'SIGNATURE', '.png')
