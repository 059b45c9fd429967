import { containing } from '@/basics/matches'

/** Line of a JSON text; `text` is copied from the source, so that no number loses a digit. */
export type JsonLine = {
  depth: number
  /** Name of the property, with its quotes. */
  name: string
  text: string
  kind: 'open' | 'close' | 'text' | 'value' | 'long' | 'piece'
  /** Index of the line that closes what this line opens; for other lines, its own index. */
  end: number
  /** Number of members of an object or list, or of characters of a long text. */
  size: number
}

/** Texts longer than this are folded and split into pieces. */
const LONG = 240
const PIECE = 120
const PIECES = new RegExp(`[^]{1,${PIECE}}`, 'gu')
const GLIMPSE = /^.{0,100}/su

/** Returns the pieces of a text, each of whole characters. */
const piecesOf = (text: string): string[] => text.match(PIECES) ?? ['']

/** Returns the beginning of a long text, which stands for it while it is folded. */
export const glimpseOf = (text: string): string => `${GLIMPSE.exec(text)?.[0] ?? ''}…`

const endOfString = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

const parses = (text: string): boolean => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null
  } catch {
    return false
  }
}

const VALUE = /[^,\]}\s]+/y

/** Returns the lines of a JSON object or list; undefined for other text. */
export const jsonLines = (text: string): JsonLine[] | undefined => {
  if (!parses(text)) return undefined
  const lines: JsonLine[] = []
  const open: { at: number; list: boolean }[] = []
  let name = ''
  const add = (line: string, kind: JsonLine['kind'], size = 0) => {
    lines.push({ depth: open.length, name, text: line, kind, end: lines.length, size })
    name = ''
  }
  const count = () => {
    const parent = lines[open.at(-1)?.at ?? -1]
    if (parent) parent.size++
  }
  const addText = (written: string) => {
    if (written.length <= LONG) return add(written, 'text')
    const at = lines.length
    add(written, 'long', written.length - 2)
    for (const piece of piecesOf(written))
      lines.push({ depth: open.length + 1, name: '', text: piece, kind: 'piece', end: lines.length, size: 0 })
    const line = lines[at]
    if (line) line.end = lines.length - 1
  }
  for (let at = 0; at < text.length; ) {
    const letter = text[at] ?? ''
    if (letter === '{' || letter === '[') {
      count()
      add(letter, 'open')
      open.push({ at: lines.length - 1, list: letter === '[' })
      at++
    } else if (letter === '}' || letter === ']') {
      const opened = open.pop()
      const first = lines[opened?.at ?? -1]
      if (first && opened?.at === lines.length - 1) {
        first.text += letter
        first.kind = 'value'
      } else if (first) {
        first.end = lines.length
        add(letter, 'close')
      }
      at++
    } else if (letter === '"') {
      const end = endOfString(text, at)
      const written = text.slice(at, end)
      if (name || open.at(-1)?.list) {
        count()
        addText(written)
      } else name = written
      at = end
    } else if (letter === ',' || letter === ':' || letter.trim() === '') at++
    else {
      VALUE.lastIndex = at
      const written = VALUE.exec(text)?.[0] ?? letter
      count()
      add(written, 'value')
      at += written.length
    }
  }
  return lines
}

/** Returns the lines of a text that is not JSON; a line wider than the screen is split. */
export const plainLines = (text: string): JsonLine[] =>
  text
    .split(/\r?\n/)
    .flatMap(piecesOf)
    .map((line, at) => ({ depth: 0, name: '', text: line, kind: 'piece', end: at, size: 0 }))

const MANY = 400
const CROWD = 60

/** Returns the lines folded initially: long texts, and in a large document the objects and lists with many lines. */
export const foldedAtFirst = (lines: readonly JsonLine[]): Set<number> =>
  new Set(
    lines.flatMap((line, at) =>
      line.kind === 'long' || (lines.length > MANY && line.kind === 'open' && line.depth > 0 && line.end - at > CROWD)
        ? [at]
        : [],
    ),
  )

/** Returns all lines that can be folded, except the outermost. */
export const foldable = (lines: readonly JsonLine[]): Set<number> =>
  new Set(lines.flatMap(({ depth, end }, at) => (end > at && depth > 0 ? [at] : [])))

/** Returns the indices of the visible lines when these are folded. */
export const shownLines = (lines: readonly JsonLine[], folded: ReadonlySet<number>): number[] => {
  const shown: number[] = []
  for (let at = 0; at < lines.length; at++) {
    shown.push(at)
    if (folded.has(at)) at = lines[at]?.end ?? at
  }
  return shown
}

/** Returns the lines that contain a text, ignoring case. */
export const findIn = (lines: readonly JsonLine[], typed: string): number[] => {
  if (!typed) return []
  const isMatch = containing(typed)
  return lines.flatMap(({ name, text, kind }, at) =>
    // A long text is searched as a whole, not in its pieces.
    (kind !== 'piece' || lines[0]?.kind === 'piece') && isMatch(`${name}: ${text}`) ? [at] : [],
  )
}

/** Returns the lines to unfold so that a line becomes visible. */
export const around = (lines: readonly JsonLine[], place: number): number[] =>
  lines.flatMap(({ end }, at) => (at < place && end >= place ? [at] : []))
