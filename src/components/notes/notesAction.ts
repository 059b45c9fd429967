import type { Action, AnyRow, Resource } from '@/definition/defineResource'

/** Name of the dialog of notes in the address, of a page and of each list whose rows stand for records. */
export const NOTES = 'notes'

/** Returns a resource with the action that opens the notes of a row, where its rows stand for records. */
export const withNotesAction = (resource: Resource, label: string): Resource => {
  const record = resource.list.rowRecord
  if (!record) return resource
  const notes: Action<AnyRow> = { type: 'notes', label, icon: 'note', notes: record }
  return { ...resource, actions: { ...resource.actions, [NOTES]: notes } }
}
