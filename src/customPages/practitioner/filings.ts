import { idText } from '@contract/id'
import type { Form1 } from '@contract/registry/practitionerForms'
import type { PractitionerFile } from '@contract/registry/practitioners'

/** A file as the list shows it: `filename` is what it is asked for by. */
export type Filed = { filename: string; title: string; name: string }
export type FilingGroup = { key: string; type: string; approved: boolean; year: string; files: Filed[] }

/** The year of an application: of its registration, else of when it was made (decision D18). */
export const yearOf = ({ registrationDate, createdAt }: Pick<Form1, 'registrationDate' | 'createdAt'>) =>
  /^\d{4}/.exec(registrationDate ?? createdAt ?? '')?.[0] ?? ''

/** A file's name as it is read: without .pdf, underscores and hyphens as spaces (decision D18). */
export const cleanName = (name: string) =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || name

/** The files of each application, in the applications' order. */
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

/** Number of files of all applications. */
export const countOfFiles = (file: Pick<PractitionerFile, 'form1s'>) =>
  filingsOf(file).reduce((sum, { files }) => sum + files.length, 0)

const YEARLY = /annual|return|renew/i

/** Annual returns and renewals; where no application says that it is one, all that were approved (decision D16). */
export const annualReturnsOf = ({ form1s }: Pick<PractitionerFile, 'form1s'>): Form1[] => {
  const yearly = (form1s ?? []).filter(({ applicationType }) => YEARLY.test(applicationType ?? ''))
  return yearly.length ? yearly : (form1s ?? []).filter(({ status }) => status === 'APPROVED')
}
