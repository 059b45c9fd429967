import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Kind, Tone } from '@/definition/field'
import { type LeadsTo, leadOf } from '@/definition/recordLink'
import { useLocale } from '@/i18n/useLocale'
import { fieldKinds } from '../fields'
import type { Fact } from './facts'

/** Kind of a value, the function that reads it, its tone, and the record that it leads to. */
type FactDefinition<Row> = readonly [
  kind: Kind,
  of: (row: Row) => unknown,
  tone?: ((row: Row) => Tone | undefined) | undefined,
  leadsTo?: LeadsTo<Row>,
]
/** Facts of a part of a page, by translation key. */
export type FactDefinitions<Row> = Readonly<Record<string, FactDefinition<Row>>>

/** Returns a code in title case: NEW_APPLICATION reads 'New Application'. A name with letters of both cases stays. */
const titleCase = (value: string) =>
  /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value)
    ? value
    : value
        .split(/[_\s]+/)
        .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
        .join(' ')

/**
 * Returns the texts of a page that no definition describes, from the translations below `daftari` and `area`, and the
 * functions that format its values.
 */
export const useFactText = (area: string) => {
  const translate = useTranslate()
  const locale = useLocale()
  return useMemo(() => {
    const label = (key: string, params?: Record<string, unknown>) => translate(`daftari.${area}.${key}`, params)
    /** Returns the translation of a coded value, or else its code in title case. */
    const option = (value: string) => translate(`daftari.${area}.values.${value}`, { _: titleCase(value) })
    const plain = (kind: Kind, value: unknown) => fieldKinds[kind].plain(value, { locale, option })
    const orDash = (kind: Kind, value: unknown) => plain(kind, value) || translate('daftari.lists.nothing')
    /** Returns the facts of a part, ready to be shown. */
    const shown = <Row>(facts: FactDefinitions<Row>): Fact[] =>
      Object.entries(facts).map(([source, [kind, of, tone, leadsTo]]) => ({
        source,
        label: label(`facts.${source}`),
        kind: fieldKinds[kind],
        // The facts of a part are only called with that part's own rows.
        text: row => plain(kind, of(row as Row)),
        tone: row => tone?.(row as Row),
        lead: row => leadOf(leadsTo, of(row as Row), row),
      }))
    return { translate, say: label, option, plain, given: orDash, shown }
  }, [area, translate, locale])
}
