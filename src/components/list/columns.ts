import type { WireId } from '@contract/id'
import type { SheetCell } from '@contract/sheetCell'
import type { Resource } from '@/definition/defineResource'
import type { Computed, Field, Line, Tone } from '@/definition/field'
import { type Lead, leadOf } from '@/definition/recordLink'
import { codeText } from '@/i18n/codeText'
import type { Words } from '@/i18n/words'
import { type FieldKind, fieldKinds } from '../fields'
import { type Mark, withStanding } from '../standing'

/** Row of a list; react-admin accepts ids of either type at run time. */
export type Row = Record<string, unknown> & { id: WireId }

/** Column that is ready to be shown, exported or copied. */
export type Column = {
  source: string
  label: string
  kind: FieldKind
  width?: Field<unknown>['width']
  /** Width in pixels that a person chose. */
  room?: number
  /** Label that stands before the value on a card, where one does. */
  cardLabel: string
  /** The label stands before the value on every card. */
  labelled?: true
  sortable: boolean
  text(row: Row): string
  /** The text with the lines below it and the mark beside it that say more. */
  full(row: Row): string
  /** The text as a cell of a list has it, which may be shorter. */
  brief(row: Row): string
  /** The cell is never cut off: its text is shortened already. */
  shortened?: true
  /** The value in a workbook: a number or a date, or else the text. */
  cell(row: Row): SheetCell
  tone(row: Row): Tone | undefined
  /** Text of the box that opens from the cell; empty if there is none. */
  more(row: Row): string
  /** The value split into lines, and the accessible name of the tick beside one. */
  lines?(row: Row): Line[]
  tick: string
  /** Record that the value leads to. */
  lead(row: Row): Lead | undefined
  /** States of the row, in place of its one value. */
  marks?(row: Row): Mark[]
  opens(row: Row): string | undefined
  /** Search text for a click on the cell; empty if it starts no search. */
  seeks(row: Row): string
  whole?: Computed<Row>['whole']
  /** Column whose value is shown as a mark beside this one. */
  aside?: Column
  folded?: { show: string; hide: string; of(row: Row): string }
}

/** Returns a sentence with its placeholders filled in. */
const filled = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole).trim()

/**
 * Returns the columns of a definition, or the given fields of it, in the person's language; `text` is the plain text of
 * a cell.
 */
export const columnsOf = (
  resource: Resource,
  translate: Words,
  locale: string,
  sources: readonly string[] = resource.columns,
): Column[] =>
  sources.map(source => {
    const { name, computed, fields, sortable } = resource
    const made = computed?.[source]
    const field = made ?? fields[source]
    if (!field) throw new Error(`${name} has no field ${source}`)
    const kind = fieldKinds[field.kind]
    const saying = {
      locale,
      option: (value: string) => field.options?.[value] ?? codeText(translate, value),
      translate,
    }
    const lines = made?.lines
    const briefOption = (value: string) => field.short?.[value] ?? saying.option(value)
    const wordOf = ({ text, option: isOption, kind: lineKind }: Line, option: (value: string) => string) =>
      isOption ? option(text) : lineKind ? fieldKinds[lineKind].plain(text, saying) : text
    const linesOf = (row: Row, option = saying.option) =>
      lines?.(row).map(line => ({ ...line, text: wordOf(line, option) })) ?? []
    const read = (row: Row): unknown => (made ? made.of(row) : row[source])
    const missing = (value: unknown) => value === null || value === undefined || value === ''
    const toneOf = (row: Row) => {
      const value = read(row)
      if (missing(value)) return made?.absent?.tone
      return field.tone?.(value as never)
    }
    const textOf = (row: Row) => (other: string) => columnsOf(resource, translate, locale, [other])[0]?.text(row) ?? ''
    const marksOf = made?.standing
      ? (row: Row) => withStanding({ text: kind.plain(read(row), saying), tone: toneOf(row) }, row, translate, locale)
      : undefined
    const text = (row: Row): string => {
      if (marksOf)
        return marksOf(row)
          .map(({ text }) => text)
          .join(', ')
      const value = read(row)
      if (missing(value) && made?.absent) return made.absent.label
      // The labels of the lines are the whole value.
      if (lines?.(row).some(({ option }) => option))
        return linesOf(row)
          .map(({ text }) => text)
          .join(', ')
      const plain = kind.plain(value, saying)
      return made?.fill ? filled(plain, made.fill(row, textOf(row))) : plain
    }
    const aside = made?.aside ? columnsOf(resource, translate, locale, [made.aside])[0] : undefined
    const full = (row: Row): string => {
      const shown = text(row)
      const parts = [...linesOf(row).map(line => line.text), aside?.text(row) ?? '']
      return [shown, ...parts.filter(part => part && !shown.includes(part))].join(', ')
    }
    const brief = (row: Row): string => {
      const value = read(row)
      if (missing(value)) return text(row)
      if (made?.brief) return made.brief(String(value))
      return field.short?.[String(value)] ?? text(row)
    }
    return {
      source,
      label: field.label,
      cardLabel: field.cardLabel ?? field.label,
      kind,
      ...(field.width && { width: field.width }),
      ...(field.labelled && { labelled: field.labelled }),
      sortable: sortable?.includes(source) ?? false,
      text,
      full,
      brief,
      ...((field.short ?? made?.brief) && { shortened: true }),
      cell: row => kind.cell?.(read(row)) ?? full(row),
      tone: toneOf,
      more: row => {
        const more = made?.more?.(row) ?? ''
        return typeof more === 'string' ? more : more.map(saying.option).join('\n')
      },
      ...(lines && { lines: (row: Row) => linesOf(row, briefOption) }),
      tick: made?.tick ? made.tick : '',
      lead: row => leadOf(field.leadsTo, read(row), row),
      ...(marksOf && { marks: marksOf }),
      opens: row => made?.opens?.(row),
      seeks: row => {
        const value = field.seeks ? read(row) : undefined
        return missing(value) ? '' : String(value)
      },
      ...(made?.whole && { whole: made.whole }),
      ...(aside && { aside }),
      ...(made?.folded && {
        folded: {
          show: made.folded.show,
          hide: made.folded.hide,
          of: row => made.folded?.of(row) ?? '',
        },
      }),
    }
  })
