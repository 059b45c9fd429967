import type { Sending } from '@contract/call'
import type { CardKind, Facts } from './defineFile'
import type { Source } from './source'

/** Parties that an instrument names in one role. */
export type InstrumentParties<Party> = { role: string; parties: Party[] }

/** Data that is known of an instrument before its details are read. */
export type InstrumentHead = {
  /** Kind in the host's spelling; see `kinds` and `alike`. */
  kind?: string | undefined
  subject?: string | undefined
  date?: string | undefined
  /** Id that the instrument's file is read with; missing until the file is stored in the EDMS. */
  handle?: string | undefined
}

type Kind<Role extends string> = {
  label: string
  /** Roles in reading order. Other roles that a host sends follow them. */
  parties: readonly Role[]
}

type Definition<Details, Role extends string, Party> = {
  name: string
  /** Title of the page. */
  label: string
  /** Path of its pages below /home; the instrument's number follows. */
  path: string
  /** First breadcrumb, with the path below /home of the list that it links to. */
  crumb: { label: string; path: string }
  dateLabel: string
  read: Source<{ number: string }, Details>
  file: Sending<{ handle: string }, { Base64FileStream: string }>
  head(details: NoInfer<Details>): InstrumentHead
  /** Declared kinds, by the host's spelling. */
  kinds: Readonly<Record<string, Kind<Role>>>
  /** Other spellings of a kind. */
  alike: Readonly<Record<string, string>>
  /** Label of each role; an undeclared role is shown by its name in words. */
  roles: { readonly [R in Role]: string }
  partiesOf(details: NoInfer<Details>): InstrumentParties<Party>[]
  /** Kinds of party, of which the first that fits applies, with their facts. */
  partyKinds: readonly CardKind<Party>[]
  /** Facts of the instrument beside its parties, in reading order. */
  facts: Facts<NoInfer<Details>>
  /** Properties that are not shown as facts: shown elsewhere on the page, or of no use to staff. */
  apart: readonly string[]
}

/** Instrument that is opened by its number: facts, parties, and file. */
// biome-ignore lint/suspicious/noExplicitAny: each is checked where it is defined, and the page only passes them on
export type Instrument<Details = any, Role extends string = string, Party = any> = Definition<Details, Role, Party>

/** Declares an instrument; its details type comes from `read`. */
export const defineInstrument = <Details, const Role extends string, Party>(
  definition: Definition<Details, Role, Party>,
): Definition<Details, Role, Party> => definition

/** Words that stay small inside a title. */
const SMALL = new Set(['of', 'as', 'a', 'and', 'the'])

/**
 * Returns a name of the wire as words: POWER_OF_ATTORNEY reads 'Power of Attorney', hirePrice 'Hire Price' (decision
 * D19).
 */
export const inWords = (name: string): string =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map(word => word.toLowerCase())
    .map((word, at) => (at && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

/** Returns the declared kind for a host's spelling; undefined for an undeclared kind. */
export const kindOf = ({ kinds, alike }: Pick<Instrument, 'kinds' | 'alike'>, kind: string) => {
  const name = alike[kind] ?? kind
  return kinds[name] && { key: name, ...kinds[name] }
}
