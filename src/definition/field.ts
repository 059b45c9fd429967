import type { Upload } from '@contract/call'
import type { Extension } from '@contract/extensions'
import type { Id } from '@contract/id'
import type { Among } from './among'
import type { LookUp, Vacancy } from './lookUp'
import type { Entries, OwnOption, Suggestion } from './typed'
import type { Picture } from './uploads'

export { type Among, among, oneOf, picked, several } from './among'
export { type Computed, computed, type Line } from './computed'
export { date, dateTime, exactTime, slashedDate } from './days'
export type { Entries, OwnOption, Suggestion } from './typed'

/** A field of a record: what it is called and which kind renders it. Kinds live in src/fields, one file each. */
export type Kind =
  | 'text'
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

/** What a value says about itself beside its words; never told by colour alone. */
export type Tone = 'good' | 'bad' | 'warning' | 'quiet'

export type Field<V> = {
  kind: Kind
  label: string
  /** The extension that it rests on: left out for a host that does not announce it. */
  extension?: Extension
  required?: boolean
  help?: string
  /** Longest input taken, in characters. A longer one is kept and refused, in the words of `tooLong` where it has them. */
  longest?: number
  tooLong?: string
  /** Cuts off what is typed beyond `longest`, where the documents want it; the field says how much was cut. */
  cuts?: true
  /** Said when a required field is empty, in place of the usual words. */
  empty?: string
  /** Shortest input taken, in characters; with less the field shows invalid and nothing is sent. */
  least?: number
  /** Said under the field while there is less than `least`; from there on, how many characters are left. */
  tooShort?: string
  /** For amounts: nothing at all is not taken. */
  positive?: true
  /** For days: one before today. */
  past?: true
  /** What an empty box shows, as an example. */
  placeholder?: string
  /** Says how many of the `longest` characters are typed. */
  counted?: true
  /** Of a day: the field of the form whose day it does not come before. */
  notBefore?: string
  /** For several values typed into one box: what it holds, and how many are taken at once. */
  entries?: Entries
  /** Said by toast when the form is sent without it. */
  missing?: string
  /** Shown and sent, and not to be changed. */
  fixed?: boolean
  /** What is offered while something is typed, to somebody who reads this language. */
  suggests?(locale: string): Promise<Suggestion[]>
  /** What is typed is put in capitals. */
  capitals?: true
  lookUp?: LookUp
  vacancy?: Vacancy
  /** For files: what may be chosen. */
  upload?: Pick<Upload, 'accept' | 'megabytes' | 'types'>
  picture?: Picture
  /** For choices: the wire's value and its words, in the order shown. */
  options?: Record<string, string>
  /** Choices that are names, and read alike in every language. */
  names?: readonly string[]
  among?: Among
  /** Of a filter: what nothing chosen is called, where the host shows a part of the list then. */
  unset?: string
  /** What a cell holds is searched for when it is pressed. */
  seeks?: true
  /** Choices that the row itself holds. */
  // biome-ignore lint/suspicious/noExplicitAny: the row is typed where the field is written
  own?(row: any): OwnOption[]
  /**
   * Width of the column in characters; or `rest`, for all that the others leave it, be it more or less than it needs; or
   * `name`, for a column that holds names beside the headline and is cut as late as that. Without it the content decides.
   */
  width?: number | 'rest' | 'name'
  tone?(value: V): Tone | undefined
  /** Only for the type checker: ties the field to the type of the record's property. */
  accepts?(value: V): void
}

type Always = 'extension' | 'required' | 'help' | 'empty' | 'missing' | 'fixed' | 'width' | 'tone'
type Length = 'longest' | 'tooLong' | 'cuts' | 'least' | 'tooShort' | 'counted'

/** What every field can have said of it, whatever its kind; `Own` names what its kind alone can. */
export type Common<V, Own extends keyof Field<V> = never> = Pick<Field<V>, Always | Own>

/** What a box can have said of it that text is typed into. */
type Typed = Common<string, Length | 'placeholder' | 'capitals' | 'seeks' | 'lookUp' | 'vacancy'>

export const text = (label: string, common: Typed = {}): Field<string> => ({ kind: 'text', label, ...common })

/** Text of several lines. */
export const paragraph = (label: string, common: Typed = {}): Field<string> => ({
  kind: 'paragraph',
  label,
  ...common,
})

/** Numbers that are names: BRN, PRN, instrument and practitioner numbers. Tabular figures, never reformatted. */
export const code = (label: string, common: Typed = {}): Field<string> => ({ kind: 'code', label, ...common })

/** What was sent or answered, as JSON: read folded, searched and copied; what is none reads as it stands. */
export const json = (label: string, common: Common<string> = {}): Field<string> => ({ kind: 'json', label, ...common })

/** Typed, or chosen among what is known. */
export const suggested = (
  label: string,
  suggests: NonNullable<Field<string>['suggests']>,
  common: Typed = {},
): Field<string> => ({ kind: 'suggested', label, suggests, ...common })

/** Several values in one box. */
export const entries = (label: string, read: Entries, common: Typed = {}): Field<string> => ({
  kind: 'entries',
  label,
  entries: read,
  ...common,
})

export const count = (label: string, common: Common<number, 'longest' | 'positive'> = {}): Field<number> => ({
  kind: 'count',
  label,
  ...common,
})

/** An amount in the country's currency, shown 'UGX 1,234,567' (decision B12). */
export const money = (label: string, common: Common<number, 'positive'> = {}): Field<number> => ({
  kind: 'money',
  label,
  ...common,
})

/** Hundredths of a whole. */
export const percentage = (label: string, common: Common<number> = {}): Field<number> => ({
  kind: 'percentage',
  label,
  ...common,
})

/** A yes or no that is switched on or off. */
export const tick = (label: string, common: Common<boolean> = {}): Field<boolean> => ({
  kind: 'tick',
  label,
  ...common,
})

/** One of what the row holds; `own` is checked against the row where it is written. */
export const ownChoice = <Row>(label: string, own: (row: Row) => OwnOption[], common: Common<Id> = {}): Field<Id> => ({
  kind: 'choice',
  label,
  own,
  ...common,
})

/** An id that a form shows and sends back as it came. */
export const ownId = (label: string): Field<Id> => ({ kind: 'code', label, fixed: true })

/** A number that is a name and has no letters. */
export const digits = (label: string, common: Typed = {}): Field<string> => ({
  kind: 'digits',
  label,
  ...common,
})

/** A yes or no in words of its own. */
export const flag = (
  label: string,
  words: { true: string; false: string },
  common: Common<boolean> = {},
): Field<boolean> => ({ kind: 'flag', label, options: words, ...common })

export const choice = <const V extends string>(
  label: string,
  options: Record<V, string>,
  common: Common<V, 'unset'> = {},
): Field<V> => ({ kind: 'choice', label, options, ...common })

/** Any of many names, chosen one after the other; each stands below until it is taken away. */
export const oneByOne = (label: string, names: readonly string[], common: Common<string[]> = {}): Field<string[]> => ({
  kind: 'oneByOne',
  label,
  names,
  ...common,
})

/** One of many names, which read alike in every language. */
export const named = (
  label: string,
  names: readonly string[],
  common: Common<string, 'unset'> = {},
): Field<string> => ({
  kind: 'choice',
  label,
  names,
  ...common,
})

/** A file to send along. */
export const file = (label: string, upload: Upload, common: Common<File> = {}): Field<File> => ({
  kind: 'file',
  label,
  upload,
  ...common,
})
