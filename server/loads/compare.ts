import { connectionOf, type Db } from '../db/database'
import { type Loading, refuseRows } from './loading'
import { hashIn, registerTable, registerValue, sameKey, versionKeyIn } from './register'
import { columnIn, keyIn, quoted, type Stage } from './staging'

/** Fields of a row beside its key. */
export const valueFields = ({ kind, fields }: Stage) => fields.filter(([name]) => !kind.key.includes(name))

/**
 * Decides about each row of a kind what is to be done: INSERT, UPDATE, or SAME for a row that the register has so, or that
 * the source has not changed since its last load. `again` decides anew about those that would be updated.
 */
const decide = (tx: Db, { source }: Loading, stage: Stage, again: boolean) => {
  const { kind, table, fields } = stage
  const values = valueFields(stage)
  const pairs = values.map(([, field]) => `${columnIn('s', field)} IS NOT DISTINCT FROM ${registerValue('t', field)}`)
  const prior = `(SELECT r.hash FROM load_row r JOIN load l ON l.id = r.load
    WHERE r.kind = '${kind.name}' AND r.key = ${keyIn('s', kind)} AND l.source = $1 AND l.taken_back_at IS NULL ORDER BY r.load DESC LIMIT 1)`
  const columns = values.map(([, { column }]) => `'${column.name}'`)
  const changedHere = `EXISTS (SELECT FROM (SELECT v.load FROM row_version v
    WHERE v.brn = t.brn AND v.list = '${registerTable(kind)}' AND v.key = ${versionKeyIn('t', kind)}
      AND v.after ?| ARRAY[${columns.join()}]::text[] ORDER BY v.id DESC LIMIT 1) v WHERE v.load IS NULL)`
  return connectionOf(tx).query(
    `UPDATE ${table} s SET operation = found.operation FROM (
      SELECT s.ctid AS place, CASE
        WHEN t.brn IS NULL THEN CASE WHEN ${prior} IS NULL THEN 'INSERT' ELSE 'REMOVED' END
        WHEN ${pairs.join(' AND ') || 'true'} THEN 'SAME'
        WHEN ${prior} = ${hashIn('s', fields, columnIn)} THEN 'SAME'
        WHEN ${changedHere} THEN 'CONFLICT' ELSE '${kind.final ? 'CONFLICT' : 'UPDATE'}' END AS operation
      FROM ${table} s LEFT JOIN ${registerTable(kind)} t ON ${sameKey(kind)}
      ${again ? `WHERE s.operation = 'UPDATE'` : ''}) found
    WHERE s.ctid = found.place AND s.operation <> found.operation`,
    [source],
  )
}

/** Fills what parts leave open: with the values of the register, or those of new rows. Refuses rows that still lack one. */
export const fillUnsaid = async (tx: Db, loading: Loading, stage: Stage) => {
  const { kind, table, parts } = stage
  for (const [at, { unsaid }] of parts.entries()) {
    for (const [name, value] of Object.entries(unsaid ?? {})) {
      const field = kind.fields[name]
      if (!field) continue
      const [column, open] = [quoted(field.column.name), `s.part = ${at + 1} AND ${columnIn('s', field)} IS NULL`]
      await connectionOf(tx).query(
        `UPDATE ${table} s SET ${column} = coalesce((SELECT ${registerValue('t', field)} FROM ${registerTable(kind)} t WHERE ${sameKey(kind)}), $1) WHERE ${open}`,
        [value],
      )
      const lacks = `SELECT s.ctid AS place, jsonb_build_object('field', '${field.label}') AS params FROM ${table} s WHERE ${open}`
      if (value === null && field.required) await refuseRows(tx, loading, stage, 'empty-cell', lacks)
    }
  }
}

/** Refuses rows that the register has changed or removed by itself since the last load. */
const refuseChanged = async (tx: Db, loading: Loading, stage: Stage) => {
  const differs = valueFields(stage).map(
    ([, field]) =>
      `CASE WHEN ${columnIn('s', field)} IS DISTINCT FROM ${registerValue('t', field)} THEN '${field.label}' END`,
  )
  await refuseRows(
    tx,
    loading,
    stage,
    stage.kind.final ?? 'changed-here',
    `
    SELECT s.ctid AS place, jsonb_build_object('fields', concat_ws(', ', ${differs.join() || "''"})) AS params
    FROM ${stage.table} s JOIN ${registerTable(stage.kind)} t ON ${sameKey(stage.kind)} WHERE s.operation = 'CONFLICT'`,
  )
  await refuseRows(
    tx,
    loading,
    stage,
    'removed-here',
    `
    SELECT s.ctid AS place, '{}'::jsonb AS params FROM ${stage.table} s WHERE s.operation = 'REMOVED'`,
  )
}

/**
 * Compares the rows of a kind with the register. With `lock` the rows that will be updated are locked, and compared again:
 * somebody may have changed them meanwhile.
 */
export const compareRows = async (tx: Db, loading: Loading, stage: Stage, lock: boolean) => {
  if (loading.isEmpty) return
  await decide(tx, loading, stage, false)
  if (lock) {
    await connectionOf(tx).query(`SELECT count(*) FROM (SELECT FROM ${registerTable(stage.kind)} t JOIN ${stage.table} s
      ON ${sameKey(stage.kind)} WHERE s.operation = 'UPDATE' FOR UPDATE OF t) locked`)
    await decide(tx, loading, stage, true)
  }
  await refuseChanged(tx, loading, stage)
}
