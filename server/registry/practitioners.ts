import { Refusal } from '@contract/errors'
import type { MediaType } from '@contract/media'
import type { practitioners as contract, Practitioner } from '@contract/registry/practitioners'
import { asc, desc, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readPage } from '../db/page'
import { practitioner, practitionerTotals } from '../db/schema'
import type { Edms } from '../edms/edms'
import type { Handlers } from '../http/serve'
import { certificateOf } from './practitionerCertificate'
import { practitionerShelf, type StoredAs } from './practitionerDocuments'
import { readPractitioner } from './practitionerFile'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Message = { name: string; description: string; dateTime: string; user: { accountType: string } }

/** Reads the messages about an application. An unknown task is refused instead of answered with an empty list. */
const messagesOf = async (db: Db, taskId: string) => {
  if (!UUID.test(taskId)) throw new Refusal('no-such-entry')
  const { rows } = await db.execute<{ messages: Message[] | null }>(sql`
    SELECT (SELECT coalesce(json_agg(json_build_object('name', m.name, 'description', m.description,
        'dateTime', m.sent_at, 'user', json_build_object('accountType', m.account_type)) ORDER BY m.id), '[]')
      FROM practitioner_message m WHERE m.application_id = a.id) AS messages
    FROM practitioner_application a WHERE a.id = ${taskId}`)
  const messages = rows[0]?.messages
  if (!messages) throw new Refusal('no-such-entry')
  return messages
}

export const practitionerHandlers = (edms: Edms): Handlers<typeof contract> => {
  const fileOf = async (db: Db, kind: StoredAs, type: MediaType, filename: string) => {
    const { bytes, filed } = await edms.open(db, practitionerShelf(kind), filename)
    return { bytes, type, name: filed.name }
  }

  return {
    list: ({ db, filter: { search }, page }) =>
      readPage<Practitioner>(db, {
        table: practitioner,
        key: practitioner.uniquePractitionerNumber,
        order: [desc(practitioner.registrationDate), asc(practitioner.uniquePractitionerNumber)],
        row: {
          uniquePractitionerNumber: practitioner.uniquePractitionerNumber,
          firstName: practitioner.firstName,
          lastName: practitioner.lastName,
          phoneNumber: practitioner.phoneNumber,
          registrationDate: practitioner.registrationDate,
          active: practitioner.active,
          professions: practitioner.professions,
        },
        total: practitionerTotals.of('practitioner'),
        page,
        search,
        prefixes: [practitioner.lastName, practitioner.firstName, practitioner.uniquePractitionerNumber].map(
          column => sql`upper(${column})`,
        ),
      }),

    read: ({ db, path }) => readPractitioner(db, path.n ?? ''),
    messages: ({ db, path }) => messagesOf(db, path.taskId ?? ''),
    photo: ({ db, path }) => fileOf(db, 'PHOTO', 'image/jpeg', path.filename ?? ''),
    attachment: ({ db, path }) => fileOf(db, 'ATTACHMENT', 'application/pdf', path.filename ?? ''),
    certificate: ({ db, query }) => certificateOf(db, query.upn),
  }
}
