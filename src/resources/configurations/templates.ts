import { type ResponseTemplate, responseTemplates } from '@contract/configurations/reservation'
import type { Id } from '@contract/id'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { flag, paragraph, text } from '@/definition/field'
import { pageSizes } from './pageSizes'

type Draft = { reason: string; message: string; appealStatus: boolean }
type Edited = Draft & { id: Id; version: number | null | undefined }

const yesNo = { true: 'Yes', false: 'No' }
const fields = {
  reason: text('Reason', { required: true, longest: 200 }),
  message: paragraph('Message', { required: true, longest: 2000 }),
  appealStatus: flag('Allow Appeal', yesNo, { required: true }),
}
const bodyOf = ({ reason, message, appealStatus }: Draft) => ({ reason, message, appealStatus })

export default defineResource(responseTemplates.list, {
  ...pageSizes,
  name: 'responseTemplates',
  label: 'Response Templates',
  about: 'Messages to applicants when a name is rejected or queried',
  key: 'id',
  search: { filter: 'search', on: 'enter', placeholder: 'Reason or message', columns: ['reason', 'message'] },
  fields: {
    reason: text('Reason', { width: 28 }),
    message: text('Message'),
    appealStatus: flag('Allow Appeal', yesNo, { width: 14 }),
  },
  columns: ['reason', 'message', 'appealStatus'],
  numbered: true,
  headline: 'reason',
  sortable: ['reason'],
  notFoundHint: 'Check the spelling, or add the template.',
  create: createForm(
    'Add Template',
    defineForm({
      title: 'Add Rejection/Query reason template',
      submit: 'Submit',
      fields,
      send: responseTemplates.create.from((draft: Draft) => ({ body: bodyOf(draft) })),
    }),
  ),
  actions: {
    edit: formAction({
      verb: 'update',
      label: 'Edit',
      icon: 'edit',
      primary: true,
      permit: 'can_edit_dictionary_entry',
      draft: (row: ResponseTemplate) => withoutNull(row),
      form: defineForm({
        title: 'Edit',
        submit: 'Update',
        fields,
        send: responseTemplates.edit.from(({ id, version, ...draft }: Edited) => ({
          body: { id, ...bodyOf(draft), ...(typeof version === 'number' && { version }) },
        })),
      }),
    }),
    remove: {
      type: 'send',
      verb: 'delete',
      label: 'Remove',
      icon: 'delete',
      primary: true,
      permit: 'can_delete_dictionary_entry',
      send: responseTemplates.remove.from(({ id }: ResponseTemplate) => ({ path: { id } })),
      confirm: { question: 'Are you sure of this action ?', names: ({ reason }) => reason },
    },
  },
})
