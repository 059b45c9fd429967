import type { FileChange } from '@contract/portal/history'
import { and, desc, eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { jsonRows } from '../db/json'
import { charge, entityDocument, entityRole, filing, load, rowVersion, strikeEntry } from '../db/schema'
import type { Version } from './effects'

/** Versions of one file that are read, at most. */
export const MOST_VERSIONS = 2000
/** Day of what was always so. */
export const FROM_THE_START = '-infinity'

/** A version with the name of the person who filed it, or who recorded it without a filing, and the documents of the filing. */
export type FiledVersion = Version & {
  filedBy: string | null
  recordedBy: string | null
  documents: NonNullable<FileChange['documents']>
}

const documentsOfFiling = jsonRows(
  { name: entityDocument.name, edmsId: entityDocument.edmsId },
  {
    from: entityDocument,
    where: and(eq(entityDocument.brn, rowVersion.brn), eq(entityDocument.trackingNo, rowVersion.filing)),
    orderBy: [entityDocument.id],
  },
)

const { lastStatusUpdateDoneBy } = strikeEntry

/** Name of the person who last changed an entry of a list, as of a version of it: a version has only the columns that changed. */
const struckBy = sql`(SELECT v.after ->> ${lastStatusUpdateDoneBy.name} FROM ${rowVersion} v
  WHERE ${rowVersion.list} = ${getTableName(strikeEntry)} AND v.list = ${rowVersion.list}
    AND v.brn = ${rowVersion.brn} AND v.key = ${rowVersion.key} AND v.id <= ${rowVersion.id}
    AND v.after ? ${lastStatusUpdateDoneBy.name} ORDER BY v.id DESC LIMIT 1)`

/** Name of the person who loaded or struck what no filing brought. */
const recordedBy = sql<string | null>`CASE WHEN ${rowVersion.filing} IS NULL THEN coalesce(${load.by}, ${struckBy}) END`

/** Returns the query of versions with the names of those who filed or recorded them and the documents, newest first. */
export const versionsWith = (db: Db) =>
  db
    .select({
      id: rowVersion.id,
      brn: rowVersion.brn,
      list: rowVersion.list,
      key: rowVersion.key,
      operation: rowVersion.operation,
      before: rowVersion.before,
      after: rowVersion.after,
      effectiveOn: rowVersion.effectiveOn,
      recordedAt: rowVersion.recordedAt,
      transaction: rowVersion.transaction,
      act: rowVersion.act,
      filing: rowVersion.filing,
      load: rowVersion.load,
      filedBy: filing.filedBy,
      recordedBy,
      documents: sql<FiledVersion['documents']>`${documentsOfFiling}`,
    })
    .from(rowVersion)
    .leftJoin(filing, eq(filing.trackingNo, rowVersion.filing))
    .leftJoin(load, eq(load.id, rowVersion.load))
    .orderBy(desc(rowVersion.id))

/** Reads the versions of a file, newest first. */
export const readVersions = (db: Db, brn: string): Promise<FiledVersion[]> =>
  versionsWith(db)
    .where(eq(rowVersion.brn, brn))
    .limit(MOST_VERSIONS + 1)

/** Columns of the days of rows that have them, the first one that a change set says from when it holds. */
const ownDays: Readonly<Record<string, readonly PgColumn[]>> = {
  [getTableName(entityRole)]: [entityRole.until, entityRole.since],
  [getTableName(charge)]: [charge.dateOfSatisfaction, charge.dateOfRegistration],
}

/** Returns the day from which a version holds; a role and a charge have their days in their columns. */
export const dayOfChange = ({ list, after, effectiveOn }: Version): string => {
  const days = ownDays[list]
  if (!days) return effectiveOn
  return `${days.map(({ name }) => after?.[name]).find(Boolean) ?? FROM_THE_START}`
}

/** Returns the change behind a version, as the wire has it. */
export const changeOf = (version: FiledVersion): FileChange => {
  const day = dayOfChange(version)
  return {
    transaction: `${version.transaction}`,
    act: version.act,
    trackingNo: version.filing,
    filedBy: version.filedBy,
    recordedBy: version.recordedBy,
    documents: version.documents,
    effectiveOn: day === FROM_THE_START ? null : day,
    recordedAt: isoMoment(version.recordedAt),
  }
}
