import { getTableName } from 'drizzle-orm'
import { connectionOf, type Db } from '../db/database'
import { entity } from '../db/schema'
import { refuseUnfitCharges } from './chargeRows'
import { refuseFiles } from './documentFiles'
import type { LoadKind } from './kind'
import { kinds } from './kinds'
import { type Loading, refuseRows, stageIn } from './loading'
import { refuseRings } from './rings'
import { columnIn, quoted, type Stage } from './staging'

/** Refuses all but the first of equal rows, and all rows of one key that contradict each other. */
const refuseRepeated = async (tx: Db, loading: Loading, stage: Stage) => {
  const { kind, table, fields } = stage
  const key = kind.key.flatMap(name => (kind.fields[name] ? [columnIn('s', kind.fields[name])] : [])).join()
  const other = fields.filter(([name]) => !kind.key.includes(name))
  const differs = other.map(([, field]) => {
    const value = `coalesce(${columnIn('s', field)}::text, '')`
    return `CASE WHEN min(${value}) OVER one <> max(${value}) OVER one THEN '${field.label}' END`
  })
  await connectionOf(tx).query(`
    CREATE TEMP TABLE load_twice ON COMMIT DROP AS
      SELECT s.ctid AS place, row_number() OVER (one ORDER BY s.part, s.row_no) AS nth,
        first_value(s.row_no) OVER (one ORDER BY s.part, s.row_no) AS first, max(s.row_no) OVER one AS last,
        concat_ws(', ', ${differs.join() || "''"}) AS differs
      FROM ${table} s JOIN (SELECT ${key} FROM ${table} s GROUP BY ${key} HAVING count(*) > 1) AS twice
        ON ${key
          .split(',')
          .map(column => `${column} IS NOT DISTINCT FROM twice.${column.split('.')[1]}`)
          .join(' AND ')}
      WINDOW one AS (PARTITION BY ${key})`)
  await refuseRows(
    tx,
    loading,
    stage,
    'repeated-row',
    `
    SELECT place, jsonb_build_object('row', first::text) AS params FROM load_twice WHERE differs = '' AND nth > 1`,
  )
  await refuseRows(
    tx,
    loading,
    stage,
    'contradictory-rows',
    `
    SELECT place, jsonb_build_object('row', (CASE WHEN nth = 1 THEN last ELSE first END)::text, 'fields', differs) AS params
    FROM load_twice WHERE differs <> ''`,
  )
  await connectionOf(tx).query('DROP TABLE load_twice')
}

/** Refuses natural persons of one ID number with different days of birth. */
const refuseTwoBirthdays = async (tx: Db, loading: Loading, stage: Stage) => {
  const has = (name: string) => stage.fields.some(([field]) => field === name)
  if (!has('idNumber') || !has('dateOfBirth')) return
  await refuseRows(
    tx,
    loading,
    stage,
    'two-birthdays',
    `
    SELECT s.ctid AS place, jsonb_build_object('value', s.id_number, 'row', (CASE WHEN s.date_of_birth = twice.first THEN twice.last_row ELSE twice.first_row END)::text) AS params
    FROM ${stage.table} s JOIN (
      SELECT id_number, min(date_of_birth) AS first, (array_agg(row_no ORDER BY date_of_birth, row_no))[1] AS first_row,
        (array_agg(row_no ORDER BY date_of_birth DESC, row_no))[1] AS last_row
      FROM ${stage.table} WHERE kind = 'INDIVIDUAL' AND id_number IS NOT NULL AND date_of_birth IS NOT NULL
      GROUP BY id_number HAVING min(date_of_birth) <> max(date_of_birth)) twice
      ON twice.id_number = s.id_number WHERE s.kind = 'INDIVIDUAL' AND s.date_of_birth IS NOT NULL`,
  )
}

/** Refuses rows whose entity, person or share class exists neither in the load nor in the register. */
const refuseOrphans = async (tx: Db, loading: Loading, stage: Stage) => {
  for (const { kind: name, columns, reason } of stage.kind.needs) {
    const needed = kinds.get(name)
    const staged = stageIn(loading, name)
    if (!needed) continue
    const names = needed.key.flatMap(key => needed.fields[key]?.column.name ?? [])
    const exists = (table: string) =>
      `NOT EXISTS (SELECT FROM ${table} n WHERE ${columns.map((column, at) => `n.${quoted(names[at] ?? '')} = s.${quoted(column.name)}`).join(' AND ')})`
    const missing = [
      ...(staged ? [exists(staged.table)] : []),
      ...(loading.isEmpty ? [] : [exists(getTableName(needed.table))]),
    ]
    const value = `s.${quoted(columns.at(-1)?.name ?? '')}`
    await refuseRows(
      tx,
      loading,
      stage,
      reason,
      `
      SELECT s.ctid AS place, jsonb_build_object('value', ${value}::text) AS params FROM ${stage.table} s
      WHERE ${missing.join(' AND ') || 'true'}`,
    )
  }
}

/** Columns that name a row of a list of the registry; a list without rows refuses nothing. */
const references = [
  { column: 'isic_code', list: 'isic', key: 'code', reason: 'unknown-isic', and: '' },
  {
    column: 'village_id',
    list: 'administrative_unit',
    key: 'id',
    reason: 'unknown-village',
    and: "AND l.level = 'VILLAGE'",
  },
] as const

const refuseUnknown = async (tx: Db, loading: Loading, stage: Stage) => {
  for (const { column, list, key, reason, and } of references) {
    if (!stage.fields.some(([, field]) => field.column.name === column)) continue
    await refuseRows(
      tx,
      loading,
      stage,
      reason,
      `
      SELECT s.ctid AS place, jsonb_build_object('value', s.${column}::text) AS params FROM ${stage.table} s
      WHERE s.${column} IS NOT NULL AND EXISTS (SELECT FROM ${list})
        AND NOT EXISTS (SELECT FROM ${list} l WHERE l.${key} = s.${column} ${and})`,
    )
  }
}

type Sift = (tx: Db, loading: Loading, stage: Stage) => Promise<unknown>

const refuseOtherEntity: Sift = (tx, loading, stage) =>
  refuseRows(
    tx,
    loading,
    stage,
    'other-entity',
    `
    SELECT s.ctid AS place, jsonb_build_object('value', s.tracking_no) AS params FROM ${stage.table} s
      JOIN filing t ON t.tracking_no = s.tracking_no AND t.brn <> s.brn`,
  )

const refuseOtherFiling: Sift = async (tx, loading, stage) => {
  if (stage.fields.some(([name]) => name === 'trackingNo')) await refuseOtherEntity(tx, loading, stage)
}

const siftDocuments: Sift = async (tx, loading, stage) => {
  await refuseOtherFiling(tx, loading, stage)
  await refuseFiles(tx, loading, stage)
}

const siftCharges: Sift = async (tx, loading, stage) => {
  await refuseOtherFiling(tx, loading, stage)
  await refuseUnfitCharges(tx, loading, stage)
}

const ofKind: Partial<Record<LoadKind, Sift>> = {
  people: refuseTwoBirthdays,
  holdings: refuseRings,
  charges: siftCharges,
  filings: refuseOtherEntity,
  documents: siftDocuments,
}

/** Refuses the rows of a kind that do not fit together, or not to the rows of the kinds before it. */
export const siftRows = async (tx: Db, loading: Loading, stage: Stage) => {
  await refuseRepeated(tx, loading, stage)
  await refuseOrphans(tx, loading, stage)
  await refuseUnknown(tx, loading, stage)
  await ofKind[stage.kind.name]?.(tx, loading, stage)
}

/** Tells whether the register has no entity and no entry of its lists. */
export const isRegisterEmpty = async (tx: Db) => {
  const { rows } = await connectionOf(tx).query<{ empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM ${getTableName(entity)}) AND NOT EXISTS (SELECT FROM strike_entry) AS empty`,
  )
  return rows[0]?.empty ?? false
}
