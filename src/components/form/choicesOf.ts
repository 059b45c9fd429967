import type { AnyRow, FormDialog } from '@/definition/defineResource'
import type { Words } from '@/i18n/words'
import { type FormValues, formatValue } from './formValues'

/** Tells a field of a form and what was chosen in it, in the person's language: 'Is Compliant: Yes'. */
export const choicesOf =
  (fields: FormDialog<AnyRow>['fields'], values: FormValues, translate: Words) =>
  (source: string): string => {
    const field = fields[source]
    const text = formatValue(field, values[source])
    return translate('daftari.lists.labelled', { label: field?.label ?? source, value: field?.options?.[text] ?? text })
  }
