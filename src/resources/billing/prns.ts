import { PRN, prns, readPrns } from '@contract/billing/prns'
import { defineForm, defineResource, type ImportedFile } from '@/definition/defineResource'
import { dateTime, digits, entries, text } from '@/definition/field'

export default defineResource(prns.list, {
  name: 'billing/prn-manager',
  label: 'PRNs',
  path: 'billing/prn-manager',
  key: 'prn',
  size: 15,
  fills: true,
  listFor: ({ prn }) => (prn ? prns.search : undefined),
  search: { filter: 'prn', on: 'enter', placeholder: 'PRN' },
  fields: { prn: text('PRN', { leadsTo: 'payment' }), createdAt: dateTime('Date') },
  columns: ['prn', 'createdAt'],
  numbered: true,
  headline: 'prn',
  notFoundHint: 'Check the number, or add PRNs that were used.',
  create: {
    label: 'Add PRNs',
    title: 'Add PRNs',
    ways: [
      {
        tab: 'Enter PRNs',
        form: defineForm({
          title: 'Enter PRNs',
          submit: 'Submit',
          fields: {
            list: entries(
              'PRNs',
              {
                read: readPrns,
                most: PRN.most,
              },
              { required: true, help: 'Separate them with commas, or paste a spreadsheet column.' },
            ),
          },
          send: prns.add.from(({ list }: { list: string }) => ({ body: { prnList: readPrns(list).good } })),
          says: { done: 'PRN(s) added successfully' },
        }),
      },
      {
        tab: 'Upload File',
        imports: {
          send: prns.upload.from(({ file, job }: ImportedFile) => ({ file, body: { job } })),
          columns: [
            {
              source: 'prn',
              label: 'PRN',
              headers: ['PRN', 'PRN No', 'PRN Number', 'Payment Reference Number'],
              required: true,
              unique: true,
              kind: 'PAYMENT',
              longest: 30,
              pattern: /^(?=.*\d)([A-Za-z0-9]\s*){1,13}$/,
              patternSays: 'Enter a PRN: letters and digits only, 13 at most',
            },
          ],
        },
      },
    ],
  },
  buttons: {
    remove: {
      label: 'Remove PRN',
      permit: 'can_release_prn',
      form: defineForm({
        title: 'Remove PRN',
        submit: 'Remove',
        fields: { prn: digits('PRN', { required: true, longest: PRN.longest, counted: true, cuts: true }) },
        send: prns.remove.from(({ prn }: { prn: string }) => ({ path: { prn } })),
        says: { done: 'PRN removed successfully' },
        confirm: { question: 'Are you sure of this action ?', names: ({ prn }) => prn },
      }),
    },
  },
})
