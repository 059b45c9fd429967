import { foldText } from '@contract/fold'
import type { LoadMend, LoadReason } from '@contract/portal/loadReasons'
import { BRN } from '@contract/registry/strikes'
import { registryClock, registryToday } from '@contract/registryDay'
import { storedValue, textFault } from '@spreadsheet/cellText'
import { toStorable } from '../db/storableText'
import { currencies } from '../registry/currencies'
import { type DayOrder, dayIn } from './dayIn'

/** A cell as PostgreSQL reads it (null for an empty one), with the mend where it was written otherwise, or its fault. */
type CellResult = { value: string | null; mend?: LoadMend } | { reason: LoadReason; params: Record<string, string> }

/** Facts of a load that its cells are read by. */
export type Reading = { dayOrder: DayOrder; today: string }

/** Reads a filled cell, trimmed. */
export type ReadCell = (cell: string, reading: Reading) => CellResult

/** First day that the register can have. */
const FIRST_DAY = '1800-01-01'

const refuse = (reason: LoadReason, params: Record<string, string> = {}): CellResult => ({ reason, params })
const kept = (value: string, cell: string, mend: LoadMend): CellResult => (value === cell ? { value } : { value, mend })

export const brn: ReadCell = cell => {
  const value = storedValue({ kind: 'ENTITY' }, cell)
  const fault = textFault({ kind: 'ENTITY' }, value)
  if (fault) return refuse(fault)
  return BRN.test(value) ? kept(value, cell, 'spelling') : refuse('malformed-brn', { value })
}

export const text =
  (most: number): ReadCell =>
  cell => {
    const value = toStorable(foldText(cell))
    const fault = textFault({}, value)
    if (fault) return refuse(fault)
    return value.length > most ? refuse('too-long', { most: `${most}` }) : kept(value, cell, 'spaces')
  }

/** Reads a day. With `open` a day that is still to come is left out: the end of a role that is still held. */
export const day =
  ({ open = false }: { open?: boolean } = {}): ReadCell =>
  (cell, { dayOrder, today }) => {
    const value = dayIn(cell, dayOrder)
    if (!value) return refuse('not-a-day', { value: cell })
    if (value < FIRST_DAY) return refuse('before-register', { value, first: FIRST_DAY })
    if (value <= today) return kept(value, cell, 'day')
    return open ? { value: null, mend: 'left-out' } : refuse('day-to-come', { value })
  }

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)(Z|[+-]\d{2}:\d{2})$/

/** Reads a moment; a day alone is its beginning at the registry. */
export const moment: ReadCell = (cell, { dayOrder, today }) => {
  const onDay = dayIn(cell, dayOrder)
  const isWhole = MOMENT.test(cell)
  const clock = onDay ? `${onDay}T00:00:00` : registryClock(cell)
  if (!clock) return refuse('not-a-moment', { value: cell })
  const when = clock.slice(0, 10)
  if (when < FIRST_DAY) return refuse('before-register', { value: when, first: FIRST_DAY })
  if (when > today) return refuse('day-to-come', { value: when })
  return isWhole ? { value: cell } : { value: `${clock.padEnd(19, ':00')}+03:00`, mend: 'day' }
}

/** Returns a number without the separators of its thousands; undefined for other texts. */
const plainDigits = (cell: string) => {
  const compact = cell.replace(/\s/g, '')
  if (/^\d+$/.test(compact)) return compact
  return /^\d{1,3}(?:[,'’]\d{3})+(?:\.\d+)?$/.test(compact) ? compact.replace(/[,'’]/g, '') : compact
}

export const whole =
  (least: number, most: number): ReadCell =>
  cell => {
    const fault = textFault({ kind: 'ENTITY' }, cell)
    if (fault) return refuse(fault)
    const digits = plainDigits(cell).replace(/\.0+$/, '')
    const isWhole = /^\d{1,16}$/.test(digits) && Number(digits) >= least && Number(digits) <= most
    if (!isWhole) return refuse('not-a-whole', { value: cell, least: `${least}`, most: `${most}` })
    return kept(`${Number(digits)}`, cell, 'number')
  }

/** Digits before the decimal point of an amount, at most. */
const AMOUNT_DIGITS = 16

export const amount: ReadCell = cell => {
  const fault = textFault({ kind: 'ENTITY' }, cell)
  if (fault) return refuse(fault)
  const [, digits, cents = ''] = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(plainDigits(cell)) ?? []
  const shillings = digits?.replace(/^0+(?=\d)/, '')
  if (!shillings || shillings.length > AMOUNT_DIGITS) return refuse('not-an-amount', { value: cell })
  return kept(`${shillings}.${cents.padEnd(2, '0')}`, cell, 'number')
}

/** Reads a currency: a code of ISO 4217. */
export const currency: ReadCell = cell => {
  const value = cell.toUpperCase()
  return currencies.has(value) ? kept(value, cell, 'spelling') : refuse('unknown-currency', { value: cell })
}

const flags: Record<string, string> = {
  ...{ true: 'true', yes: 'true', y: 'true', '1': 'true', ndiyo: 'true', oui: 'true' },
  ...{ false: 'false', no: 'false', n: 'false', '0': 'false', hapana: 'false', non: 'false' },
}

export const flag: ReadCell = cell => {
  const value = flags[cell.toLowerCase()]
  return value ? kept(value, cell, 'spelling') : refuse('not-a-flag', { value: cell })
}

const codeOf = (cell: string) =>
  foldText(cell)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')

/** Reads a code, such as FORM_18; other spellings of it are mended. */
export const code =
  (most: number): ReadCell =>
  cell => {
    const value = codeOf(cell).replace(/^_|_$/g, '')
    if (!value) return refuse('not-a-code', { value: cell })
    return value.length > most ? refuse('too-long', { most: `${most}` }) : kept(value, cell, 'spelling')
  }

/** Reads one of a few codes, in any case, or by another spelling. */
export const choice = (choices: readonly string[], spellings: Readonly<Record<string, string>> = {}): ReadCell => {
  const byCode = new Map([...choices.map(one => [one, one] as const), ...Object.entries(spellings)])
  return cell => {
    const value = byCode.get(cell) ?? byCode.get(codeOf(cell))
    return value ? kept(value, cell, 'spelling') : refuse('not-a-choice', { value: cell, choices: choices.join(', ') })
  }
}

/** Returns the entries of a list: of a JSON array, or of a text with semicolons. */
const entriesOf = (cell: string): string[] => {
  if (cell.startsWith('[')) {
    try {
      const entries: unknown = JSON.parse(cell)
      if (Array.isArray(entries)) return entries.map(entry => String(entry).trim())
    } catch {
      // A text in brackets is one entry.
    }
  }
  return cell.split(';').map(entry => entry.trim())
}

/** Returns a list as a cell: with semicolons, or as JSON where an entry would not survive these. */
export const listCell = (entries: readonly string[]) =>
  entries.some(entry => /^\[|;|^\s|\s$|^$/.test(entry)) ? JSON.stringify(entries) : entries.join(';')

const arrayText = (entries: readonly string[]) =>
  `{${entries.map(entry => `"${entry.replace(/["\\]/g, '\\$&')}"`).join()}}`

/** Reads a list of cells; `sorted` lists have each entry once, in the order of the alphabet. */
export const list =
  (read: ReadCell, { sorted = false } = {}): ReadCell =>
  (cell, reading) => {
    const values: string[] = []
    let mend: LoadMend | undefined
    for (const entry of entriesOf(cell)) {
      if (!entry) continue
      const result = read(entry, reading)
      if ('reason' in result) return result
      if (result.value !== null) values.push(result.value)
      mend ??= result.mend
    }
    const entries = sorted ? [...new Set(values)].sort() : values
    return { value: arrayText(entries), ...(mend && { mend }) }
  }

/** Returns the facts by which the cells of a load are read. */
export const readingOf = (dayOrder: DayOrder): Reading => ({ dayOrder, today: registryToday() })
