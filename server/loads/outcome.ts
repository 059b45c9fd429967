import type { KindOutcome } from '@contract/portal/loadOutcome'
import { connectionOf, type Db } from '../db/database'
import { unnamedFiles } from './documentFiles'
import type { LoadKind } from './kind'
import type { Loading } from './loading'
import { columnIn, keyIn, type SourceCount, type Stage } from './staging'

/** Missing rows of a kind that are written down; all of them are counted. */
const MOST_MISSING = 10_000

const asText = (cents: bigint) => {
  const digits = `${cents}`.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.00$/, '')
}

/** Writes down the rows that earlier loads of the source brought and that it no longer has; returns their number. */
const noteMissing = async (tx: Db, { id, source, isEmpty }: Loading, { kind, table }: Stage) => {
  if (isEmpty) return 0
  const gone = `SELECT DISTINCT r.key FROM load_row r JOIN load l ON l.id = r.load
    WHERE r.kind = '${kind.name}' AND l.source = $2 AND l.id <> $1 AND l.taken_back_at IS NULL
      AND NOT EXISTS (SELECT FROM ${table} s WHERE ${keyIn('s', kind)} = r.key)
      AND NOT EXISTS (SELECT FROM load_finding f WHERE f.load = $1 AND f.outcome = 'REFUSED' AND f.kind = r.kind AND f.key = r.key)`
  const client = connectionOf(tx)
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM (${gone}) gone`, [
    id,
    source,
  ])
  const count = rows[0]?.count ?? 0
  if (count)
    await client.query(
      `INSERT INTO load_finding (load, outcome, kind, key, reason)
      SELECT $1, 'MISSING', '${kind.name}', key, 'missing' FROM (${gone}) gone ORDER BY key LIMIT ${MOST_MISSING}`,
      [id, source],
    )
  return count
}

const outcomeOfKind = async (tx: Db, loading: Loading, stage: Stage, source: SourceCount): Promise<KindOutcome> => {
  const client = connectionOf(tx)
  const { table, kind, fields } = stage
  const { rows: found } = await client.query<{ operation: string; count: number; mended: number }>(
    `SELECT operation, count(*)::int AS count, (count(*) FILTER (WHERE mended <> ''))::int AS mended FROM ${table} GROUP BY 1`,
  )
  const { rows: mends } = await client.query<{ field: string; mend: string; count: number }>(
    `SELECT split_part(one, ':', 1) AS field, split_part(one, ':', 2) AS mend, count(*)::int AS count
    FROM ${table}, unnest(string_to_array(mended, ';')) one WHERE mended <> '' GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  const summed = fields.filter(([, { sum }]) => sum)
  const { rows: sums } = await client.query<Record<string, string>>(
    `SELECT ${summed.map(([name, field]) => `coalesce(sum(${columnIn('s', field)} * 100), 0)::numeric(40)::text AS "${name}"`).join() || '1 AS one'} FROM ${table} s`,
  )
  const { rows: refused } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM load_finding WHERE load = $1 AND outcome = 'REFUSED' AND kind = $2`,
    [loading.id, kind.name],
  )
  const of = (operation: string) => found.find(row => row.operation === operation)?.count ?? 0
  const kept = found.reduce((all, { count }) => all + count, 0)
  const mended = found.reduce((all, row) => all + row.mended, 0)
  const lost = source.rows - kept - (refused[0]?.count ?? 0)
  const ofParts = stage.parts.flatMap(part => part.leftOut ?? [])
  const leftOut = kind.name === 'documents' ? await unnamedFiles(tx, loading, stage) : ofParts
  if (lost) throw new Error(`${lost} rows of ${kind.name} ended neither in the register nor among the refused`)
  return {
    ...{ kind: kind.name, rows: source.rows, taken: kept - mended, mended, refused: source.rows - kept },
    ...{ created: of('INSERT'), changed: of('UPDATE'), unchanged: of('SAME') },
    missing: await noteMissing(tx, loading, stage),
    mends: mends.map(({ field, ...mend }) => ({ ...mend, field: kind.fields[field]?.label ?? field })),
    ...(leftOut.length && { leftOut }),
    sums: summed.map(([name, { label }]) => ({
      field: label,
      source: asText(source.sums[name] ?? 0n),
      taken: asText(BigInt(sums[0]?.[name] ?? '0')),
    })),
  }
}

/** Returns the result of a load by kind, in the order of the kinds. */
export const outcomeOf = async (tx: Db, loading: Loading, counts: ReadonlyMap<LoadKind, SourceCount>) => {
  const outcomes: KindOutcome[] = []
  for (const stage of loading.stages) {
    const count = counts.get(stage.kind.name)
    if (count) outcomes.push(await outcomeOfKind(tx, loading, stage, count))
  }
  return outcomes
}
