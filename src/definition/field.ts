/** A field of a record: what it is called and which kind renders it. Kinds live in src/fields, one file each. */
export type Kind = 'text' | 'code' | 'date' | 'dateTime' | 'choice' | 'flag' | 'count' | 'money' | 'slashedDate'

/** What a value says about itself beside its words; never told by colour alone. */
export type Tone = 'good' | 'bad' | 'warning' | 'quiet'

export type Field<V> = {
  kind: Kind
  label: string
  required?: boolean
  help?: string
  /** Longest input taken, in characters. */
  longest?: number
  /** For choices: the wire's value and its words, in the order shown. */
  options?: Record<string, string>
  /** How wide the column wants to be, in characters; without it the content decides. */
  width?: number
  tone?(value: V): Tone | undefined
  /** Only for the type checker: ties the field to the type of the record's property. */
  accepts?(value: V): void
}

/** A column that no property of the record holds: read from the whole row. */
export type Computed<Row> = Omit<Field<string>, 'required' | 'tone' | 'accepts'> & {
  of(row: Row): string | number | null | undefined
  /** Said in place of a missing value, in its own words and tone ('None' in red). */
  absent?: { label: string; tone?: Tone }
  tone?(value: string): Tone | undefined
}

type Common<V> = Pick<Field<V>, 'required' | 'help' | 'longest' | 'width' | 'tone'>

export const text = (label: string, common: Common<string> = {}): Field<string> => ({ kind: 'text', label, ...common })

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

/** A column computed from the row, shown as the given kind. */
export const computed = <Row>(
  kind: Kind,
  label: string,
  of: Computed<Row>['of'],
  more: Omit<Computed<Row>, 'kind' | 'label' | 'of'> = {},
): Computed<Row> => ({ kind, label, of, ...more })
