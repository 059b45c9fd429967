import type { AnyRow, FormDialog } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import type { Words } from '@/i18n/words'

/** Tells a field of a form and what was chosen in it, in the person's language: 'Is Compliant: Yes'. */
export const choicesOf =
  (
    words: Words,
    resource: string,
    form: string,
    fields: FormDialog<AnyRow>['fields'],
    values: Record<string, string>,
  ) =>
  (source: string): string => {
    const field = fields[source]
    const value = values[source] ?? ''
    const label = words(keys.formField(resource, form, source), { _: field?.label ?? source })
    const chosen = field?.options?.[value]
    return `${label}: ${chosen === undefined ? value : words(keys.formOption(resource, form, source, value), { _: chosen })}`
  }
