import type { LoadReason } from '@contract/portal/loadReasons'
import type { Db } from '../db/database'
import { charge } from '../db/schema'
import type { Field } from './kind'
import { type Loading, refuseRows } from './loading'
import { registerTable, sameKey } from './register'
import { columnIn, type Stage } from './staging'

/**
 * Refuses charges whose days are in no order, and amounts without a currency: as they would stand in the register, with its
 * values for the columns that the file does not have.
 */
export const refuseUnfitCharges = async (tx: Db, loading: Loading, stage: Stage) => {
  const { kind, table, fields } = stage
  const value = (column: Field['column']) =>
    columnIn(fields.some(([, field]) => field.column === column) ? 's' : 't', { column })
  const [amount, currency] = [value(charge.amount), value(charge.currency)]
  const [created, registered, satisfied] = [
    charge.dateOfCreation,
    charge.dateOfRegistration,
    charge.dateOfSatisfaction,
  ].map(value)
  const rules: [LoadReason, where: string, params: string][] = [
    ['registered-before-created', `${registered} < ${created}`, `'registered', ${registered}, 'created', ${created}`],
    [
      'satisfied-before-registered',
      `${satisfied} < ${registered}`,
      `'satisfied', ${satisfied}, 'registered', ${registered}`,
    ],
    ['needs-currency', `${amount} IS NOT NULL AND ${currency} IS NULL`, `'value', ${amount}::text`],
  ]
  for (const [reason, where, params] of rules)
    await refuseRows(
      tx,
      loading,
      stage,
      reason,
      `
      SELECT s.ctid AS place, jsonb_build_object(${params}) AS params
      FROM ${table} s LEFT JOIN ${registerTable(kind)} t ON ${sameKey(kind)} WHERE ${where}`,
    )
}
