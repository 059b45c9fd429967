import type { AnyRow, FormDialog } from '@/definition/defineResource'

/** Tells a field of a form and what was chosen in it, in the person's language: 'Is Compliant: Yes'. */
export const choicesOf =
  (fields: FormDialog<AnyRow>['fields'], values: Record<string, string>) =>
  (source: string): string => {
    const field = fields[source]
    const value = values[source] ?? ''
    return `${field?.label ?? source}: ${field?.options?.[value] ?? value}`
  }
