import { Refusal } from '@contract/errors'
import { fileKey } from '@contract/fileKeys'
import type { MediaType } from '@contract/media'
import type { practitioners as contract, Practitioner } from '@contract/registry/practitioners'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonObject, jsonRows } from '../db/json'
import { readPage } from '../db/page'
import { practitioner, practitionerApplication, practitionerMessage, practitionerTotals } from '../db/schema'
import { searchFold } from '../db/search'
import { isUuid } from '../db/uuid'
import type { Edms } from '../edms/edms'
import type { Handlers } from '../http/serve'
import { certificateOf } from './practitionerCertificate'
import { practitionerShelf, type StoredAs } from './practitionerDocuments'
import { readPractitioner } from './practitionerFile'

type Message = { name: string; description: string; dateTime: string; user: { accountType: string } }

const messageRows = jsonRows(
  {
    name: practitionerMessage.name,
    description: practitionerMessage.description,
    dateTime: practitionerMessage.sentAt,
    user: jsonObject({ accountType: practitionerMessage.accountType }),
  },
  {
    from: practitionerMessage,
    where: eq(practitionerMessage.applicationId, practitionerApplication.id),
    orderBy: [practitionerMessage.id],
  },
)

/**
 * Reads the messages about an application. An unknown task is refused instead of answered with an empty list, and so is the
 * task of another practitioner than the one that `number` names: the file decides what is masked.
 */
const messagesOf = async (db: Db, taskId: string, number?: string) => {
  if (!isUuid(taskId)) throw new Refusal('no-such-entry')
  const [application] = await db
    .select({ messages: sql<Message[]>`${messageRows}` })
    .from(practitionerApplication)
    .where(
      and(
        eq(practitionerApplication.id, taskId),
        number ? eq(practitionerApplication.practitionerNumber, fileKey('PRACTITIONER', number)) : undefined,
      ),
    )
  if (!application) throw new Refusal('no-such-entry')
  return application.messages
}

const newestFirst = [desc(practitioner.registrationDate), asc(practitioner.uniquePractitionerNumber)]

const practitionerFields = {
  uniquePractitionerNumber: practitioner.uniquePractitionerNumber,
  firstName: practitioner.firstName,
  lastName: practitioner.lastName,
  phoneNumber: practitioner.phoneNumber,
  registrationDate: practitioner.registrationDate,
  active: practitioner.active,
  professions: practitioner.professions,
}

const prefixes = [practitioner.lastName, practitioner.firstName, practitioner.uniquePractitionerNumber].map(searchFold)

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
        order: newestFirst,
        row: practitionerFields,
        total: practitionerTotals.of('practitioner'),
        page,
        search,
        numbers: [practitioner.uniquePractitionerNumber],
        prefixes,
      }),

    read: ({ db, path }) => readPractitioner(db, path.n ?? ''),
    messages: ({ db, path, query }) => messagesOf(db, path.taskId ?? '', query.practitionerNumber),
    photo: ({ db, path }) => fileOf(db, 'PHOTO', 'image/jpeg', path.filename ?? ''),
    attachment: ({ db, path }) => fileOf(db, 'ATTACHMENT', 'application/pdf', path.filename ?? ''),
    certificate: ({ db, query }) => certificateOf(db, query.upn),
  }
}
