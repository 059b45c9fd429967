import { useMemo } from 'react'
import type { Kind } from '@/definition/field'
import { fieldKinds } from '@/fields'
import { useLocale, useWords } from '@/i18n/words'
import type { Fact } from '@/views/file/facts'
import type { Part } from './facts'

/** NEW_APPLICATION reads 'New Application'. */
const titleCase = (value: string) =>
  value
    .split(/[_\s]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')

/** The page's words, and how its values read. */
export const useSay = () => {
  const words = useWords()
  const locale = useLocale()
  return useMemo(() => {
    const say = (key: string, params?: Record<string, unknown>) => words(`daftari.practitioner.${key}`, params)
    /** A value that stands for something: in the words known for it, else as it reads best. */
    const option = (value: string) => words(`daftari.practitioner.values.${value}`, { _: titleCase(value) })
    const plain = (kind: Kind, value: unknown) => fieldKinds[kind].plain(value, { locale, option })
    const given = (kind: Kind, value: unknown) => plain(kind, value) || words('daftari.lists.nothing')
    /** The facts of a part, and what they are read from. */
    const shown = <Row>({ facts }: Part<Row>): Fact[] =>
      Object.entries(facts).map(([source, [kind, of, tone]]) => ({
        source,
        label: say(`facts.${source}`),
        kind: fieldKinds[kind],
        // A part's facts are only ever read from what the part itself gives.
        text: row => plain(kind, of(row as Row)),
        tone: row => tone?.(row as Row),
      }))
    return { words, say, option, given, shown }
  }, [words, locale])
}
