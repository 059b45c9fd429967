import { connectionOf, type Db } from '../db/database'
import { type Loading, refuseRows, stageIn } from './loading'
import type { Stage } from './staging'

/** Rounds in which chains of owners are shortened; a longer chain than this is not examined. */
const MOST_ROUNDS = 2000

/**
 * Refuses holdings by which a company would own itself through its shareholders. Owners that nobody owns, and companies that
 * own nothing, are left out round by round: what stays are rings, and what lies between two of them.
 */
export const refuseRings = async (tx: Db, loading: Loading, stage: Stage) => {
  const client = connectionOf(tx)
  const people = stageIn(loading, 'people')
  const own = people?.fields.some(([name]) => name === 'registeredNumber') ? people.table : undefined
  const columns = 'brn, no, registered_number'
  const corporate = `kind = 'CORPORATE' AND registered_number IS NOT NULL`
  await client.query(`
    CREATE TEMP TABLE load_owner ON COMMIT DROP AS
      ${own ? `SELECT ${columns} FROM ${own} WHERE ${corporate} UNION` : ''} SELECT ${columns} FROM entity_person WHERE ${corporate};
    CREATE TEMP TABLE load_edge ON COMMIT DROP AS
      SELECT DISTINCT o.registered_number AS owner, h.brn AS owned
      FROM (SELECT brn, person_no FROM ${stage.table} WHERE number_of_shares > 0
        UNION SELECT brn, person_no FROM shareholding WHERE number_of_shares > 0) h
      JOIN load_owner o ON o.brn = h.brn AND o.no = h.person_no;
    ANALYZE load_edge`)
  for (let round = 0, left = 1; left > 0; round++) {
    if (round === MOST_ROUNDS) {
      await client.query('TRUNCATE load_edge')
      break
    }
    const { rowCount } = await client.query(`
      DELETE FROM load_edge e WHERE NOT EXISTS (SELECT FROM load_edge x WHERE x.owned = e.owner)
        OR NOT EXISTS (SELECT FROM load_edge x WHERE x.owner = e.owned)`)
    left = rowCount ?? 0
  }
  await refuseRows(
    tx,
    loading,
    stage,
    'owner-ring',
    `
    SELECT s.ctid AS place, '{}'::jsonb AS params FROM ${stage.table} s
      JOIN load_owner o ON o.brn = s.brn AND o.no = s.person_no
      JOIN load_edge e ON e.owner = o.registered_number AND e.owned = s.brn`,
  )
  await client.query('DROP TABLE load_owner, load_edge')
}
