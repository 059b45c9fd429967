import { requestTypes } from '@contract/insolvency/applications'
import { sql } from 'drizzle-orm'
import { insolvencyApplication, insolvencyMessage } from '../../db/schema'
import { declareWork } from './workRows'

const types = sql.join(
  requestTypes.map(type => sql`${type}`),
  sql`, `,
)

/** Moment of the last query to the applicant. */
const lastQuery = sql`(SELECT max(${insolvencyMessage.createdAt}) FROM ${insolvencyMessage}
  WHERE ${insolvencyMessage.applicationId} = ${insolvencyApplication.id} AND ${insolvencyMessage.statusLabel} = 'QUERIED')`

/** Requests to confirm. A query to the applicant pauses them. */
export const insolvencyApplicationWork = declareWork({
  source: 'INSOLVENCY_APPLICATION',
  table: insolvencyApplication,
  record: insolvencyApplication.id,
  rows: sql`${insolvencyApplication.type} IN (${types}) AND ${insolvencyApplication.status} IN ('SUBMITTED', 'ASSIGNED', 'QUERIED')`,
  key: insolvencyApplication.trackingNumber,
  kind: insolvencyApplication.type,
  subject: insolvencyApplication.companyName,
  about: insolvencyApplication.registrarName,
  since: insolvencyApplication.createdAt,
  days: 10,
  paused: sql`${insolvencyApplication.status} = 'QUERIED'`,
  pausedSince: lastQuery,
})
