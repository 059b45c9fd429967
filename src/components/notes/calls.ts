import type { Id } from '@contract/id'
import { flags } from '@contract/portal/flags'
import type { RecordKind } from '@contract/portal/noteKinds'
import { notes } from '@contract/portal/notes'
import { listing, reading } from '@/definition/source'

/** A record by its kind and key. */
export type Subject = { kind: RecordKind; key: string }
type Due = { day: string; ownerId: string }

export const recordNotes = notes.ofRecord.from((page: Subject & { before?: Id | undefined }) => ({ query: page }))
export const noteVersions = reading(notes.versions.from(({ id }: { id: Id }) => ({ path: { id } })))
export const noteOwners = listing(notes.owners, ({ kind }: Subject) => ({ kind }))

export type NewNote = Subject & { token: string; text: string; reminder?: Due }
export const addNote = notes.add.from((body: NewNote) => ({ body }))
export const editNote = notes.edit.from(({ id, text, version }: { id: Id; text: string; version: number }) => ({
  path: { id },
  body: { text, version },
}))
export const removeNote = notes.remove.from(({ id, version }: { id: Id; version: number }) => ({
  path: { id },
  body: { version },
}))
export const remind = notes.remind.from(({ id, ...body }: Due & { id: Id; seen: Due | null }) => ({
  path: { id },
  body,
}))
export const endReminder = notes.endReminder.from(({ id }: { id: Id }) => ({ path: { id } }))

export type FlagFacts = { kindId: Id; reason: string; document: string; lastDay: string | null }
export const setFlag = flags.set.from((body: Subject & FlagFacts) => ({ body }))
export const flagKindsFor = reading(flags.kindsFor.from(({ kind }: Pick<Subject, 'kind'>) => ({ query: { kind } })))
export const liftFlag = flags.lift.from(({ id, reason }: { id: Id; reason: string }) => ({
  path: { id },
  body: { reason },
}))
