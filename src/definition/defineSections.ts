import type { ListsPage } from './definePage'
import type { AnyPageForm } from './definePageForm'
import type { Resource } from './defineResource'
import type { Tone } from './field'
import type { Source } from './source'

/** Counts by kind, a card for each: the same figures on every card, or on some alone. */
export type Cards = {
  source: Source<undefined, Record<string, Record<string, number>>>
  /** What each kind is called, in the order shown. */
  kinds: Record<string, string>
  figures: Record<string, { label: string; tone?: Tone; only?: readonly string[] }>
  /** Where what a figure counts is listed: an address below /home. */
  opens?(kind: string, figure: string): string
  /** Counted again by itself after so many seconds, while somebody looks. */
  watched?: { seconds: number }
}

/**
 * What a section shows: a list with what is counted above it, cards, a form, or a part that the app brings under its key,
 * with its form where it has one.
 */
export type Shows =
  | { list: Resource; page?: ListsPage }
  | { cards: Cards }
  | { form: AnyPageForm; part?: string }
  | { part: string }

/** One of several tabs of a section; its key is the last part of the address. */
export type SectionTab = { key: string; label: string; shows: Shows }

/** An entry of the page's own menu; its key is part of the address. */
export type Section = {
  key: string
  label: string
  about?: string
} & ({ shows: Shows } | { tabs: readonly SectionTab[] })

/**
 * A page with a menu of its own, below /home; the first section stands where the address names none. A few sections with
 * wide lists may stand in a bar above them instead.
 */
export type SectionsPage = { path: string; label: string; sections: readonly Section[]; bar?: true }

/** Declares a section. */
export const defineSection = (section: Section): Section => section

/** Declares a page of sections. */
export const defineSections = (page: SectionsPage): SectionsPage => page
