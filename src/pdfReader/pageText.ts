/**
 * Text of a page in the order of its text layer; `
 * ` ends a line and is not in the layer.
 */
export type PageText = string
export type Hit = { page: number; start: number; end: number }

type Item = { str: string; hasEOL: boolean } | { type: string }

export const textOf = (items: readonly Item[]): PageText =>
  items.map(item => ('str' in item ? item.str.replaceAll('\n', ' ') + (item.hasEOL ? '\n' : '') : '')).join('')

const MARKS = /\p{M}+/gu
const plain = (text: string) => text.normalize('NFKD').replace(MARKS, '').toLowerCase()

type Folded = {
  text: string
  /** Position of each letter in the original text. */
  at: number[]
}

/**
 * Returns text for comparison: without case and accents, with any white space as one space, and with words joined that
 * are hyphenated at a line end.
 */
const fold = (text: string): Folded => {
  const at: number[] = []
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? ''
    if ((letter === '-' || letter === '\u00ad') && text[index + 1] === '\n') {
      index++
      continue
    }
    const space = /\s/.test(letter)
    if (space && folded.endsWith(' ')) continue
    const letters = space ? ' ' : letter < '\u0080' ? letter.toLowerCase() : plain(letter)
    folded += letters
    for (let count = 0; count < letters.length; count++) at.push(index)
  }
  return { text: folded, at }
}

/** Returns all matches of the words in a page's text, without overlaps. */
export const findIn = (text: PageText, words: string, page: number): Hit[] => {
  const term = fold(words.trim()).text
  if (!term) return []
  const { text: folded, at } = fold(text)
  const hits: Hit[] = []
  for (let from = folded.indexOf(term); from >= 0; from = folded.indexOf(term, from + term.length)) {
    const [start, last] = [at[from], at[from + term.length - 1]]
    if (start !== undefined && last !== undefined) hits.push({ page, start, end: last + 1 })
  }
  return hits
}

/** Returns the range of a text layer between two positions of its page's text. */
export const rangeIn = (layer: Node, text: PageText, { start, end }: Hit): Range | undefined => {
  const without = (place: number) => place - (text.slice(0, place).split('\n').length - 1)
  const [first, last] = [without(start), without(end)]
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let [passed, started] = [0, false]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!started && first < passed + length) {
      range.setStart(node, first - passed)
      started = true
    }
    if (started && last <= passed + length) {
      range.setEnd(node, last - passed)
      return range
    }
    passed += length
  }
  return undefined
}
