import { type SQL, sql } from 'drizzle-orm'
import { dataCorrection, entity, process } from '../../db/schema'
import { declareWork } from './workRows'

/** Condition of a message that is on its way: for the first time, or once more after it stopped. */
const isUnderWay = ({ status }: typeof process | typeof dataCorrection): SQL =>
  sql`${status} IN ('PENDING', 'IN_PROGRESS')`

/** Returns the condition of a message that stopped, or stopped before and is tried again: it stays the work of its owner. */
const hasStopped = (table: typeof process | typeof dataCorrection, stopped: SQL): SQL =>
  sql`(${table.status} IN (${stopped}) OR (${isUnderWay(table)} AND ${table.stoppedAt} IS NOT NULL))`

/** Messages to other systems that nobody sends again by itself. They are paused while a retry is under way. */
export const processWork = declareWork({
  source: 'PROCESS',
  table: process,
  record: process.id,
  rows: hasStopped(process, sql`'FAILED', 'PAUSED', 'EXPIRED'`),
  key: process.brn,
  kind: process.service,
  subject: process.owner,
  about: sql`concat_ws(': ', ${process.kind}, ${process.cause})`,
  since: sql`coalesce(${process.stoppedAt}, ${process.ranAt}, ${process.createdAt})`,
  days: 2,
  paused: isUnderWay(process),
})

export const correctionWork = declareWork({
  source: 'CORRECTION',
  table: dataCorrection,
  record: dataCorrection.id,
  rows: hasStopped(dataCorrection, sql`'FAILED', 'PAUSED'`),
  key: dataCorrection.brn,
  kind: dataCorrection.type,
  subject: sql`(SELECT ${entity.name} FROM ${entity} WHERE ${entity.brn} = ${dataCorrection.brn})`,
  about: dataCorrection.cause,
  since: sql`coalesce(${dataCorrection.stoppedAt}, ${dataCorrection.updatedAt})`,
  days: 3,
  paused: isUnderWay(dataCorrection),
})
