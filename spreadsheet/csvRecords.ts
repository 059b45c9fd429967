import { limits } from './limits'

/**
 * A record of a .csv: its cells, the places of those whose quotation mark is not closed, and the position in the text at which
 * the next record begins.
 */
export type CsvRecord = { cells: string[]; open: number[]; end: number }

const QUOTE = '"'
const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r'

/** Returns the position of the next delimiter or line end, or the end of the text. */
const endOfField = (text: string, from: number, delimiter: string) => {
  let at = from
  while (at < text.length && text[at] !== delimiter && !isLineEnd(text[at])) at++
  return at
}

const skipSpaces = (text: string, from: number, delimiter: string) => {
  let at = from
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== delimiter) at++
  return at
}

/**
 * Returns the closing quotation mark of a cell: the first one that is not doubled, if a delimiter or a line end follows it;
 * -1 for a quotation mark that belongs to the text.
 */
const findClose = (text: string, from: number, delimiter: string) => {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 2)) {
    if (at - from > limits.cellCharacters) return -1
    if (text[at + 1] === QUOTE) continue
    const next = skipSpaces(text, at + 1, delimiter)
    return next >= text.length || text[next] === delimiter || isLineEnd(text[next]) ? at : -1
  }
  return -1
}

const lineAt = (text: string, from: number) => {
  let end = from
  while (end < text.length && !isLineEnd(text[end])) end++
  return text.slice(from, end)
}

/** Least digits of two cells of one column, by which two lines are taken for two rows. */
const NUMBER_DIGITS = 6
const digitsOf = (cell: string | undefined) => {
  const digits = cell?.replace(/\D/g, '') ?? ''
  return digits.length >= NUMBER_DIGITS ? digits.length : undefined
}

/**
 * Tells whether a cell of several lines holds another row, because two quotation marks of two rows look like one pair: its
 * second line has as many cells as its first, and a number as long in the same column.
 */
const holdsRow = (text: string, record: number, open: number, close: number, delimiter: string) => {
  const content = text.slice(open, close)
  const lineEnd = content.search(/[\r\n]/)
  if (lineEnd < 0) return false
  const first = lineAt(text, record).split(delimiter)
  const start = open + lineEnd + (/^\r\n/.test(content.slice(lineEnd)) ? 2 : 1)
  const second = lineAt(text, start).split(delimiter)
  return (
    first.length === second.length &&
    first.length > 1 &&
    first.some((cell, at) => {
      const digits = digitsOf(cell)
      return digits !== undefined && digits === digitsOf(second[at])
    })
  )
}

/** Returns a cell with a stray quotation mark as it stands, without the outer ones of `"THE "BEST" SHOP"`. */
const strayText = (cell: string) => {
  const text = cell.trim()
  const isWrapped = /^"[^"]*\s".*"$/.test(text)
  return isWrapped ? text.slice(1, -1) : text
}

const quotesIn = (text: string) => text.split(QUOTE).length - 1

/**
 * Returns the records of a .csv, blank ones included. A line ends with CR LF, LF or CR outside quotes, whatever the other
 * lines end with. A quotation mark that no closing one belongs to is a part of its cell, and never takes the next line.
 */
export function* csvRecords(text: string, delimiter: string, from = 0): Generator<CsvRecord> {
  let at = from
  while (at < text.length) {
    const record = at
    const current: CsvRecord = { cells: [], open: [], end: at }
    for (;;) {
      const start = skipSpaces(text, at, delimiter)
      const open = text[start] === '=' ? start + 1 : start
      const close = text[open] === QUOTE ? findClose(text, open + 1, delimiter) : -1
      if (close >= 0 && !holdsRow(text, record, open + 1, close, delimiter)) {
        // `="80…"` keeps its sign: the reader of cells takes it for text (decision 092).
        const isKept = open > start
        const content = text.slice(open + 1, close)
        current.cells.push(isKept ? text.slice(start, close + 1) : content.replaceAll('""', QUOTE))
        at = skipSpaces(text, close + 1, delimiter)
      } else {
        const end = endOfField(text, at, delimiter)
        const cell = text.slice(at, end)
        const isStray = text[open] === QUOTE && open < end
        if (isStray && quotesIn(cell) % 2) current.open.push(current.cells.length)
        current.cells.push(isStray ? strayText(cell) : cell)
        at = end
      }
      if (text[at] !== delimiter) break
      at++
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    current.end = at
    yield current
  }
}
