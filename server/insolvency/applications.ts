import type { insolvencyApplications as contract, InsolvencyApplication } from '@contract/insolvency/applications'
import { applicationTypes, MAY_CORRECT, MOST_APPLICATIONS } from '@contract/insolvency/applications'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { readPage } from '../db/page'
import type { Edms } from '../edms/edms'
import type { Handlers } from '../http/serve'
import { fixPublicationDate, rollBackApplication } from './applicationChanges'
import { insolvencyShelf } from './applicationFiles'
import { applicationFacts, messagesOf, readApplication } from './applicationRead'

const typesIn = (given: string | undefined): readonly string[] =>
  given ? [...new Set(given.split(','))] : applicationTypes

const oneOf = (values: readonly string[]) =>
  sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )

/** Handlers of insolvency applications: the list, the details, and corrections. */
export const insolvencyApplicationHandlers = (edms: Edms): Handlers<typeof contract> => ({
  list({ db, who, filter: { search, status, type }, page }) {
    const types = typesIn(type)
    return readPage<InsolvencyApplication>(db, {
      table: sql`insolvency_application`,
      key: sql`id`,
      sortKeys: sql`created_at, id`,
      order: sql`created_at DESC, id DESC`,
      row: sql`${applicationFacts}, 'mayCorrect', ${who.permissions.has(MAY_CORRECT)}::boolean`,
      where: sql`type IN (${oneOf(types)}) ${status ? sql`AND status = ${status}` : sql``}`,
      totalKey: types.map(one => (status ? `insolvency:${one}:${status}` : `insolvency:${one}`)),
      page,
      search,
      prefixes: [sql`upper(tracking_number)`, sql`upper(brn)`],
      countTo: MOST_APPLICATIONS,
    })
  },

  windingUp: ({ db, query }) => readApplication(db, query['tracking-number']),
  byTrackingNumber: ({ db, query }) => readApplication(db, query.trackingNumber),
  messages: ({ db, path }) => messagesOf(db, path.taskId ?? ''),

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
