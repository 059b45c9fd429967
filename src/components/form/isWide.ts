import type { FormDialog } from '@/definition/defineResource'
import { fieldKinds } from '../fields'

/** Tells whether a field of the form needs a wide dialog. */
export const isWide = ({ fields, pairs, trial }: FormDialog<Record<string, unknown>>): boolean =>
  Boolean(pairs || trial) || Object.values(fields).some(field => field && fieldKinds[field.kind].wide)
