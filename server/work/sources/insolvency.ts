import { requestTypes } from '@contract/insolvency/applications'
import { sql } from 'drizzle-orm'
import { insolvencyApplication } from '../../db/schema'
import { declareWork } from './workRows'

const types = sql.join(
  requestTypes.map(type => sql`${type}`),
  sql`, `,
)

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
})
