import type { ListCall } from '@contract/call'
import type { Id } from '@contract/id'
import type { Common, Field } from './field'

/** Where a field's options come from, when they are rows of a list of the host. */
export type Among<Row = never> = {
  list: ListCall
  /** What every reading of it asks for. */
  filter?: Record<string, unknown>
  value(row: Row): Id
  label(row: Row): string
  /** What else tells one from another. */
  about?(row: Row): string | null | undefined
  /** Options of one group stand together, under its name. */
  group?(row: Row): string
  when?(row: Row): boolean
  /** What a form starts from is one of the rows, found or not. */
  start?(draft: Readonly<Record<string, unknown>>): { label: string; about: string }
  /** The host searches the list; without it, the list arrives whole. */
  search?: {
    filter: string
    /** Which filter what was typed goes to, where not always to that one. */
    filterOf?(typed: string): string
    placeholder: string
    /** Said when nothing matches. */
    none: string
    sizes: readonly number[]
    /** How what was typed is sent. */
    sends?(typed: string): string
  }
}

/** Options that are rows of a list: what is said of a row is checked against what the list holds. */
export const among = <F, Row>(
  list: ListCall<string, F, Row>,
  {
    search,
    filter,
    ...of
  }: Omit<Among<Row>, 'list' | 'search' | 'filter'> & {
    filter?: Partial<F>
    search?: Among['search'] & { filter: keyof F & string; filterOf?(typed: string): keyof F & string }
  },
): Among => ({ list, ...(filter && { filter }), ...(search && { search }), ...of })

/** One of the rows of a list, from a menu of them all. */
export const oneOf = (label: string, from: Among, common: Common<Id> = {}): Field<Id> => ({
  kind: 'choice',
  label,
  among: from,
  ...common,
})

/** One of the rows of a long list, searched for and picked from what was found. */
export const picked = (label: string, from: Among, common: Common<Id> = {}): Field<Id> => ({
  kind: 'picked',
  label,
  among: from,
  ...common,
})

/** Any number of the rows of a list, each with a box to tick. A draft has a list of their ids. */
export const several = (label: string, from: Among, common: Common<Id[]> = {}): Field<Id[]> => ({
  kind: 'several',
  label,
  among: from,
  ...common,
})
