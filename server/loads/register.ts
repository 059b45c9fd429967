import { getTableName } from 'drizzle-orm'
import { entityDocument, entityPerson } from '../db/schema'
import type { Field, Kind } from './kind'
import { columnIn, quoted } from './staging'

/** SQL of the roles of a person without a row in `entity_role`: their days are unknown. */
const undatedRoles = (alias: string) => `ARRAY(SELECT held FROM unnest(${alias}.roles) held WHERE NOT EXISTS (
  SELECT FROM entity_role r WHERE r.brn = ${alias}.brn AND r.person_no = ${alias}.no AND r.role = held) ORDER BY held)`

/** SQL of the name under which a document is exported: that of the source which brought it, or its handle. */
const fileOf = (alias: string) => `coalesce(${alias}.file_name, ${alias}.edms_id)`

/** Returns the value of a field in the register as a load brings it. */
export const registerValue = (alias: string, field: Field) => {
  if (field.column === entityPerson.roles) return undatedRoles(alias)
  return field.column === entityDocument.fileName ? fileOf(alias) : columnIn(alias, field)
}

/** Returns a value as every session writes it in JSON, whatever its time zone. */
const stable = (value: string, { column }: Field) =>
  column.getSQLType().startsWith('timestamp') ? `(${value} AT TIME ZONE 'UTC')` : value

type Named = readonly (readonly [string, Field])[]

/** Returns the hash of fields of a staged row, or of a row of the register. */
export const hashIn = (alias: string, fields: Named, value: (alias: string, field: Field) => string) =>
  `sha256(convert_to(jsonb_build_array(${fields.map(([, field]) => stable(value(alias, field), field)).join()})::text, 'UTF8'))`

/** Returns the condition that a staged row `s` and a row `t` of the register have one key. */
export const sameKey = ({ key, fields, fixed = {} }: Kind) => {
  const equal = [...new Set(['brn', ...key])].flatMap(name => {
    const field = fields[name]
    if (!field) return []
    const is = field.required ? '=' : 'IS NOT DISTINCT FROM'
    return [`${registerValue('t', field)} ${is} ${columnIn('s', field)}`]
  })
  return [...equal, ...Object.entries(fixed).map(([name, value]) => `t.${quoted(name)} = '${value}'`)].join(' AND ')
}

/** Returns the key of a row of the register within its file, as `row_version` has it. */
export const versionKeyIn = (alias: string, { versionKey = [] }: Kind) =>
  versionKey.length ? `concat_ws('/', ${versionKey.map(({ name }) => `${alias}.${quoted(name)}`).join()})` : `''`

export const registerTable = ({ table }: Kind) => getTableName(table)
