import type { insolvencyApplications as contract, InsolvencyApplication } from '@contract/insolvency/applications'
import { applicationTypes, MAY_CORRECT, MOST_APPLICATIONS } from '@contract/insolvency/applications'
import { successMessage } from '@contract/successMessages'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import { insolvencyApplication, insolvencyTotals } from '../db/schema'
import { searchFold } from '../db/search'
import type { Edms } from '../edms/edms'
import type { Handlers } from '../http/serve'
import { fixPublicationDate, rollBackApplication } from './applicationChanges'
import { insolvencyShelf } from './applicationFiles'
import { applicationFields, messagesOf, readApplication } from './applicationRead'

const typesIn = (given: string | undefined) =>
  given ? applicationTypes.filter(type => given.split(',').includes(type)) : applicationTypes

const { trackingNumber, brn, companyName } = insolvencyApplication
const prefixes = [trackingNumber, brn, companyName].map(searchFold)

/** Rows of the list for who may correct applications, and for others; constant, so that each is rendered once. */
const rowFor = {
  corrector: { ...applicationFields, mayCorrect: sql`true` },
  reader: { ...applicationFields, mayCorrect: sql`false` },
}

/** Handlers of insolvency applications: the list, the details, and corrections. */
export const insolvencyApplicationHandlers = (edms: Edms): Handlers<typeof contract> => ({
  list({ db, who, filter: { search, status, type }, page }) {
    const types = typesIn(type)
    return readPage<InsolvencyApplication>(db, {
      table: insolvencyApplication,
      key: insolvencyApplication.id,
      order: [desc(insolvencyApplication.createdAt), desc(insolvencyApplication.id)],
      row: who.permissions.has(MAY_CORRECT) ? rowFor.corrector : rowFor.reader,
      where: and(
        inArray(insolvencyApplication.type, types),
        status ? eq(insolvencyApplication.status, status) : undefined,
      ),
      total: insolvencyTotals.of('insolvency', types, status),
      page,
      search,
      numbers: [insolvencyApplication.trackingNumber, insolvencyApplication.brn],
      prefixes,
      countTo: MOST_APPLICATIONS,
    })
  },

  windingUp: ({ db, query }) => readApplication(db, query['tracking-number']),
  byTrackingNumber: ({ db, query }) => readApplication(db, query.trackingNumber),
  messages: ({ db, path, query }) => messagesOf(db, path.taskId ?? '', query.trackingNumber),

  async rollBack({ db, record, who, path }) {
    await rollBackApplication({ db, record }, who, path.id ?? '')
    return successMessage('application-rolled-back')
  },

  async fixDate({ db, record, who, body }) {
    await fixPublicationDate({ db, record }, who, body)
    return successMessage('publication-date-updated')
  },

  async file({ db, query: { attachment } }) {
    const { bytes, filed } = await edms.open(db, insolvencyShelf, attachment)
    return { bytes, type: 'application/pdf', name: filed.name }
  },
})
