import type { ListCall, Sending, Upload } from '@contract/call'

/** A field of a record: what it is called and which kind renders it. Kinds live in src/fields, one file each. */
export type Kind =
  | 'text'
  | 'paragraph'
  | 'code'
  | 'date'
  | 'dateTime'
  | 'choice'
  | 'flag'
  | 'count'
  | 'money'
  | 'slashedDate'
  | 'digits'
  | 'file'
  | 'percentage'
  | 'entries'
  | 'several'
  | 'picked'

/** What a value says about itself beside its words; never told by colour alone. */
export type Tone = 'good' | 'bad' | 'warning' | 'quiet'

/** What is looked up while it is typed: the call for what stands there, and what was found in words. */
export type LookUp = {
  read: Sending<{ typed: string }>
  found(answer: unknown): string
}

/** Where a field's options come from, when they are rows of a list of the host. */
export type Among<Row = never> = {
  list: ListCall
  /** What every reading of it asks for. */
  filter?: Record<string, unknown>
  value(row: Row): string
  label(row: Row): string
  /** What else tells one from another. */
  about?(row: Row): string | null | undefined
  /** Options of one group stand together, under its name. */
  group?(row: Row): string
  when?(row: Row): boolean
  /** The host searches the list; without it, the list arrives whole. */
  search?: {
    filter: string
    placeholder: string
    /** Said when nothing matches. */
    none: string
    sizes: readonly number[]
    /** How what was typed is sent. */
    sends?(typed: string): string
  }
}

/** How several values are read from one box, which of them repeat another, and which are no such values. */
export type Entries = {
  read(typed: string): { good: string[]; repeated: string[]; malformed: string[] }
  most: number
}

export type Field<V> = {
  kind: Kind
  label: string
  required?: boolean
  help?: string
  /** Longest input taken, in characters; what is typed beyond is cut off. */
  longest?: number
  /** Shortest input taken, in characters; with less the field shows invalid and nothing is sent. */
  least?: number
  /** Said under the field while there is less than `least`; from there on, how many characters are left. */
  tooShort?: string
  /** For amounts: nothing at all is not taken. */
  positive?: true
  /** What an empty box shows, as an example. */
  placeholder?: string
  /** Says how many of the `longest` characters are typed. */
  counted?: true
  /** For several values typed into one box: what it holds, and how many are taken at once. */
  entries?: Entries
  /** Said by toast when the form is sent without it. */
  missing?: string
  /** Shown and sent, and not to be changed. */
  fixed?: boolean
  lookUp?: LookUp
  /** For files: what may be chosen. */
  upload?: Pick<Upload, 'accept' | 'megabytes' | 'types'>
  /** For choices: the wire's value and its words, in the order shown. */
  options?: Record<string, string>
  among?: Among
  /** How wide the column wants to be, in characters; without it the content decides. */
  width?: number
  tone?(value: V): Tone | undefined
  /** Only for the type checker: ties the field to the type of the record's property. */
  accepts?(value: V): void
}

/** A column that no property of the record holds: read from the whole row. */
export type Computed<Row> = Omit<Field<string>, 'required' | 'tone' | 'accepts'> & {
  of(row: Row): string | number | null | undefined
  /** What else there is to read about the value, in a box that opens from the cell. */
  more?(row: Row): string | null | undefined
  /** Said in place of a missing value, in its own words and tone ('None' in red). */
  absent?: { label: string; tone?: Tone }
  tone?(value: string): Tone | undefined
}

type Common<V> = Omit<Field<V>, 'kind' | 'label' | 'options' | 'accepts'>

export const text = (label: string, common: Common<string> = {}): Field<string> => ({ kind: 'text', label, ...common })

/** Text of several lines. */
export const paragraph = (label: string, common: Common<string> = {}): Field<string> => ({
  kind: 'paragraph',
  label,
  ...common,
})

/** Numbers that are names: BRN, PRN, instrument and practitioner numbers. Tabular figures, never reformatted. */
export const code = (label: string, common: Common<string> = {}): Field<string> => ({ kind: 'code', label, ...common })

/** A day, shown DD-MM-YYYY (000 section 9); a date without a time is not shifted by a time zone (decision B11). */
export const date = (label: string, common: Common<string> = {}): Field<string> => ({ kind: 'date', label, ...common })

/** A moment, shown DD-MM-YYYY HH:mm. */
export const dateTime = (label: string, common: Common<string> = {}): Field<string> => ({
  kind: 'dateTime',
  label,
  ...common,
})

/** Several values in one box. */
export const entries = (label: string, read: Entries, common: Common<string> = {}): Field<string> => ({
  kind: 'entries',
  label,
  entries: read,
  ...common,
})

export const count = (label: string, common: Common<number> = {}): Field<number> => ({
  kind: 'count',
  label,
  ...common,
})

/** An amount in the country's currency, shown 'UGX 1,234,567' (decision B12). */
export const money = (label: string, common: Common<number | string> = {}): Field<number | string> => ({
  kind: 'money',
  label,
  ...common,
})

/** Hundredths of a whole. */
export const percentage = (label: string, common: Common<number | string> = {}): Field<number | string> => ({
  kind: 'percentage',
  label,
  ...common,
})

/** A number that is a name and has no letters. */
export const digits = (label: string, common: Common<string> = {}): Field<string> => ({
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
  common: Common<V> = {},
): Field<V> => ({ kind: 'choice', label, options, ...common })

/** Looks up what is typed; the words are those of what the call answers. */
export const lookUp = <A>(read: Sending<{ typed: string }, A>, found: (answer: A) => string): LookUp => ({
  read,
  // The data provider answers what the call's own contract parsed.
  found: answer => found(answer as A),
})

/** A file to send along. */
export const file = (label: string, upload: Upload, common: Common<File> = {}): Field<File> => ({
  kind: 'file',
  label,
  upload,
  ...common,
})

/** A column computed from the row, shown as the given kind. */
export const computed = <Row>(
  kind: Kind,
  label: string,
  of: Computed<Row>['of'],
  more: Omit<Computed<Row>, 'kind' | 'label' | 'of'> = {},
): Computed<Row> => ({ kind, label, of, ...more })

/** Options that are rows of a list: what is said of a row is checked against what the list holds. */
export const among = <F, Row>(
  list: ListCall<string, F, Row>,
  {
    search,
    filter,
    ...of
  }: Omit<Among<Row>, 'list' | 'search' | 'filter'> & {
    filter?: Partial<F>
    search?: Among['search'] & { filter: keyof F & string }
  },
): Among => ({ list, ...(filter && { filter }), ...(search && { search }), ...of })

/** One of the rows of a list, from a menu of them all. */
export const oneOf = (label: string, from: Among, common: Common<string> = {}): Field<string> => ({
  kind: 'choice',
  label,
  among: from,
  ...common,
})

/** One of the rows of a long list, searched for and picked from what was found. */
export const picked = (label: string, from: Among, common: Common<string> = {}): Field<string> => ({
  kind: 'picked',
  label,
  among: from,
  ...common,
})

/** Any number of the rows of a list, each with a box to tick. A form holds their values with commas between. */
export const several = (label: string, from: Among, common: Common<string> = {}): Field<string> => ({
  kind: 'several',
  label,
  among: from,
  ...common,
})
