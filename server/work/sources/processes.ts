import { sql } from 'drizzle-orm'
import { dataCorrection, entity, process } from '../../db/schema'
import { declareWork } from './workRows'

/** Messages to other systems that nobody sends again by itself. */
export const processWork = declareWork({
  source: 'PROCESS',
  table: process,
  record: process.id,
  rows: sql`${process.status} IN ('FAILED', 'PAUSED', 'EXPIRED')`,
  key: process.brn,
  kind: process.service,
  subject: process.owner,
  about: sql`concat_ws(': ', ${process.kind}, ${process.cause})`,
  since: sql`coalesce(${process.ranAt}, ${process.createdAt})`,
  days: 2,
})

export const correctionWork = declareWork({
  source: 'CORRECTION',
  table: dataCorrection,
  record: dataCorrection.id,
  rows: sql`${dataCorrection.status} IN ('FAILED', 'PAUSED')`,
  key: dataCorrection.brn,
  kind: dataCorrection.type,
  subject: sql`(SELECT ${entity.name} FROM ${entity} WHERE ${entity.brn} = ${dataCorrection.brn})`,
  about: dataCorrection.cause,
  since: dataCorrection.updatedAt,
  days: 3,
})
