import { permissions } from '@contract/permissions'
import { type FlagKind, type FlagKindBody, flagKinds } from '@contract/portal/flags'
import { createForm, defineForm, defineResource, formAction, withoutNull } from '@/definition/defineResource'
import { choice, computed, count, flag, oneByOne, text, tick } from '@/definition/field'
import { severalOf } from '@/definition/listOptions'
import { callWords } from '../portal/callWords'
import { flaggableCalls } from '../portal/flaggableCalls'
import { settingsList } from './page'

const colours = { RED: 'Red', AMBER: 'Amber', GREEN: 'Green', BLUE: 'Blue', VIOLET: 'Violet', GREY: 'Grey' }

const icons = {
  FLAG: 'Flag',
  GAVEL: 'Gavel',
  SEARCH: 'Magnifying glass',
  PERSON: 'Person',
  SHIELD: 'Shield',
  HIDDEN: 'Crossed eye',
  LOCK: 'Lock',
  WARNING: 'Warning sign',
}

const subjects = {
  ENTITY: 'Entities',
  PERSON: 'People',
  LEGAL_DOCUMENT: 'Legal documents',
  PRACTITIONER: 'Practitioners',
  PAYMENT: 'Transactions',
  PROCESS: 'Processes',
  APPLICATION: 'Insolvency applications',
  ACCOUNT: 'Accounts',
}

const changes = flaggableCalls(callWords, 'Every change')

type Draft = Omit<FlagKindBody, 'endsAfter'> & { endsAfter?: number | undefined }
type Edited = Draft & Pick<FlagKind, 'id' | 'version'>

const bodyOf = ({ endsAfter, ...draft }: Draft): FlagKindBody => ({ ...draft, endsAfter: endsAfter || null })

const names = Object.keys(permissions)
const fields = {
  name: text('Name', { required: true, longest: 60 }),
  colour: choice('Colour', colours, { required: true }),
  icon: choice('Icon', icons, { required: true }),
  subjects: severalOf('Records that may have it', subjects, { required: true }),
  refuses: severalOf('Refuses changes', changes),
  approves: severalOf('Needs approval', changes, {
    help: 'Until this registry has approval, these are refused as well.',
  }),
  masksAddresses: tick('Masks addresses for everybody'),
  needsReason: tick('Needs a reason'),
  needsDocument: tick('Needs the number of a document'),
  setBy: oneByOne('Permissions to set it', names, { required: true }),
  liftBy: oneByOne('Permissions to lift it', names, { required: true }),
  endsAfter: count('Ends after days', { longest: 4, help: 'Empty: it never ends by itself.' }),
  active: flag('Status', { true: 'In use', false: 'No longer used' }, { required: true }),
}

/** Kinds of flags, in General Settings. */
export default defineResource(flagKinds.list, {
  ...settingsList,
  name: 'flag-kinds',
  about: 'Kinds of flags on records, and what each refuses',
  tab: { key: 'flags', label: 'Flags' },
  key: 'id',
  search: { ...settingsList.search, filter: 'q' },
  fields: {
    name: text('Name', { width: 'name' }),
    endsAfter: count('Ends after days'),
    standing: count('In force'),
    active: flag('Status', { true: 'In use', false: 'No longer used' }),
  },
  computed: {
    effect: computed<FlagKind>(
      'choice',
      'Effect',
      ({ refuses, approves, masksAddresses }) =>
        refuses.length ? 'REFUSES' : approves.length ? 'APPROVES' : masksAddresses ? 'MASKS' : 'SHOWN',
      {
        options: {
          REFUSES: 'Refuses changes',
          APPROVES: 'Needs approval',
          MASKS: 'Masks addresses',
          SHOWN: 'Shows only',
        },
      },
    ),
  },
  columns: ['name', 'effect', 'endsAfter', 'standing', 'active'],
  headline: 'name',
  create: createForm(
    'Add kind of flag',
    defineForm({
      title: 'Add kind of flag',
      submit: 'Add',
      fields,
      send: flagKinds.add.from((draft: Draft) => ({ body: bodyOf(draft) })),
      alert: true,
    }),
  ),
  actions: {
    edit: formAction({
      label: 'Edit',
      icon: 'edit',
      primary: true,
      verb: 'update',
      permit: 'can_manage_flags',
      draft: ({ standing: _, ...row }) => withoutNull(row),
      form: defineForm({
        title: 'Edit kind of flag',
        submit: 'Save',
        fields,
        send: flagKinds.edit.from(({ id, version, ...draft }: Edited) => ({
          path: { id },
          body: { ...bodyOf(draft), version },
        })),
        alert: true,
      }),
    }),
  },
})
