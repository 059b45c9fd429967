import type { Permission } from '../permissions'
import type { FileKind } from '../personal'

/** Kinds of records on which notes and flags stand: files of the register, and the processes of its systems. */
export type RecordKind = Exclude<FileKind, 'DOCUMENT'> | 'PROCESS'

/**
 * Permissions of the calls that read records of each kind, any of them. They also read and write its notes. The key of
 * a record is the one of its file or row: BRN, number of a person, PRN, instrument number, tracking number, id.
 */
export const recordReaders = {
  ENTITY: ['can_view_reservation_settings'],
  PERSON: ['can_search_people'],
  LEGAL_DOCUMENT: ['can_view_reservation_settings'],
  PRACTITIONER: ['can_view_practitioner_registry'],
  PAYMENT: ['can_view_billing_settings'],
  PROCESS: ['can_access_internal_processing'],
  APPLICATION: ['can_access_settings'],
  ACCOUNT: ['can_view_accounts_breakdown', 'can_view_permission_management', 'can_access_api_integrations'],
} as const satisfies Record<RecordKind, readonly Permission[]>

export const recordKinds = Object.keys(recordReaders) as [RecordKind, ...RecordKind[]]

/** Permissions that read records of some kind. */
export const anyReader: readonly Permission[] = [...new Set(Object.values(recordReaders).flat())]

/** The record that a row stands for, with the name of the row's field that is its key. */
export type RowRecord = { kind: RecordKind; key: string }

/**
 * Ways to find the key of a record from another value: the application of an attachment, the entity of a process or of a
 * payment, the entities that a legal document names, and so on. `rows` are rows of a file or of a search: the handler of the call finds them and checks their flags itself.
 */
export type RecordLink =
  | 'application'
  | 'attachment'
  | 'payment'
  | 'instrument'
  | 'process'
  | 'syncItem'
  | 'correction'
  | 'decision'
  | 'document'
  | 'receiver'
  | 'rows'

/**
 * A record that a call changes. `key` names the value of its path, query or body that is the key, or a list of keys, or,
 * with `by`, what leads to it.
 */
export type ChangedRecord = { kind: RecordKind; key: string; by?: RecordLink }
