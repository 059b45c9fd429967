import { isMasked } from '@contract/personal'
import { personalData, type RevealKind, type RevealReason } from '@contract/portal/personalData'
import { type Action, defineForm, formAction } from '@/definition/defineResource'
import { choice, text } from '@/definition/field'

/** The key and the name of the file that a row belongs to, and its values that may be masked. */
type FileOf<Row> = (row: Row) => { key: string; name: string; values: readonly unknown[] }
type Draft = { id: string; name: string; reason: RevealReason; reference: string }

const reasons = {
  ENQUIRY: 'Enquiry',
  COURT_ORDER: 'Court order',
  CORRECTION: 'Correction',
  INVESTIGATION: 'Investigation',
  COMPLAINT: 'Complaint',
} satisfies Record<RevealReason, string>

/**
 * Declares the action that asks for the reason to see the personal data of a row. A row without masked values, and a host
 * that does not mask, does not offer it.
 */
export const showPersonalData = <Row>(kind: RevealKind, fileOf: FileOf<Row>): Action<Row> =>
  formAction({
    label: 'Show personal data',
    icon: 'reveal',
    extension: 'personalData',
    when: row => fileOf(row).values.some(isMasked),
    draft: row => ({ id: fileOf(row).key, name: fileOf(row).name }),
    form: defineForm({
      title: 'Show personal data',
      submit: 'Show',
      fields: {
        name: text('File', { fixed: true }),
        reason: choice('Reason', reasons, { required: true }),
        reference: text('Reference', { required: true, longest: 200 }),
      },
      says: { done: 'Personal data is shown for 30 minutes' },
      send: personalData.giveReason.from(({ id, reason, reference }: Draft) => ({
        body: { kind, key: id, reason, reference },
      })),
    }),
  })
