import type { Id } from '@contract/id'
import { type WindingUpReason, windingUpReasons } from '@contract/insolvency/settings'
import { createForm, defineForm, defineResource, formAction } from '@/definition/defineResource'
import { paragraph, text } from '@/definition/field'
import { insolvencyList } from './page'

type Draft = { reason: string }
type Edited = Draft & { id: Id; version: number | null | undefined }

const reason = paragraph('Reason', { required: true, longest: 300, counted: true })
const says = { failed: 'An error occurred while creating new reason', reason: true } as const

export default defineResource(windingUpReasons.list, {
  ...insolvencyList,
  name: 'windingUpReasons',
  about: 'Reasons for winding up that applicants choose from',
  tab: { key: 'winding-up-reasons', label: 'Winding Up Reasons' },
  search: { filter: 'search', on: 'change', placeholder: 'Reason' },
  fields: { reason: text('reason') },
  columns: ['reason'],
  headline: 'reason',
  sortable: ['reason'],
  create: createForm(
    'Add Reason',
    defineForm({
      title: 'Add Reason',
      submit: 'Submit',
      fields: { reason },
      send: windingUpReasons.save.from(({ reason }: Draft) => ({ body: { reason } })),
      says,
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      draft: ({ id, reason, version }: WindingUpReason) => ({ id, reason, version }),
      form: defineForm({
        title: 'Edit Reason',
        submit: 'Update',
        fields: { reason },
        // The call that creates a reason also updates it if the body has its id (stub S21).
        send: windingUpReasons.save.from(({ id, reason, version }: Edited) => ({
          body: { reason, id, ...(typeof version === 'number' && { version }) },
        })),
        says,
      }),
    }),
    remove: {
      type: 'unavailable',
      label: 'Delete',
      icon: 'delete',
      primary: true,
      unavailable: 'Deleting winding up reasons is not available. Nothing was deleted.',
      confirm: { question: 'Are you sure of this action ?', names: ({ reason }) => reason },
    },
  },
})
