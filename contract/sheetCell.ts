import { registryClock } from './registryDay'

/** Cell of a written workbook: a text, or a number with the format that a spreadsheet program shows it in. */
export type SheetCell = string | { number: number; format: string }

/** Digits that a spreadsheet program keeps of a number. */
const KEPT_DIGITS = 15

/** Returns a text as plain digits, without separators of thousands; undefined where it is not a number. */
const digitsOf = (value: unknown) => {
  const written = String(value ?? '').replace(/[,\s]/g, '')
  if (!/^-?\d+(?:\.\d+)?$/.test(written)) return undefined
  const kept = typeof value === 'number' ? String(Math.trunc(value)) : written
  return kept.replace(/\D/g, '').replace(/^0+/, '').length > KEPT_DIGITS ? undefined : written
}

const formatOf = (written: string, least: number, most: number) => {
  const places = Math.min(most, Math.max(least, written.split('.')[1]?.length ?? 0))
  return places ? `0.${'0'.repeat(places)}` : '0'
}

type Places = { least?: number; most?: number; unit?: string }

/**
 * Returns an amount or a count as a number cell, in groups of thousands, with its decimals between `least` and `most` and
 * the unit before it. Undefined where it is not a number, or has more digits than a spreadsheet program keeps.
 */
export const numberCell = (value: unknown, { least = 0, most = 2, unit = '' }: Places = {}): SheetCell | undefined => {
  const written = digitsOf(value)
  if (written === undefined) return undefined
  const before = unit && `"${unit.replaceAll('"', '')}" `
  return { number: Number(written), format: `${before}#,##${formatOf(written, least, most)}` }
}

/** Returns a percentage from 0 to 100 as spreadsheet programs hold it: 18 becomes 0.18, shown as 18%. */
export const percentageCell = (value: unknown): SheetCell | undefined => {
  const written = digitsOf(value)
  // The exponent shifts the point of the digits, where a division would round.
  return written === undefined ? undefined : { number: Number(`${written}e-2`), format: `${formatOf(written, 0, 2)}%` }
}

const DAY = 86_400_000
/** 1 March 1900: spreadsheet programs count a 29 February of that year, which did not exist. */
const FIRST_DAY = 61

/**
 * Returns a day or a moment as a date cell in the registry's time zone; a format without hours keeps the day alone.
 * Undefined for other text, and for a day that spreadsheet programs cannot count.
 */
export const dateCell = (value: unknown, format: string): SheetCell | undefined => {
  const clock = registryClock(String(value ?? ''))
  if (!clock) return undefined
  const moment = format.includes('h') && clock.includes('T') ? `${clock}Z` : clock.slice(0, 10)
  const number = (Date.parse(moment) - Date.UTC(1899, 11, 30)) / DAY
  return number >= FIRST_DAY ? { number, format } : undefined
}
