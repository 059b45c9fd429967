import { afterLookup } from '@contract/call'
import { blacklist } from '@contract/registry/blacklist'
import { entities } from '@contract/registry/entities'
import { defineForm, defineResource } from '@/definition/defineResource'
import { code } from '@/definition/field'
import { strikeHistory, strikeImportColumns, strikeImportLookUp, strikeList } from './strikes'

const find = entities.lookUp.from(({ brn }: { brn: string }) => ({
  body: { registration_no: brn.trim(), old_registration_no: '-' },
}))
const add = blacklist.add.from(({ brn, companyName }: { brn: string; companyName: string }) => ({
  path: { brn },
  body: { brn, companyName },
}))

export default defineResource(blacklist.list, {
  ...strikeList,
  name: 'registry/business',
  label: 'Black List Registry',
  path: 'registry/business',
  notFoundHint: 'Check the spelling, or strike a company off to add it here.',
  create: {
    label: 'Strike/Blacklist Company',
    title: 'Strike/Blacklist Company',
    ways: [
      {
        tab: 'Enter BRN',
        form: defineForm({
          title: 'Enter BRN',
          submit: 'Submit',
          fields: { brn: code('BRN', { required: true, longest: 40 }) },
          send: afterLookup(find, ({ brn }, { entity_name }) => ({ brn: brn.trim(), companyName: entity_name }), add),
          says: { done: 'Added to black list' },
        }),
      },
      {
        tab: 'Upload File',
        imports: {
          send: blacklist.upload.from(({ file }: { file: File }) => ({ file })),
          columns: strikeImportColumns,
          lookUp: strikeImportLookUp,
          says: { done: 'Added files to black list' },
        },
      },
    ],
  },
  actions: {
    history: {
      type: 'history',
      label: 'History',
      icon: 'history',
      primary: true,
      history: strikeHistory(
        blacklist.history.from(({ brn }) => ({ path: { brn } })),
        { added: 'Added to black list', removed: 'Removed from black list' },
      ),
    },
    reverse: {
      type: 'send',
      label: 'Reverse',
      icon: 'reverse',
      primary: true,
      send: blacklist.reverse.from(({ brn }) => ({ path: { brn } })),
      says: { done: 'Removed from  the black list' },
    },
  },
})
