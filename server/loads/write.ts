import { sql } from 'drizzle-orm'
import { connectionOf, type Db } from '../db/database'
import { entity, entityDocument } from '../db/schema'
import { setVersionFacts } from '../registry/versions'
import { valueFields } from './compare'
import { loadedHandle } from './documentFiles'
import type { Kind, LoadKind } from './kind'
import { type Loading, stageIn } from './loading'
import { hashIn, registerTable, sameKey } from './register'
import { columnIn, keyIn, quoted, type Stage } from './staging'

/** Days of a load: from which day its changes hold, and where the history of its new entities begins. */
export type LoadDays = { effectiveOn: string; history: 'LOAD' | 'REGISTRATION' }

const isToday = (alias: string) =>
  `coalesce(${alias}.since, '-infinity') <= registry_day(now()) AND coalesce(${alias}.until, 'infinity') > registry_day(now())`

/** A column of new rows with its value. */
type Column = readonly [name: string, value: string]
type Added = { columns: Column[]; join: string }

const addedEntities = (loading: Loading, { history, effectiveOn }: LoadDays): Added => {
  const addresses = stageIn(loading, 'addresses')
  return {
    columns: [
      ...(addresses
        ? valueFields(addresses).map(([, field]) => [field.column.name, columnIn('a', field)] as const)
        : []),
      [entity.historySince.name, history === 'LOAD' ? `'${effectiveOn}'::date` : 's.registered_on'],
    ],
    join: addresses ? `LEFT JOIN ${addresses.table} a ON a.brn = s.brn` : '',
  }
}

/** Roles of today of new people: those without days, and those whose days include today. */
const addedPeople = (loading: Loading, stage: Stage): Added => {
  const roles = stageIn(loading, 'roles')
  const hasRoles = stage.fields.some(([name]) => name === 'roles')
  const named = hasRoles ? 's.roles' : 'ARRAY[]::text[]'
  if (!roles) return { columns: [['roles', named]], join: '' }
  return {
    columns: [
      [
        'roles',
        `ARRAY(SELECT held FROM unnest(${named}) held WHERE held <> ALL (coalesce(dated.every, '{}'))
          UNION SELECT unnest(dated.today) ORDER BY 1)`,
      ],
    ],
    join: `LEFT JOIN (SELECT brn, person_no, array_agg(role) AS every, array_agg(role) FILTER (WHERE ${isToday('r')}) AS today
      FROM ${roles.table} r GROUP BY brn, person_no) dated ON dated.brn = s.brn AND dated.person_no = s.no`,
  }
}

const addedDocuments: Added = { columns: [[entityDocument.edmsId.name, loadedHandle('s')]], join: '' }

const nothing: Added = { columns: [], join: '' }

/** Values of new rows that no field of their kind brings. */
const added: Partial<Record<LoadKind, (loading: Loading, stage: Stage, days: LoadDays) => Added>> = {
  entities: (loading, _, days) => addedEntities(loading, days),
  people: addedPeople,
  documents: () => addedDocuments,
}

const addRows = async (tx: Db, loading: Loading, stage: Stage, days: LoadDays, where: string) => {
  const { kind, table, fields } = stage
  const more = added[kind.name]?.(loading, stage, days) ?? nothing
  const taken = new Set(more.columns.map(([name]) => name))
  const columns: Column[] = [
    ...fields.flatMap(([, field]): Column[] =>
      taken.has(field.column.name) ? [] : [[field.column.name, columnIn('s', field)]],
    ),
    ...Object.entries(kind.fixed ?? {}).map(([name, value]): Column => [name, `'${value}'`]),
    ...more.columns,
  ]
  await connectionOf(tx).query(`
    INSERT INTO ${registerTable(kind)} (${columns.map(([name]) => quoted(name)).join()})
    SELECT ${columns.map(([, value]) => value).join()} FROM ${table} s ${more.join}
    WHERE s.operation = 'INSERT' ${where}`)
}

/** Sets rows that the register has. The roles of people follow by `setRolesOfToday`. */
const changeRows = async (tx: Db, { kind, table, ...stage }: Stage) => {
  const values = valueFields({ kind, table, ...stage }).filter(([, { column }]) => column.name !== 'roles')
  if (!values.length) return
  await connectionOf(tx).query(`
    UPDATE ${registerTable(kind)} t SET ${values.map(([, field]) => `${quoted(field.column.name)} = ${columnIn('s', field)}`).join()}
    FROM ${table} s WHERE s.operation = 'UPDATE' AND ${sameKey(kind)}`)
}

/** Sets the roles of today of people who were there before, from those without days and those with days. */
const setRolesOfToday = async (tx: Db, loading: Loading) => {
  const [people, roles] = [stageIn(loading, 'people'), stageIn(loading, 'roles')]
  const named = people?.fields.some(([name]) => name === 'roles') ? people : undefined
  const touched = [
    ...(named ? [`SELECT brn, no, roles FROM ${named.table} WHERE operation = 'UPDATE'`] : []),
    ...(roles
      ? [
          `SELECT DISTINCT brn, person_no, NULL::text[] FROM ${roles.table} r WHERE operation <> 'SAME'
          ${named ? `AND NOT EXISTS (SELECT FROM ${named.table} p WHERE p.brn = r.brn AND p.no = r.person_no AND p.operation = 'UPDATE')` : ''}`,
        ]
      : []),
  ]
  if (!touched.length) return
  await connectionOf(tx).query(`
    UPDATE entity_person t SET roles = now.roles FROM (
      SELECT p.brn, p.no, ARRAY(
        SELECT held FROM unnest(coalesce(touched.undated, p.roles)) held WHERE NOT EXISTS (
          SELECT FROM entity_role r WHERE r.brn = p.brn AND r.person_no = p.no AND r.role = held)
        UNION SELECT r.role FROM entity_role r WHERE r.brn = p.brn AND r.person_no = p.no AND ${isToday('r')} ORDER BY held) AS roles
      FROM (${touched.join(' UNION ALL ')}) touched (brn, no, undated) JOIN entity_person p ON p.brn = touched.brn AND p.no = touched.no) now
    WHERE t.brn = now.brn AND t.no = now.no AND NOT (t.roles @> now.roles AND t.roles <@ now.roles)`)
}

const strikeKinds = ['blacklist', 'deregistrations'] as const

/** Adds the changes of entries whose status differs from the one that they had, before they are written. */
const addStrikeChanges = async (tx: Db, { kind, table, fields }: Stage) => {
  const status = fields.some(([name]) => name === 'status') ? 's.status' : `'ON'`
  await connectionOf(tx).query(`
    INSERT INTO strike_change (entry_id, from_status, added_by, created_at)
    SELECT t.id, ${status}, s.last_status_update_done_by, s.updated_at FROM ${table} s JOIN strike_entry t ON ${sameKey(kind)}
    WHERE s.operation = 'UPDATE' AND t.status <> ${status} ORDER BY t.id`)
}

const addStrikeHistory = async (tx: Db, { kind, table, fields }: Stage) => {
  const isOff = fields.some(([name]) => name === 'status') ? `s.status = 'OFF'` : 'false'
  const entries = `${table} s JOIN strike_entry t ON ${sameKey(kind)} WHERE s.operation = 'INSERT'`
  await connectionOf(tx).query(`
    INSERT INTO strike_change (entry_id, from_status, added_by, created_at)
    SELECT t.id, 'ON', s.added_by, s.created_at FROM ${entries} ORDER BY t.id;
    INSERT INTO strike_change (entry_id, from_status, added_by, created_at)
    SELECT t.id, 'OFF', s.last_status_update_done_by, s.updated_at FROM ${entries} AND ${isOff} ORDER BY t.id`)
}

/** Writes down which rows the load wrote, and those that it found so for the first time. */
const noteRows = (tx: Db, { id, source, isEmpty }: Loading, { kind, table, fields }: Stage) =>
  connectionOf(tx).query(
    `INSERT INTO load_row (load, kind, key, operation, hash)
    SELECT $1, '${kind.name}', ${keyIn('s', kind)}, s.operation, ${hashIn('s', fields, columnIn)} FROM ${table} s
    WHERE $2::text IS NOT NULL ${
      isEmpty
        ? ''
        : `AND (s.operation <> 'SAME' OR NOT EXISTS (SELECT FROM load_row r JOIN load l ON l.id = r.load WHERE r.kind = '${kind.name}'
            AND r.key = ${keyIn('s', kind)} AND r.hash = ${hashIn('s', fields, columnIn)} AND l.source = $2 AND l.taken_back_at IS NULL))`
    }`,
    [id, source],
  )

const setVersions = (tx: Db, value: 'on' | 'off') =>
  tx.execute(sql`SELECT set_config('daftari.versions', ${value}, true)`)

/** The tables of a kind whose rows are a part of others are written with these. */
const isOwn = ({ within }: Kind) => !within

/**
 * Writes the rows of a load. Files of new entities come without versions: they are their first state. All other rows come
 * with versions of this load, from its day on.
 */
export const writeRows = async (tx: Db, loading: Loading, days: LoadDays, onKind: (kind: Kind) => Promise<void>) => {
  const { id, isEmpty } = loading
  const entities = stageIn(loading, 'entities')
  const isNew = `EXISTS (SELECT FROM load_entities e WHERE e.brn = s.brn AND e.operation = 'INSERT')`
  await setVersionFacts(tx, { load: id, effectiveOn: days.effectiveOn })
  for (const stage of loading.stages) {
    await onKind(stage.kind)
    const isStrike = strikeKinds.some(name => name === stage.kind.name)
    if (isOwn(stage.kind)) {
      await setVersions(tx, 'off')
      await addRows(tx, loading, stage, days, isEmpty ? '' : entities ? `AND ${isNew}` : 'AND false')
      await setVersions(tx, 'on')
      if (!isEmpty) await addRows(tx, loading, stage, days, entities ? `AND NOT ${isNew}` : '')
    }
    if (isStrike && !isEmpty) await addStrikeChanges(tx, stage)
    if (isStrike) await addStrikeHistory(tx, stage)
    if (!isEmpty) await changeRows(tx, stage)
    await noteRows(tx, loading, stage)
  }
  if (!isEmpty) await setRolesOfToday(tx, loading)
}
