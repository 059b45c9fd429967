import { type Instrument, type InstrumentParties, inWords, kindOf } from '@/definition/defineInstrument'

const PARTY_KEY = /^(individual|entity)\p{Lu}/u
const OWN_NUMBER = /^id$|Id$/

/** Returns the label of an instrument's kind; an undeclared one is shown by its name in words. */
export const kindWords = (instrument: Instrument, kind: string) => kindOf(instrument, kind)?.label ?? inWords(kind)

export const roleWords = ({ roles }: Instrument, role: string) => roles[role] ?? inWords(role)

/**
 * Returns the properties that a host sends without a declaration, with a label made from their names (decision D19).
 */
export const undeclared = ({ facts, apart }: Pick<Instrument, 'facts' | 'apart'>, details: object) =>
  Object.entries(details).flatMap(([key, value]: [string, unknown]) => {
    const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
    const isDeclared = key in facts || apart.includes(key) || PARTY_KEY.test(key) || OWN_NUMBER.test(key)
    return text && !isDeclared ? [{ key, label: inWords(key), text }] : []
  })

/** Returns the parties of an instrument: first the roles of its kind in order, then the others. */
export const partiesInOrder = <Party>(
  instrument: Pick<Instrument, 'kinds' | 'alike'>,
  kind: string,
  groups: readonly InstrumentParties<Party>[],
) => {
  const order = kindOf(instrument, kind)?.parties ?? []
  const rank = ({ role }: InstrumentParties<Party>) => {
    const place = order.indexOf(role)
    return place < 0 ? order.length : place
  }
  return [...groups].sort((one, other) => rank(one) - rank(other))
}
