import { personalNames } from '../../contract/personalText'
import { columnOf, labelOf } from './names'

/** Filter that a field brings: its box, its key in the contract, and its condition on the table of the schema. */
type Filter = {
  name: string
  /** Word of `src/i18n` that follows the label: the two ends of a span of days. */
  end?: 'from' | 'to'
  box: string
  schema: string
  condition(table: string): string
  /** Text of a value that finds one of the two rows of the tests. */
  value: string
  finds: 0 | 1
  /** Text of a value that few of many rows have. */
  few: string
}

/** Texts of one kind of field, in each file that a list has. */
type Kind = {
  /** Schemas of the contract: in a row, and in a body. */
  row: string
  body: string
  /** Field of the definition, with the options of a required one. */
  box(label: string, required: boolean): string
  /** Column of the schema, before `notNull`; its name where it differs from that of the field. */
  column(name: string): string
  /** Value of the column, from the body of a call. */
  stored(name: string, required: boolean): string
  filters(name: string, label: string): readonly Filter[]
  /** Indexes of the filters, after their common beginning. */
  index?(name: string): string
  /** Texts of the value in the two rows of the tests, and of the first one in a cell. */
  samples(label: string): readonly [first: string, second: string, cell: string]
  /** Value of row `n` of many, in SQL. */
  many: string
  /** Rows are searched for it. */
  searched?: true
  /** No two rows have the same value. */
  unique?: true
  /** The total is stored for each of its values. */
  totals?: true
  /** Every row has a value, also of a field that is not marked as required. */
  always?: true
}

const options = (required: boolean, ...others: readonly string[]) => {
  const all = [...(required ? ['required: true'] : []), ...others]
  return all.length ? `, { ${all.join(', ')} }` : ''
}
const columnName = (name: string) => (columnOf(name) === name ? '' : `'${columnOf(name)}'`)
const orNull = (name: string, required: boolean) => `body.${name}${required ? '' : ' ?? null'}`

const typed = (longest: number) =>
  ({
    row: 'plain(z.string())',
    body: `z.string().trim().min(1).max(${longest})`,
    column: (name: string) => `text(${columnName(name)})`,
    stored: (name: string, required: boolean) => {
      const line = `singleLine(body.${name}, '${name}')`
      return required ? line : `body.${name} === undefined ? null : ${line}`
    },
    filters: () => [],
    searched: true,
  }) as const

const endWords = { from: 'first day', to: 'last day' }

const end = (name: string, label: string, which: 'from' | 'to', by: 'gte' | 'lte', finds: 0 | 1): Filter => {
  const key = `${name}${labelOf(which)}`
  return {
    name: key,
    end: which,
    box: `date('${label}, ${endWords[which]}')`,
    schema: 'Day.optional()',
    condition: table => `filter.${key} ? ${by}(${table}.${name}, filter.${key}) : undefined`,
    value: kinds.date.samples()[finds],
    finds,
    few: which === 'from' ? "'2039-01-01'" : "'2026-03-01'",
  }
}

/** Kinds of fields of `--fields`. */
const kinds = {
  text: {
    ...typed(200),
    box: (label, required) => `text('${label}'${options(required, 'longest: 200')})`,
    samples: label => [`'${label} 1'`, `'${label} 2'`, `'${label} 1'`],
    many: "md5(n::text) || ' ' || n",
  },
  code: {
    ...typed(40),
    box: (label, required) => `code('${label}'${options(required, 'longest: 40')})`,
    samples: () => ["'CODE-1'", "'CODE-2'", "'CODE-1'"],
    many: "'CODE-' || n",
    unique: true,
  },
  date: {
    row: 'plain(z.string())',
    body: 'Day',
    box: (label, required) => `date('${label}'${options(required)})`,
    column: name => `date(${columnName(name)})`,
    stored: orNull,
    filters: (name, label) => [end(name, label, 'from', 'gte', 1), end(name, label, 'to', 'lte', 0)],
    index: name => `table.${name}`,
    samples: () => ["'2026-03-01'", "'2026-09-01'", "'01-03-2026'"],
    many: "date '2026-01-01' + n % 5000",
  },
  flag: {
    row: 'z.boolean()',
    body: 'z.boolean()',
    box: label => `flag('${label}', { true: 'Yes', false: 'No' }, { required: true })`,
    column: name => `boolean(${columnName(name)})`,
    stored: name => `body.${name}`,
    filters: name => [
      {
        name,
        box: `fields.${name}`,
        schema: 'yesNo.optional()',
        condition: table => `filter.${name} === undefined ? undefined : eq(${table}.${name}, filter.${name})`,
        value: 'true',
        finds: 0,
        few: 'true',
      },
    ],
    index: name => `table.${name}, table.id`,
    samples: () => ['true', 'false', "'Yes'"],
    many: 'n % 1000 = 0',
    totals: true,
    always: true,
  },
  number: {
    row: 'z.number()',
    body: 'z.number().int().min(0).max(2_147_483_647)',
    box: (label, required) => `count('${label}'${options(required)})`,
    column: name => `integer(${columnName(name)})`,
    stored: orNull,
    filters: () => [],
    samples: () => ['1', '2', "'1'"],
    many: 'n',
  },
} satisfies Record<string, Kind>

export type Field = {
  name: string
  label: string
  required: boolean
  kind: Kind
  filters: readonly Filter[]
  samples: ReturnType<Kind['samples']>
}

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)

/** Names that every list has, and those of its variables. */
const TAKEN = ['id', 'createdAt', 'version', 'search', 'searchText']

/** Tells whether JavaScript keeps a word for itself, such as `class`: no variable can have its name. */
const isReserved = (word: string) => {
  try {
    return !new Function(word, "'use strict'")
  } catch {
    return true
  }
}

const fieldOf = (text: string): Field => {
  const [, name = '', kindName = '', mark] = /^([a-z][a-zA-Z0-9]{0,39}):(\w+)(!?)$/.exec(text) ?? []
  const refuse = (why: string) => new Error(`--fields: ${name || text} ${why}`)
  if (!name) throw refuse('is no field. Write name:kind in camel case, with ! if it is required, such as name:text!')
  if (!isKind(kindName)) throw refuse(`has no kind ${kindName}. Write one of ${Object.keys(kinds).join(', ')}.`)
  if (TAKEN.includes(name)) throw refuse('is in every list already. Write another name.')
  if (isReserved(name)) throw refuse('is a word of JavaScript. Write another name, with a second word.')
  if (Object.hasOwn(personalNames, name))
    throw refuse(`is personal data, which the command does not write. Leave it out, and add it by hand:
docs/decisions/064-personal-data-masked.md says how its values are masked.`)
  const kind: Kind = kinds[kindName]
  const label = labelOf(name)
  const [filters, samples] = [kind.filters(name, label), kind.samples(label)]
  return { name, label, required: Boolean(mark || kind.always), kind, filters, samples }
}

/**
 * Returns the fields of a list from the text of `--fields`, such as 'number:code! name:text! active:flag'. Throws with a
 * sentence for the terminal that names the field which is not possible.
 */
export const fieldsOf = (text = 'name:text!') => {
  const all = text.trim().split(/\s+/).map(fieldOf)
  const names = all.flatMap(({ name, filters }) => [
    name,
    ...filters.map(filter => filter.name).filter(key => key !== name),
  ])
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice) throw new Error(`--fields: ${twice} is there twice. Write another name.`)
  const headline = all.find(({ kind, required }) => required && kind.searched && !kind.unique)
  if (!headline) throw new Error('--fields: no required text, by which rows are called. Write one, such as name:text!')
  const codes = all.filter(({ kind }) => kind.unique)
  return {
    all,
    headline,
    searched: all.filter(({ kind }) => kind.searched),
    /** Fields whose value no two rows share: the codes, and the name of a list without one. */
    unique: codes.length ? codes : all.filter(field => field === headline && field.name === 'name'),
    counted: all.filter(({ kind }) => kind.totals),
    filters: all.flatMap(({ filters }) => filters),
  }
}
export type Fields = ReturnType<typeof fieldsOf>
