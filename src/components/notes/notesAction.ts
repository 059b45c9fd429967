import type { flagActs } from '@/definition/accessOf'
import type { Resource } from '@/definition/defineResource'

/** Name of the dialog of notes in the address, of a page and of each list whose rows stand for records. */
export const NOTES = 'notes'

type Labels = Record<'notes' | 'setFlag' | 'liftFlag', string>

/**
 * Returns a resource whose rows stand for records with the action that opens the notes of a row, and those that set and lift a
 * flag on many.
 */
export const withNotesAction = (resource: Resource, labels: Labels): Resource => {
  const record = resource.list.rowRecord
  if (!record) return resource
  const flags = { type: 'flags', icon: 'note', flags: record } as const
  return {
    ...resource,
    actions: {
      ...resource.actions,
      [NOTES]: { type: 'notes', label: labels.notes, icon: 'note', notes: record },
      setFlags: { ...flags, act: 'set' as const, label: labels.setFlag },
      liftFlags: { ...flags, act: 'lift' as const, label: labels.liftFlag },
    } satisfies Resource['actions'] & Record<(typeof flagActs)[number], unknown>,
  }
}
