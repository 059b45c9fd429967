import { useMemo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Kind, Tone } from '@/definition/field'
import { fieldKinds } from '@/fields'
import type { Fact } from './facts'

/** What kind of value it is, where it is read from, and what it says about itself. */
type SaidFact<Row> = readonly [kind: Kind, of: (row: Row) => unknown, tone?: (row: Row) => Tone | undefined]
/** The facts of a part of a page, by the key of their words. */
export type SaidFacts<Row> = Readonly<Record<string, SaidFact<Row>>>

/** NEW_APPLICATION reads 'New Application'. */
const titleCase = (value: string) =>
  value
    .split(/[_\s]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')

/** The words of a page that no definition describes, below `daftari` and `area`, and how its values read. */
export const useSayings = (area: string) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return useMemo(() => {
    const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.${area}.${key}`, params)
    /** A value that stands for something: in the words known for it, else as it reads best. */
    const option = (value: string) => translate(`daftari.${area}.values.${value}`, { _: titleCase(value) })
    const plain = (kind: Kind, value: unknown) => fieldKinds[kind].plain(value, { locale, option })
    const given = (kind: Kind, value: unknown) => plain(kind, value) || translate('daftari.lists.nothing')
    /** The facts of a part, and what they are read from. */
    const shown = <Row>(facts: SaidFacts<Row>): Fact[] =>
      Object.entries(facts).map(([source, [kind, of, tone]]) => ({
        source,
        label: say(`facts.${source}`),
        kind: fieldKinds[kind],
        // A part's facts are only ever read from what the part itself gives.
        text: row => plain(kind, of(row as Row)),
        tone: row => tone?.(row as Row),
      }))
    return { translate, say, option, plain, given, shown }
  }, [area, translate, locale])
}
