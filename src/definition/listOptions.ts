import type { ListCall } from '@contract/call'
import type { Id } from '@contract/id'
import type { Common, Field } from './field'
import type { RowOption } from './optionTypes'
import { withOptions } from './withOptions'

/** Options of a field that are rows of one of the host's lists. */
export type ListOptions<Row = never> = {
  list: ListCall
  /** Filter of every read of the list. */
  filter?: Record<string, unknown>
  /** Further filter of a form, from the values that it started with. */
  filterOf?(draft: Readonly<Record<string, unknown>>): Record<string, unknown>
  value(row: Row): Id
  label(row: Row): string
  /** Detail that tells similar options apart. */
  about?(row: Row): string | null | undefined
  /** Words that say what the detail is, before it. */
  aboutLabel?: string
  /** Group of the option: options of one group are listed under its name. */
  group?(row: Row): string
  when?(row: Row): boolean
  /** Option for the form's initial value, shown even when the list does not bring its row. */
  start?(draft: Readonly<Record<string, unknown>>): { label: string; about: string }
  /** Search by the host; without it, the whole list is read. */
  search?: {
    filter: string
    /** Filter that the typed text goes to, if not always `filter`. */
    filterOf?(typed: string): string
    placeholder: string
    /** Message when nothing matches. */
    none: string
    sizes: readonly number[]
    /** Value sent for the typed text, if it differs from the text. */
    sends?(typed: string): string
    /** Filter that brings the row of a chosen value, for filters whose value stands in the address. */
    chosen?: string
  }
}

/** Declares options that are rows of a list; the compiler checks its functions against the list's row type. */
export const listOptions = <F, Row>(
  list: ListCall<string, F, Row>,
  {
    search,
    filter,
    ...of
  }: Omit<ListOptions<Row>, 'list' | 'search' | 'filter'> & {
    filter?: Partial<F>
    search?: ListOptions['search'] & {
      filter: keyof F & string
      filterOf?(typed: string): keyof F & string
      chosen?: keyof F & string
    }
  },
): ListOptions => ({ list, ...(filter && { filter }), ...(search && { search }), ...of })

/** One row of a list, chosen from a menu of all rows. */
export const oneOf = <const C extends Common<Id>>(label: string, from: ListOptions, common?: C) =>
  withOptions<Id, C>({ kind: 'choice', label, among: from }, common)

/** One row of a long list, chosen from search results. */
export const picked = <const C extends Common<Id>>(label: string, from: ListOptions, common?: C) =>
  withOptions<Id, C>({ kind: 'picked', label, among: from }, common)

/** Row of a long list as a filter of a list: a box that suggests rows for what is typed. */
export const pickedRow = (
  label: string,
  from: ListOptions,
  /** Choices that are no rows, which come first. */
  options?: Record<string, string>,
): Field<string> => ({ kind: 'picked', label, among: from, ...(options && { options }) })

/**
 * Code as a filter of a list, of more codes than a menu holds: a box that suggests words for what is typed. `listOf`
 * gives the list whose title stands for `%{list}` in the words of a code.
 */
export const pickedCode = (
  label: string,
  options: Record<string, string>,
  listOf?: (code: string) => string | undefined,
): Field<string> => ({ kind: 'picked', label, options, ...(listOf && { listOf }) })

/** Any number of fixed options, each with a checkbox. The draft holds a list of their values. */
export const severalOf = <const C extends Common<string[]>>(
  label: string,
  options: Record<string, string>,
  common?: C,
) => withOptions<string[], C, { kind: 'several' }>({ kind: 'several', label, options }, common)

/** Any number of rows of a list, each with a checkbox. The draft holds a list of their ids. */
export const several = <const C extends Common<Id[]>>(label: string, from: ListOptions, common?: C) =>
  withOptions<Id[], C, { kind: 'several' }>({ kind: 'several', label, among: from }, common)

/** One of the items that the row holds; the compiler checks `own` against the row type. */
export const ownChoice = <Row extends object, const C extends Common<Id> = Common<Id>>(
  label: string,
  own: (row: Row) => RowOption[],
  common?: C,
) => withOptions<Id, C>({ kind: 'choice', label, own }, common)
