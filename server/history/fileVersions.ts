import type { FileChange } from '@contract/portal/history'
import { and, desc, eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { jsonRows } from '../db/json'
import { charge, entityDocument, entityRole, filing, rowVersion } from '../db/schema'
import type { Version } from './effects'
import { type Origin, originOfVersion, recordOf } from './origins'

/** Versions of one file that are read, at most. */
export const MOST_VERSIONS = 2000
/** Day of what was always so. */
export const FROM_THE_START = '-infinity'

/** A version with the name of the person who filed it and the documents of the filing, or its origin without a filing. */
export type FiledVersion = Version & {
  filedBy: string | null
  origin: Origin | null
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

/** Returns the query of versions with those who filed or recorded them and the documents, newest first. */
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
      origin: originOfVersion,
      documents: sql<FiledVersion['documents']>`${documentsOfFiling}`,
    })
    .from(rowVersion)
    .leftJoin(filing, eq(filing.trackingNo, rowVersion.filing))
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
    ...recordOf(version.origin),
    documents: version.documents,
    effectiveOn: day === FROM_THE_START ? null : day,
    recordedAt: isoMoment(version.recordedAt),
  }
}
