import type { FormDialog } from '@/definition/defineResource'
import { fieldKinds } from '@/fields'

/** Whether a field of the form wants room. */
export const isWide = ({ fields, pairs }: FormDialog<Record<string, unknown>>): boolean =>
  Boolean(pairs) || Object.values(fields).some(field => field && fieldKinds[field.kind].wide)
