import type { ListsPage } from './definePage'
import type { AnyPageForm } from './definePageForm'
import type { Resource } from './defineResource'
import type { Tone } from './field'
import type { Source } from './source'

/** Cards with counts by kind: the same figures on every card, or on some only. */
export type Cards = {
  source: Source<undefined, Record<string, Record<string, number>>>
  /** Label of each kind, in the order shown. */
  kinds: Record<string, string>
  figures: Record<string, { label: string; tone?: Tone; only?: readonly string[] }>
  /** Returns the address below /home of the list that a figure counts. */
  opens?(kind: string, figure: string): string
  /** Interval of automatic refresh, while the page is visible. */
  watched?: { seconds: number }
}

/**
 * Content of a section: a list with figures above it, cards, a form, or a component that the app supplies under its
 * key, with its form where it has one.
 */
export type Shows =
  | { list: Resource; page?: ListsPage }
  | { cards: Cards }
  | { form: AnyPageForm; part?: string }
  | { part: string }

/** Tab of a section; its key is the last part of the address. */
type SectionTab = { key: string; label: string; shows: Shows }

/** Entry of the page's own menu; its key is part of the address. */
export type Section = {
  key: string
  label: string
  about?: string
} & ({ shows: Shows } | { tabs: readonly SectionTab[] })

/**
 * Page with its own menu, below /home; an address without a section shows the first one. `bar` puts the menu above the
 * content, for few sections with wide lists.
 */
export type SectionsPage = { path: string; label: string; sections: readonly Section[]; bar?: true }

/** Declares a section. */
export const defineSection = (section: Section): Section => section

/** Declares a page of sections. */
export const defineSections = (page: SectionsPage): SectionsPage => page
