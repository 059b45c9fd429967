import { sql } from 'drizzle-orm'
import { entity, entityDocument } from '../../db/schema'
import { declareWork } from './workRows'

/** Documents on their way into the EDMS. Those on paper have no handle either, and are not on their way. */
export const documentWork = declareWork({
  source: 'DOCUMENT',
  table: entityDocument,
  record: entityDocument.id,
  rows: sql`${entityDocument.migrating} AND ${entityDocument.edmsId} IS NULL`,
  key: entityDocument.brn,
  kind: sql`(SELECT ${entity.register} FROM ${entity} WHERE ${entity.brn} = ${entityDocument.brn})`,
  subject: sql`(SELECT ${entity.name} FROM ${entity} WHERE ${entity.brn} = ${entityDocument.brn})`,
  about: entityDocument.name,
  since: entityDocument.createdAt,
  days: 5,
})
