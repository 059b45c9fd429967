import type { AnyRow, FormDialog } from '@/definition/defineResource'
import { type FormValues, formatValue } from './formValues'

/** Tells a field of a form and what was chosen in it, in the person's language: 'Is Compliant: Yes'. */
export const choicesOf =
  (fields: FormDialog<AnyRow>['fields'], values: FormValues) =>
  (source: string): string => {
    const field = fields[source]
    const text = formatValue(field, values[source])
    return `${field?.label ?? source}: ${field?.options?.[text] ?? text}`
  }
