import type { Sending } from '@contract/call'
import type { CardKind, Facts } from './defineFile'
import type { Source } from './source'

/** Whom an instrument names in one role. */
export type InstrumentParties<Party> = { role: string; parties: Party[] }

/** What is known of an instrument as soon as it is opened. */
export type InstrumentHead = {
  /** As the host spells it; see `kinds` and `alike`. */
  kind?: string | undefined
  subject?: string | undefined
  date?: string | undefined
  /** What the file is fetched by; missing while it is on its way to where files are kept. */
  handle?: string | undefined
}

type Kind<Role extends string> = {
  label: string
  /** Whom it names, in the order they are read. Others that a host sends come after them. */
  parties: readonly Role[]
}

type Definition<Details, Role extends string, Party> = {
  name: string
  /** The page's own title. */
  label: string
  /** Where its pages live, below /home; the instrument's number follows. */
  path: string
  /** The first crumb, and the list it leads back to, below /home. */
  crumb: { label: string; path: string }
  dateLabel: string
  read: Source<{ number: string }, Details>
  file: Sending<{ handle: string }, { Base64FileStream: string }>
  head(details: NoInfer<Details>): InstrumentHead
  /** Every kind that is known, by the host's spelling. */
  kinds: Readonly<Record<string, Kind<Role>>>
  /** Other spellings of a kind. */
  alike: Readonly<Record<string, string>>
  /** What each role is called; a role that nobody declared is called by its own name. */
  roles: { readonly [R in Role]: string }
  partiesOf(details: NoInfer<Details>): InstrumentParties<Party>[]
  /** What a party may be, of which the first that fits is taken, and what is said of it. */
  partyKinds: readonly CardKind<Party>[]
  /** What an instrument may say beside its parties, in the order it is read. */
  facts: Facts<NoInfer<Details>>
  /** What the host sends that is no fact of its own: said elsewhere on the page, or of no use to staff. */
  apart: readonly string[]
}

/** An instrument that is opened by its number: what it says, whom it names, and its file. */
// biome-ignore lint/suspicious/noExplicitAny: each is checked where it is defined, and the page only passes them on
export type Instrument<Details = any, Role extends string = string, Party = any> = Definition<Details, Role, Party>

/** Declares an instrument; the details' type comes from what reads them. */
export const defineInstrument = <Details, const Role extends string, Party>(
  definition: Definition<Details, Role, Party>,
): Definition<Details, Role, Party> => definition

/** A name of the wire in words: POWER_OF_ATTORNEY reads 'Power Of Attorney', hirePrice 'Hire Price' (decision D19). */
export const inWords = (name: string): string =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')

/** An instrument's kind under the spelling that is declared; undefined for one nobody declared. */
export const kindOf = ({ kinds, alike }: Pick<Instrument, 'kinds' | 'alike'>, kind: string) => {
  const known = alike[kind] ?? kind
  return kinds[known] && { key: known, ...kinds[known] }
}
