import type { FilingDraft } from '@contract/portal/filedChanges'
import type { TestRegistry } from './registry'

type Entity = { brn: string; name: string; registeredOn: string }

/** Finds entities without recorded changes that are on no list, in the order of their BRNs; `where` is a condition on `e`. */
export const entitiesOf = async ({ database }: TestRegistry, where: string, limit = 1): Promise<Entity[]> => {
  const { rows } = await database.pool.query(
    `SELECT e.brn, e.name, e.registered_on::text AS "registeredOn" FROM entity e
      WHERE NOT e.locked_down AND e.status = 'REGISTERED' AND e.registered_on < '2018-01-01' AND ${where}
        AND NOT EXISTS (SELECT FROM row_version v WHERE v.brn = e.brn)
        AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn)
      ORDER BY e.brn LIMIT ${limit}`,
  )
  return rows
}

/** Makes the history of entities complete since their registration, so that they can be read as of any day since. */
export const completeHistory = ({ database }: TestRegistry, brns: readonly string[]) =>
  database.pool.query('UPDATE entity SET history_since = registered_on WHERE brn = ANY ($1)', [brns])

let filings = 0

/** Files changes as a person on the staff, and reads files. */
export const filingsOf = async (registry: TestRegistry, username = 'registrar') => {
  const call = registry.as(await registry.signIn(username))
  const draft = (brn: string, effects: unknown[], more: object = {}) => {
    filings += 1
    return { brn, trackingNo: `TEST-${filings}`, effects, ...more } as FilingDraft
  }
  const send = async (payload: object) => {
    const answer = await call({ method: 'POST', url: '/portal/filings', payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    call,
    draft,
    send,
    /** Files effects, which must be taken. */
    async file(brn: string, effects: unknown[], more: object = {}) {
      const answer = await send(draft(brn, effects, more))
      if (answer.status !== 200) throw new Error(JSON.stringify(answer))
      return answer
    },
    /** Files effects, which must be refused: answers status, code and sentence. */
    async refused(brn: string, effects: unknown[], more: object = {}) {
      const { status, code, message, fields } = await send(draft(brn, effects, more))
      return { status, code, message, fields: Object.keys(fields ?? {}) }
    },
    present: async (brn: string) => (await call({ url: `/portal/filings/entities/${brn}` })).json(),
    read: async (path: string, moment = '') =>
      (await call({ url: `${path}${moment && `?asOf=${moment}`}` })).json().data,
  }
}

/** Sets a flag of a kind on an entity. */
export const setFlag = ({ database }: TestRegistry, brn: string, kind: string) =>
  database.pool.query(
    `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
      SELECT k.id, 'ENTITY', $1, 'Secret order', a.id, 'Any' FROM flag_kind k, account a WHERE k.name = $2 AND a.username = 'admin'`,
    [brn, kind],
  )
