import { idText } from '@contract/id'
import type { Form1 } from '@contract/registry/practitionerForms'
import type { PractitionerFile } from '@contract/registry/practitioners'

/** File as the list shows it; `filename` is the id that it is requested by. */
type Filed = { filename: string; title: string; name: string }
export type FilingGroup = { key: string; type: string; approved: boolean; year: string; files: Filed[] }

/** Returns the year of an application: of its registration, or else of its creation (decision D18). */
export const yearOf = ({ registrationDate, createdAt }: Pick<Form1, 'registrationDate' | 'createdAt'>) =>
  /^\d{4}/.exec(registrationDate ?? createdAt ?? '')?.[0] ?? ''

/** Returns a file's name for display: without .pdf, and with spaces for underscores and hyphens (decision D18). */
export const cleanName = (name: string) =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || name

/** Returns the files of each application, in the order of the applications. */
export const filingsOf = ({ form1s }: Pick<PractitionerFile, 'form1s'>): FilingGroup[] =>
  (form1s ?? []).map((form, index) => ({
    key: idText(form.id) || String(index),
    type: form.applicationType ?? '',
    approved: form.status === 'APPROVED',
    year: yearOf(form),
    files: (form.form1AttachmentList ?? []).flatMap(({ insolvencyDocument: file }) => {
      if (!file) return []
      const name = file.name ?? file.filename
      return [{ filename: file.filename, title: cleanName(name), name }]
    }),
  }))

/** Returns the number of files of all applications. */
export const countOfFiles = (file: Pick<PractitionerFile, 'form1s'>) =>
  filingsOf(file).reduce((sum, { files }) => sum + files.length, 0)

const YEARLY = /annual|return|renew/i

/** Returns annual returns and renewals; if no application has such a type, all approved ones (decision D16). */
export const annualReturnsOf = ({ form1s }: Pick<PractitionerFile, 'form1s'>): Form1[] => {
  const yearly = (form1s ?? []).filter(({ applicationType }) => YEARLY.test(applicationType ?? ''))
  return yearly.length ? yearly : (form1s ?? []).filter(({ status }) => status === 'APPROVED')
}
