import type { Upload } from '@contract/call'
import { LONGEST_EMAIL, LONGEST_PHONE } from '@contract/contacts'
import type { Extension } from '@contract/extensions'
import type { Id } from '@contract/id'
import type { ListOptions } from './listOptions'
import type { LookUp, Vacancy } from './lookUp'
import type { Entries, RowOption, Suggestion } from './optionTypes'
import type { LeadsTo } from './recordLink'
import type { Picture } from './uploads'
import { withOptions } from './withOptions'

export { type Computed, computed, type Line } from './computed'
export { date, dateTime, exactTime, slashedDate } from './days'
export { type ListOptions, listOptions, oneOf, ownChoice, picked, several } from './listOptions'
export type { Entries, Suggestion } from './optionTypes'

/** Kind of a field: which component and functions handle it. src/components/fields/index.ts has them. */
export type Kind =
  | 'text'
  | 'email'
  | 'phone'
  | 'paragraph'
  | 'code'
  | 'date'
  | 'dateTime'
  | 'exactTime'
  | 'choice'
  | 'flag'
  | 'count'
  | 'money'
  | 'slashedDate'
  | 'digits'
  | 'percentage'
  | 'entries'
  | 'several'
  | 'oneByOne'
  | 'picked'
  | 'file'
  | 'picture'
  | 'json'
  | 'suggested'
  | 'tick'
  | 'place'
  | 'cause'
  | 'known'

/** Meaning of a value beside its text; never shown by colour alone. */
export type Tone = 'good' | 'bad' | 'warning' | 'quiet'

export type Field<V> = {
  kind: Kind
  label: string
  /** Extension that the field needs: left out for a host that does not announce it. */
  extension?: Extension
  required?: boolean
  help?: string
  /** Longest valid input, in characters. A longer one is kept but refused, with the message `tooLong` where set. */
  longest?: number
  tooLong?: string
  /** Cuts off input beyond `longest`, where the documents require it; the field says how much was cut. */
  cuts?: true
  /** Message for an empty required field, in place of the generic one. */
  empty?: string
  /** Shortest valid input, in characters; a shorter one is marked invalid and not sent. */
  least?: number
  /** Help text while the input is shorter than `least`; after that, the number of characters left is shown. */
  tooShort?: string
  /** For amounts: 0 is not valid. */
  positive?: true
  /** For days: must be before today. */
  past?: true
  /** Example value in the empty box. */
  placeholder?: string
  /** Shows how many of the `longest` characters are used. */
  counted?: true
  /** For days: the field of the form whose day is the earliest valid one. */
  notBefore?: string
  /** For several values in one box: how they are parsed, and how many are allowed at once. */
  entries?: Entries
  /** Toast when the form is sent without a value. */
  missing?: string
  /** Held and sent, but not shown: a look-up fills it in. */
  unseen?: true
  /** Shown and sent, but read-only. */
  fixed?: boolean
  /** Loads the suggestions for typed text, in the person's language. */
  suggests?(locale: string): Promise<Suggestion[]>
  /** Converts the input to capitals. */
  capitals?: true
  lookUp?: LookUp
  vacancy?: Vacancy
  /** For files: the accepted types and size. */
  upload?: Pick<Upload, 'accept' | 'megabytes' | 'types'>
  picture?: Picture
  /** For choices: the values of the wire with their labels, in the order shown. */
  options?: Record<string, string>
  /** Shorter labels of long options, for the cells of a list alone: tooltip, details and export have the whole ones. */
  short?: Record<string, string>
  /** For choices: the list that the label of a value names. Its title stands for `%{list}`. */
  listOf?(value: string): string | undefined
  /** Choices that are proper names, the same in every language. */
  names?: readonly string[]
  among?: ListOptions
  /** For filters: the label of the empty choice, where the host then shows only a part of the list. */
  unset?: string
  /** For filters: a page chooses it with a control of its own, and the bar of filters shows only its chip. */
  apart?: true
  /** Clicking a cell searches the list for its value. */
  seeks?: true
  /** For choices: the options that the row itself holds. */
  own?(row: object): RowOption[]
  /**
   * Width of the column in characters; `rest` takes the space that the other columns leave, more or less than it
   * needs; `name` is for names beside the headline, cut as late as the headline, and beside `rest` as other long text.
   * Without a width the content decides.
   */
  width?: number | 'rest' | 'name'
  /** On a card of a narrow screen the label stands before the value, which says nothing without it. */
  labelled?: true
  /** Shorter label for a card of a narrow screen. */
  cardLabel?: string
  /** Record that the value leads to, as a link for those who may open it. */
  leadsTo?: LeadsTo
  tone?(value: V): Tone | undefined
  /** Exists for the type checker only: ties the field to the type of the record's property. */
  accepts?(value: V): void
}

type Always =
  | 'extension'
  | 'unseen'
  | 'required'
  | 'help'
  | 'empty'
  | 'missing'
  | 'fixed'
  | 'width'
  | 'labelled'
  | 'cardLabel'
  | 'leadsTo'
  | 'tone'
type Length = 'longest' | 'tooLong' | 'cuts' | 'least' | 'tooShort' | 'counted'

/**
 * Fields that a form never leaves empty: their value stands in every draft. That of the others is undefined where nothing is
 * filled in.
 */
export type Filled = { required: true } | { fixed: true } | { kind: 'tick' | 'several' | 'oneByOne' }

/** Options of every kind of field; `Own` adds those of one kind. */
export type Common<V, Own extends keyof Field<V> = never> = Pick<Field<V>, Always | Own>

/** Options of fields that text is typed into. */
type Typed = Common<string, Length | 'placeholder' | 'capitals' | 'seeks' | 'lookUp' | 'vacancy'>

export const text = <const C extends Typed>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'text', label }, common)

/** Name of a list, or path of a page of the portal, shown by its title. */
export const place = <const C extends Typed>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'place', label }, common)

/** Text of the host that may be known in other languages, such as the name of a service. */
export const known = <const C extends Typed>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'known', label }, common)

/** Text of several lines. */
export const paragraph = <const C extends Typed>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'paragraph', label }, common)

/** Numbers that are identifiers: BRN, PRN, instrument and practitioner numbers. Tabular figures, never reformatted. */
export const code = <const C extends Typed>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'code', label }, common)

/** Text with suggestions of known values. */
export const suggested = <const C extends Typed>(
  label: string,
  suggests: NonNullable<Field<string>['suggests']>,
  common?: C,
) => withOptions<string, C>({ kind: 'suggested', label, suggests }, common)

/** Several values in one box. */
export const entries = <const C extends Typed>(label: string, read: Entries, common?: C) =>
  withOptions<string, C>({ kind: 'entries', label, entries: read }, common)

export const count = <const C extends Common<number, 'longest' | 'positive'>>(label: string, common?: C) =>
  withOptions<number, C>({ kind: 'count', label }, common)

/** Amount in the country's currency, shown 'UGX 1,234,567' (decision B12). */
export const money = <const C extends Common<number, 'positive'>>(label: string, common?: C) =>
  withOptions<number, C>({ kind: 'money', label }, common)

/** Percentage, from 0 to 100. */
export const percentage = <const C extends Common<number>>(label: string, common?: C) =>
  withOptions<number, C>({ kind: 'percentage', label }, common)

/** Boolean, switched on or off. */
export const tick = <const C extends Common<boolean>>(label: string, common?: C) =>
  withOptions<boolean, C, { kind: 'tick' }>({ kind: 'tick', label }, common)

/** Id that a form shows and sends back unchanged. */
export const ownId = (label: string) => withOptions<Id, { fixed: true }>({ kind: 'code', label }, { fixed: true })

/** Identifier that consists of digits only. */
export const digits = <const C extends Typed>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'digits', label }, common)

/** Boolean with its own labels for true and false. */
export const flag = <const C extends Common<boolean>>(
  label: string,
  words: { true: string; false: string },
  common?: C,
) => withOptions<boolean, C>({ kind: 'flag', label, options: words }, common)

export const choice = <const V extends string, const C extends Common<V, 'unset' | 'apart'>>(
  label: string,
  options: Record<V, string>,
  common?: C,
) => withOptions<V, C>({ kind: 'choice', label, options }, common)

/** Any number of names, chosen one after the other; chosen ones are listed below and can be removed. */
export const oneByOne = <const C extends Common<string[]>>(label: string, names: readonly string[], common?: C) =>
  withOptions<string[], C, { kind: 'oneByOne' }>({ kind: 'oneByOne', label, names }, common)

/** One of many proper names, the same in every language. */
export const named = <const C extends Common<string, 'unset'>>(label: string, names: readonly string[], common?: C) =>
  withOptions<string, C>({ kind: 'choice', label, names }, common)

/** File to upload. */
export const file = <const C extends Common<File>>(label: string, upload: Upload, common?: C) =>
  withOptions<File, C>({ kind: 'file', label, upload }, common)

/** Email address that is typed into a form. */
export const email = <const C extends Common<string>>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'email', label, longest: LONGEST_EMAIL }, common)

/** Telephone that is typed into a form. */
export const phone = <const C extends Common<string>>(label: string, common?: C) =>
  withOptions<string, C>({ kind: 'phone', label, longest: LONGEST_PHONE }, common)
