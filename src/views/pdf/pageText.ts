/** A page's text in the order of its text layer; `\n` ends a line and stands in no layer. */
export type PageText = string
export type Hit = { page: number; start: number; end: number }

type Item = { str: string; hasEOL: boolean } | { type: string }

export const textOf = (items: readonly Item[]): PageText =>
  items.map(item => ('str' in item ? item.str.replaceAll('\n', ' ') + (item.hasEOL ? '\n' : '') : '')).join('')

const MARKS = /\p{M}+/gu
const plain = (text: string) => text.normalize('NFKD').replace(MARKS, '').toLowerCase()

type Folded = { text: string /** Where each letter stood. */; at: number[] }

/**
 * Text as people look for it: capitals and accents make no difference, any white space is one space, and a word
 * divided at the end of a line is whole.
 */
export const fold = (text: string): Folded => {
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

/** Every place where the words stand, none inside another. */
export const findIn = (text: PageText, words: string, page: number): Hit[] => {
  const wanted = fold(words.trim()).text
  if (!wanted) return []
  const { text: folded, at } = fold(text)
  const hits: Hit[] = []
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    const [start, last] = [at[from], at[from + wanted.length - 1]]
    if (start !== undefined && last !== undefined) hits.push({ page, start, end: last + 1 })
  }
  return hits
}

/** The parts of a text layer between two places of its page's text. */
export const rangeIn = (layer: Node, text: PageText, { start, end }: Hit): Range | undefined => {
  const without = (place: number) => place - (text.slice(0, place).split('\n').length - 1)
  const [first, last] = [without(start), without(end)]
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let [passed, begun] = [0, false]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!begun && first < passed + length) {
      range.setStart(node, first - passed)
      begun = true
    }
    if (begun && last <= passed + length) {
      range.setEnd(node, last - passed)
      return range
    }
    passed += length
  }
  return undefined
}
