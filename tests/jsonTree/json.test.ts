import { describe, expect, it } from 'vitest'
import { around, findIn, foldable, foldedAtFirst, glimpseOf, jsonLines, plainLines, shownLines } from '@/jsonTree/lines'

const linesOf = (text: string) => {
  const lines = jsonLines(text)
  if (!lines) throw new Error('no JSON')
  return lines
}
const written = (text: string) =>
  linesOf(text).map(({ depth, name, text }) => `${' '.repeat(depth)}${name && `${name}: `}${text}`)

describe('the lines of a JSON text', () => {
  it('have one member each, indented by depth', () => {
    expect(written('{"brn":"8002","parts":[1,{"ok":true}],"none":{},"empty":[],"nothing":null}')).toEqual([
      '{',
      ' "brn": "8002"',
      ' "parts": [',
      '  1',
      '  {',
      '   "ok": true',
      '  }',
      ' ]',
      ' "none": {}',
      ' "empty": []',
      ' "nothing": null',
      '}',
    ])
  })

  it('keep every number and name as written', () => {
    const text = String.raw`{"reference":12345678901234567890.10, "small":1e-9, "twice":1, "twice":2, "a\"b\\":"c\\\"{,]"}`
    expect(written(text)).toEqual([
      '{',
      ' "reference": 12345678901234567890.10',
      ' "small": 1e-9',
      ' "twice": 1',
      ' "twice": 2',
      String.raw` "a\"b\\": "c\\\"{,]"`,
      '}',
    ])
  })

  it('show the number of members, and the end of each part', () => {
    const lines = linesOf('{"a":[1,2,3],"b":{"c":1}}')
    expect(lines[0]).toMatchObject({ kind: 'open', size: 2, end: lines.length - 1 })
    expect(lines[1]).toMatchObject({ kind: 'open', size: 3, end: 5 })
  })

  it.each(['', 'null', '"text"', '12', '{"a":', '<html><b>502</b></html>', '{a:1}'])('are none of %s', text => {
    expect(jsonLines(text)).toBeUndefined()
  })

  it('are plain text when it is not JSON, long lines in pieces', () => {
    const lines = plainLines(`<script>alert(1)</script>\r\n\n${'x'.repeat(300)}`)
    expect(lines.map(({ text }) => text.length)).toEqual([25, 0, 120, 120, 60])
    expect(findIn(lines, 'ALERT')).toEqual([0])
  })
})

describe('folding and searching', () => {
  const lines = linesOf('{"a":{"b":{"c":"needle"}},"d":"Needle"}')

  it('hides folded parts, and shows the parents of a match', () => {
    const all = foldable(lines)
    expect(shownLines(lines, all)).toEqual([0, 1, 6, 7])
    expect(around(lines, 3)).toEqual([0, 1, 2])
    expect(findIn(lines, 'needle')).toEqual([3, 6])
    expect(findIn(lines, '')).toEqual([])
  })

  it('never cut a character in two', () => {
    const long = linesOf(JSON.stringify({ note: '😀'.repeat(300) }))
    const pieces = long.filter(({ kind }) => kind === 'piece').map(({ text }) => text)
    expect(pieces.length).toBeGreaterThan(1)
    for (const text of [...pieces, glimpseOf(long[1]?.text ?? '')]) expect(text).not.toMatch(/\p{Cs}/u)
  })

  it('folds a long text into pieces, and finds it whole', () => {
    const long = linesOf(JSON.stringify({ file: `${'A'.repeat(119)}needle${'B'.repeat(500)}` }))
    const [place = -1] = foldedAtFirst(long)
    expect(long[place]).toMatchObject({ kind: 'long', size: 625 })
    expect(findIn(long, 'aneedleb')).toEqual([place])
    expect(shownLines(long, new Set([place]))).toEqual([0, 1, long.length - 1])
    expect(
      long
        .filter(({ kind }) => kind === 'piece')
        .map(({ text }) => text)
        .join(''),
    ).toBe(long[place]?.text)
  })

  it('handles five megabytes of small parts, and one text of five megabytes', () => {
    const parts = JSON.stringify(
      Array.from({ length: 90_000 }, (_, n) => ({ n, text: `part ${n} of many, with some words` })),
    )
    expect(parts.length).toBeGreaterThan(5_000_000)
    const one = JSON.stringify({ scan: 'x\\"'.repeat(1_250_000) })
    const before = process.cpuUsage()
    const many = linesOf(parts)
    expect(many).toHaveLength(90_000 * 4 + 2)
    expect(shownLines(many, foldable(many))).toHaveLength(90_002)
    expect(findIn(many, 'part 89999 ')).toHaveLength(1)
    expect(linesOf(one)[1]?.size).toBeGreaterThan(5_000_000)
    // A second at most, of which a person waits for the first part alone. Work is counted, not the wait for a core of a
    // busy machine, and given three.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
  })
})
