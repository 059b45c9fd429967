import { type DocumentCost, documentCosts } from '@contract/billing/documentCosts'
import type { Id } from '@contract/id'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { code, computed, known, money, text } from '@/definition/field'

type Draft = { documentNumber: string; documentName: string; amount: number }
type Edited = Draft & { id: Id; version: number | null | undefined }

const fields = {
  documentNumber: code('Document Number', { required: true, longest: 40 }),
  documentName: text('Document Name', { required: true, longest: 200 }),
  amount: money('Cost', { required: true, positive: true }),
}

const bodyOf = ({ documentNumber, documentName, amount }: Draft) => ({
  documentNumber,
  documentName,
  amount,
})

// Literal, with its doubled space (decision F7).
const failed = 'Document cost  creation failed'

export default defineResource(documentCosts.list, {
  name: 'billing/document-costs',
  label: 'Document Costs',
  path: 'billing/document-costs',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  search: { filter: 'search', on: 'change', placeholder: 'Name', columns: ['documentName'] },
  fields: {
    documentNumber: code('Document Number', { width: 20 }),
    documentName: known('Document Name'),
    amount: money('Cost', { width: 20 }),
  },
  computed: {
    feeCategory: computed('choice', 'Fee Category', () => 'CERTIFICATION', {
      options: { CERTIFICATION: 'CERTIFICATION' },
      width: 20,
    }),
  },
  columns: ['documentNumber', 'documentName', 'feeCategory', 'amount'],
  numbered: true,
  headline: 'documentName',
  sortable: ['documentNumber', 'documentName', 'amount'],
  notFoundHint: 'Check the spelling, or add the document.',
  // Literal: the buttons and dialogs of this screen say Service (decision F7).
  create: createForm(
    'Add Service',
    defineForm({
      title: 'New Document Cost',
      submit: 'Submit',
      fields,
      send: documentCosts.create.from((draft: Draft) => ({ body: bodyOf(draft) })),
      says: { done: 'Document cost created successfully', failed },
      alert: true,
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: (row: DocumentCost) => withoutNull(row),
      form: defineForm({
        title: 'Edit Service',
        submit: 'Update',
        fields,
        focus: 'amount',
        send: documentCosts.update.from(({ id, version, ...draft }: Edited) => ({
          body: { id, ...bodyOf(draft), ...(typeof version === 'number' && { version }) },
        })),
        says: { failed },
        alert: true,
      }),
    }),
    // The documents have the button but no call for it (decision F3).
    remove: {
      type: 'unavailable',
      label: 'Delete',
      icon: 'delete',
      primary: true,
      unavailable: 'Deleting a document cost is not available. Nothing was changed.',
      confirm: { question: 'Are you sure of this action ?', names: ({ documentName }) => documentName },
    },
  },
})
