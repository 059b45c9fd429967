const LESS = 0x3c
const SLASH = 0x2f
const COLON = 0x3a
const encoder = new TextEncoder()
const TAG = encoder.encode('sheetData')

/** Returns true when the bytes at a position spell this element name. */
const isName = (bytes: Uint8Array, at: number, name: Uint8Array) => {
  for (let n = 0; n < name.length; n++) if (bytes[at + n] !== name[n]) return false
  const next = bytes[at + name.length]
  return next === undefined || next === 0x3e || next === SLASH || next <= 0x20
}

/** Returns the position of an element's name after `<` or `</`, past a namespace prefix. */
export const nameAt = (bytes: Uint8Array, less: number) => {
  const start = bytes[less + 1] === SLASH ? less + 2 : less + 1
  for (let at = start; at < start + 20; at++) {
    const byte = bytes[at]
    if (byte === COLON) return at + 1
    // A prefix may contain letters, digits, hyphens and points.
    if (byte === undefined || byte <= 0x20 || byte === SLASH || byte === 0x3e) break
  }
  return start
}

const wrapped = (data: Uint8Array) => {
  const [before, after] = [encoder.encode('<worksheet>'), encoder.encode('</worksheet>')]
  const sheet = new Uint8Array(before.length + data.length + after.length)
  sheet.set(before)
  sheet.set(data, before.length)
  sheet.set(after, before.length + data.length)
  return sheet
}

/** Returns a worksheet reduced to its cells: no merged cells, links or dimensions. */
export const sheetDataOf = (bytes: Uint8Array): Uint8Array => {
  let start = -1
  let end = -1
  for (let less = bytes.indexOf(LESS); less >= 0; less = bytes.indexOf(LESS, less + 1)) {
    if (start >= 0 && bytes[less + 1] !== SLASH) continue
    if (!isName(bytes, nameAt(bytes, less), TAG)) continue
    if (bytes[less + 1] !== SLASH) start = less
    else if (start >= 0) {
      end = bytes.indexOf(0x3e, less) + 1
      break
    }
  }
  return wrapped(start >= 0 && end > start ? bytes.subarray(start, end) : new Uint8Array())
}

const ROW = encoder.encode('row')
const VALUE = encoder.encode('v')
const INLINE = encoder.encode('is')
const SHARED = encoder.encode('si')

/** Numbers of elements: rows, those of them that hold a value, values, and shared texts. */
export type Amounts = { rows: number; filledRows: number; values: number; sharedTexts: number }

/** Counts the elements of a part without building objects from it. */
export const amountsOf = (bytes: Uint8Array): Amounts => {
  const amounts = { rows: 0, filledRows: 0, values: 0, sharedTexts: 0 }
  let valuesBefore = 0
  for (let less = bytes.indexOf(LESS); less >= 0; less = bytes.indexOf(LESS, less + 1)) {
    const at = nameAt(bytes, less)
    if (bytes[less + 1] !== SLASH) {
      if (isName(bytes, at, VALUE) || isName(bytes, at, INLINE)) amounts.values++
      else if (isName(bytes, at, ROW)) amounts.rows++
      else if (isName(bytes, at, SHARED)) amounts.sharedTexts++
    } else if (isName(bytes, at, ROW)) {
      if (amounts.values > valuesBefore) amounts.filledRows++
      valuesBefore = amounts.values
    }
  }
  return amounts
}
