import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Refusal } from '@contract/errors'
import type { manuals as contract } from '@contract/settings/manuals'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { oneAtATime } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Edms, Shelf } from '../edms/edms'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Row = { id: string; sectionName: string; position: number; filename: string; createdAt: string }

const shelf: Shelf = {
  name: 'manual',
  async find(db, handle) {
    const { rows } = await db.execute<{ kind: string; subject: string; name: string; filedAt: string }>(sql`
      SELECT 'MANUAL' AS kind, 'User manual' AS subject, section_name AS name, created_at::text AS "filedAt"
      FROM manual WHERE filename = ${handle}`)
    return rows[0]
  },
}

/** Returns a descriptive and unique file name, which is the manual's handle in the EDMS. */
const filenameOf = (section: string) => {
  const words = section
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${words || 'manual'}-${randomBytes(5).toString('hex')}.pdf`
}

/** Handlers of the user manual, by section. A deleted section is no longer listed; the EDMS keeps its file. */
export const manualHandlers = (edms: Edms): Handlers<typeof contract> => ({
  async list({ db }) {
    const { rows } = await db.execute<Row>(sql`
      SELECT id::text, section_name AS "sectionName", position, filename, created_at AS "createdAt"
      FROM manual ORDER BY position, lower(section_name)`)
    return { rows, total: rows.length }
  },

  add: ({ body: { position, ...body }, file, write }) =>
    write(async ({ db, record }) => {
      const section = singleLine(body.sectionName, 'sectionName')
      await oneAtATime(db, 'manual')
      const taken = await db.execute(sql`SELECT FROM manual WHERE lower(section_name) = lower(${section})`)
      if (taken.rows.length)
        throw new Refusal('name-taken', { name: section }, { sectionName: `${section} already exists` })
      const filename = filenameOf(section)
      const { hash } = await edms.keep(db, filename, createReadStream(file.path))
      await db.execute(
        sql`INSERT INTO manual (section_name, position, filename) VALUES (${section}, ${position}, ${filename})`,
      )
      record({ subject: section, after: { sectionName: section, position, filename, hash } })
      return successMessage('manual-created')
    }),

  async remove({ db, path, record }) {
    const { rows } = await db.execute<Row>(sql`
      DELETE FROM manual WHERE id = ${rowNumber(path.id)}
      RETURNING section_name AS "sectionName", position, filename`)
    const gone = rows[0]
    if (!gone) throw new Refusal('no-such-entry')
    record({ subject: gone.sectionName, before: gone })
    return successMessage('manual-deleted')
  },

  async file({ db, path }) {
    const { bytes, filed } = await edms.open(db, shelf, path.filename ?? '')
    return { bytes, type: 'application/pdf', name: `${filed.name}.pdf` }
  },
})
