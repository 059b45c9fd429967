import { afterLookup } from '@contract/call'
import { blacklist } from '@contract/registry/blacklist'
import { isWholeBrn, sentBrn } from '@contract/registry/brn'
import { entities } from '@contract/registry/entities'
import { LONGEST_REASON, type StrikeEntry } from '@contract/registry/strikes'
import { defineForm, defineResource, type ImportedFile } from '@/definition/defineResource'
import { code, paragraph, text } from '@/definition/field'
import { lookUp } from '@/definition/lookUp'
import { strikeHistory, strikeImportColumns, strikeImportLookUp, strikeList } from './strikes'

type Draft = { brn: string; companyName?: string; reason?: string }
type Found = Draft & { companyName: string }

const searched = (typed: string) => ({ body: { registration_no: sentBrn(typed), old_registration_no: '-' as const } })
const find = entities.lookUp.from(({ brn }: Draft) => searched(brn))
const add = blacklist.add.from(({ brn: typed, companyName, reason }: Found) => {
  const brn = sentBrn(typed)
  return { path: { brn }, body: { brn, companyName, ...(reason?.trim() && { reason: reason.trim() }) } }
})
/** The list holds the name of the entry. */
const addAgain = blacklist.add.from(({ brn, companyName }: StrikeEntry) => ({
  path: { brn },
  body: { brn, companyName: companyName ?? '' },
}))

const entity = lookUp(
  entities.lookUp.from(({ typed }: { typed: string }) => searched(typed)),
  ({ entity_name }) => entity_name,
  {
    names: true,
    when: isWholeBrn,
    facts: {
      type: {
        of: ({ entity_type }) => entity_type,
        options: {
          COMPANY: 'Company',
          FOREIGN_COMPANY: 'Foreign company',
          BUSINESS_NAME: 'Business name',
          BUILDING_SOCIETY: 'Building society',
        },
      },
      status: {
        of: ({ entity_status }) => entity_status,
        options: { REGISTERED: 'Registered', INSOLVENT: 'Insolvent', CEASED: 'Ceased' },
      },
    },
    unfit: ({ listed }) => (listed?.includes('BLACKLIST') ? 'listed' : undefined),
    faults: { listed: 'Already on the list' },
    fills: ({ entity_name }) => ({ companyName: entity_name }),
  },
)

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
          submitFor: { label: 'Strike off %{name}', source: 'companyName' },
          fields: {
            brn: code('BRN', { required: true, longest: 40, lookUp: entity }),
            companyName: text('Name', { unseen: true }),
            reason: paragraph('Reason', {
              extension: 'strikeReasons',
              longest: LONGEST_REASON,
              help: 'Shown in History',
            }),
          },
          send: afterLookup(
            find,
            (draft: Draft, { entity_name }): Found => ({ ...draft, companyName: entity_name }),
            add,
            ({ companyName }) => Boolean(companyName),
          ),
          says: { done: 'Added to black list' },
        }),
      },
      {
        tab: 'Upload File',
        imports: {
          send: blacklist.upload.from(({ file, job }: ImportedFile) => ({ file, body: { job } })),
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
      undo: { send: addAgain, says: { done: 'Added to black list' } },
    },
  },
})
