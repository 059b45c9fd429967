import type { Resource } from './defineResource'
import { readableCode } from './readableCode'

/** Returns the words of a value of a column: those that the definition declares, else what its code reads like. */
export const optionWords = (
  { fields, computed }: Pick<Resource, 'fields' | 'computed'>,
  source: string,
  value: string,
): string => (computed?.[source] ?? fields[source])?.options?.[value] ?? readableCode(value)
