import type { FileChange } from '@contract/portal/history'
import { formCompliance } from '@contract/processes/formCompliance'
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { jsonRows } from '../db/json'
import {
  auditEntry,
  dataCorrection,
  entity,
  insolvencyApplication,
  insolvencyChange,
  load,
  rowVersion,
  strikeChange,
  strikeEntry,
} from '../db/schema'
import { readCorrection } from '../processes/correction'

type Process = NonNullable<FileChange['process']>

/** Person, process and reason behind a version that no filing brought, as stored. `payload` is that of a data correction. */
export type Origin = {
  by: string | null
  kind?: Process['kind']
  number?: number | string
  name?: string
  reason?: string | null
  payload?: string
}

const kind = (value: Process['kind']) => sql`${sql`${value}`.inlineParams()}`
const { brn, list, key, recordedAt } = rowVersion
const ofEntity = eq(list, getTableName(entity))

const loadName = sql`${load.source} || ': ' || ${load.name}`

const loaded = jsonRows(
  { by: load.by, kind: kind('LOAD'), number: load.id, name: loadName },
  { from: load, where: eq(load.id, rowVersion.load), orderBy: [load.id] },
)

const takenBack = jsonRows(
  { by: auditEntry.actorName, kind: kind('LOAD_TAKEN_BACK'), number: load.id, name: loadName },
  {
    from: sql`${load} LEFT JOIN ${auditEntry} ON ${auditEntry.call} = 'LOAD-TAKE-BACK'
      AND ${auditEntry.after} ->> 'load' = ${load.id}::text`,
    where: and(eq(load.id, rowVersion.load), eq(load.takenBackAt, recordedAt)),
    orderBy: [auditEntry.id],
  },
)

// These rows are written in the transaction of the version, and have its moment.
const struck = jsonRows(
  { by: strikeChange.addedBy, reason: strikeChange.reason },
  {
    from: strikeChange,
    where: and(
      eq(list, getTableName(strikeEntry)),
      eq(strikeChange.entryId, sql`CASE ${list} WHEN ${getTableName(strikeEntry)} THEN ${key}::bigint END`),
      eq(strikeChange.createdAt, recordedAt),
    ),
    orderBy: [strikeChange.id],
  },
)
const corrected = jsonRows(
  {
    by: dataCorrection.actorName,
    kind: kind('DATA_CORRECTION'),
    number: dataCorrection.id,
    payload: dataCorrection.payload,
  },
  {
    from: dataCorrection,
    where: and(
      ofEntity,
      eq(dataCorrection.brn, brn),
      eq(dataCorrection.status, 'SENT'),
      eq(dataCorrection.updatedAt, recordedAt),
    ),
    orderBy: [dataCorrection.id],
  },
)
const rolledBack = jsonRows(
  { by: insolvencyChange.doneBy, kind: kind('ROLLBACK'), number: insolvencyApplication.trackingNumber },
  {
    from: sql`${insolvencyApplication} JOIN ${insolvencyChange} ON ${eq(insolvencyChange.applicationId, insolvencyApplication.id)}`,
    where: and(ofEntity, eq(insolvencyApplication.brn, brn), eq(insolvencyChange.createdAt, recordedAt)),
    orderBy: [insolvencyChange.id],
  },
)

const missing = (row: typeof rowVersion.before | typeof rowVersion.after) =>
  sql`${row} -> ${entity.missingForms.name} ? form`

// The audit trail alone tells who corrected a tag: its entry follows the version within the transaction, and names the form.
// Marks that waited for one lock began at one moment. The entry of the version's own transaction has its number in xmin, as
// entries are never updated; entries of a restored backup have another, and the first one stands.
const tagged = jsonRows(
  { by: auditEntry.actorName, kind: kind('FORM_COMPLIANCE'), reason: sql`${auditEntry.after} ->> 'rationale'` },
  {
    from: auditEntry,
    where: and(
      ofEntity,
      sql`${rowVersion.after} ? ${entity.missingForms.name}`,
      eq(auditEntry.call, formCompliance.correct.id),
      sql`${auditEntry.at} BETWEEN ${recordedAt} AND ${recordedAt} + interval '1 minute'`,
      sql`starts_with(${auditEntry.subject}, ${brn} || ' ')`,
      sql`EXISTS (SELECT FROM jsonb_each_text(${auditEntry.before}) AS tag (form, compliant)
        WHERE (${missing(rowVersion.before)}) = (compliant = 'false') AND (${missing(rowVersion.after)}) = (compliant = 'true'))`,
    ),
    orderBy: [sql`${auditEntry}.xmin = ${rowVersion.transaction}::text::xid8::xid DESC`, auditEntry.id],
  },
)

const first = (rows: SQL) => sql`${rows} -> 0`
const sources = [takenBack, loaded, struck, corrected, rolledBack, tagged].map(first)

/** Expression of the origin of a version, for a query of `row_version`; null where a filing brought it, or nothing is known. */
export const originOfVersion = sql<Origin | null>`CASE WHEN ${rowVersion.filing} IS NULL
  THEN coalesce(${sql.join(sources, sql`, `)}) END`

/** Returns the source that a data correction names, such as the paper register. */
const sourceOf = (payload: string | undefined) => {
  const source = payload === undefined ? undefined : readCorrection(payload)?.source
  return typeof source === 'string' ? source : undefined
}

/** Returns the person, the process and the reason behind a version, as the wire has them. */
export const recordOf = (origin: Origin | null): Pick<FileChange, 'recordedBy' | 'process' | 'reason'> => {
  if (!origin) return {}
  const { by, kind, number, name, reason, payload } = origin
  return {
    recordedBy: by,
    process: kind && { kind, number: number?.toString(), name: name ?? sourceOf(payload) },
    reason,
  }
}
