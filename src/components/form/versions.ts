import type { Field } from '@/definition/field'
import { type FormValues, formatValue, unseenValues } from './formValues'

type Fields = Readonly<Record<string, Field<never> | undefined>>

/** A form and a newer version of its record together; all values are those of a draft. */
type Versions = {
  /** Values that the form started from; without those over which an earlier draft was typed, which nobody knows. */
  base: Readonly<FormValues>
  /** Values that stand in the form now. */
  mine: Readonly<FormValues>
  /** Values of the record as somebody else has saved it meanwhile. */
  theirs: Readonly<FormValues>
}

/** A field of which the form and the newer version say different things. */
export type Difference = {
  source: string
  mine: unknown
  theirs: unknown
  /** True where somebody typed in the form: what was typed stands until the person chooses the other. */
  isTyped: boolean
}

/**
 * Puts what was typed in a form over a newer version of its record. A field that only one of the two changed has its
 * change; one that both changed keeps what was typed. Values that no field shows, such as the version, are those of the newer
 * one. `differences` are the fields that the person may decide; a file that was chosen stays chosen.
 */
export const mergeVersions = (
  fields: Fields,
  { base, mine, theirs }: Versions,
): { values: FormValues; differences: Difference[] } => {
  const values: FormValues = { ...mine, ...unseenValues(fields, theirs) }
  const differences: Difference[] = []
  for (const [source, field] of Object.entries(fields)) {
    if (!field || field.upload) continue
    const text = (version: Readonly<FormValues>) => formatValue(field, version[source])
    const isKnown = source in base
    if (text(mine) === text(theirs) || (isKnown && text(theirs) === text(base))) continue
    const isTyped = !isKnown || text(mine) !== text(base)
    if (!isTyped) values[source] = theirs[source]
    if (!field.unseen) differences.push({ source, mine: mine[source], theirs: theirs[source], isTyped })
  }
  return { values, differences }
}
