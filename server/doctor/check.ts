import type { DoctorCheck, Finding } from '@contract/portal/doctor'
import type { FindingName } from '@contract/portal/findings'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'

/** Installation that the doctor examines. The clock and the room on disks can be replaced in tests. */
export type Installation = {
  database: Pick<Database, 'pool' | 'read'>
  settings: Settings
  now(): number
  /** Bytes that are free where a path lies. */
  freeBytes(path: string): Promise<number>
}

/** One check of the doctor. Without `needsDatabase` it is made where the database does not answer, too. */
export type Check = {
  name: DoctorCheck
  needsDatabase: boolean
  run(installation: Installation): Promise<Finding[]>
}

/** Returns a finding with the values of its sentences. */
export const finding = (name: FindingName, values: Finding['values'] = {}): Finding => ({ name, values })

/** Returns a finding about a list of names; none for an empty list. */
export const findingOf = (name: FindingName, names: readonly string[], key = 'names'): Finding[] =>
  names.length ? [finding(name, { [key]: shortList(names) })] : []

const SHOWN = 8

const shortList = (names: readonly string[]) =>
  [...names.slice(0, SHOWN), ...(names.length > SHOWN ? [`+${names.length - SHOWN}`] : [])].join(', ')
