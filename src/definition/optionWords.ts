import type { Resource } from './defineResource'
import { readableCode } from './readableCode'

/** Returns the label of a column's value: the declared one, or else the code as readable text. */
export const optionWords = (
  { fields, computed }: Pick<Resource, 'fields' | 'computed'>,
  source: string,
  value: string,
): string => (computed?.[source] ?? fields[source])?.options?.[value] ?? readableCode(value)
