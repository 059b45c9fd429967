import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Refusal } from '@contract/errors'
import type { manuals as contract } from '@contract/settings/manuals'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import { constraintOf } from '../db/databaseErrors'
import { rowNumber } from '../db/rowNumber'
import { manual } from '../db/schema'
import type { Edms, Shelf } from '../edms/edms'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

const { sectionName, position, filename, createdAt } = manual

const shelf: Shelf = {
  name: 'manual',
  async find(db, handle) {
    const [section] = await db
      .select({ name: sectionName, filedAt: createdAt })
      .from(manual)
      .where(eq(filename, handle))
    return section && { kind: 'MANUAL', subject: 'User manual', ...section }
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

const taken = (name: string) =>
  new Refusal('name-taken', { name }, { sectionName: { code: 'exists', params: { name } } })

/** Handlers of the user manual, by section. A deleted section is no longer listed; the EDMS keeps its file. */
export const manualHandlers = (edms: Edms): Handlers<typeof contract> => ({
  async list({ db }) {
    const rows = await db
      .select({ id: sql<string>`${manual.id}::text`, sectionName, position, filename, createdAt })
      .from(manual)
      .orderBy(position, sql`lower(${sectionName})`)
    return { rows, total: rows.length }
  },

  add: ({ body: { position, ...body }, file, write }) =>
    write(async ({ db, record }) => {
      const section = singleLine(body.sectionName, 'sectionName')
      if (await db.$count(manual, sql`lower(${sectionName}) = lower(${section})`)) throw taken(section)
      const filename = filenameOf(section)
      // Storing a file may take longer than others wait for a lock: the unique index decides about one name sent twice.
      const { hash } = await edms.keep(db, filename, createReadStream(file.path))
      await db
        .insert(manual)
        .values({ sectionName: section, position, filename })
        .catch((error: unknown) => {
          throw constraintOf(error) === 'manual_section' ? taken(section) : error
        })
      record({ subject: section, after: { sectionName: section, position, filename, hash } })
      return successMessage('manual-created')
    }),

  async remove({ db, path, record }) {
    const [section] = await db
      .delete(manual)
      .where(eq(manual.id, rowNumber(path.id)))
      .returning({ sectionName, position, filename })
    if (!section) throw new Refusal('no-such-entry')
    record({ subject: section.sectionName, before: section })
    return successMessage('manual-deleted')
  },

  async file({ db, path }) {
    const { bytes, filed } = await edms.open(db, shelf, path.filename ?? '')
    return { bytes, type: 'application/pdf', name: `${filed.name}.pdf` }
  },
})
