import { Refusal } from '@contract/errors'
import { limits, MEGABYTE } from './limits'
import { type ReducedWorkbook, reduceWorkbook } from './workbook'
import { zipEntries } from './zip'

const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

const holdsText = (bytes: Uint8Array, text: string) => {
  const pattern = [...text].flatMap(letter => [letter.charCodeAt(0), 0])
  outer: for (let at = 0; at + pattern.length <= Math.min(bytes.length, 4_000_000); at += 2) {
    for (let n = 0; n < pattern.length; n++) if (bytes[at + n] !== pattern[n]) continue outer
    return true
  }
  return false
}

const isText = (bytes: Uint8Array) => {
  const sample = bytes.subarray(0, 4096)
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return true
  // Text files have no control characters except tabs and line ends.
  return (
    !sample.some(byte => byte < 9 || (byte > 13 && byte < 32)) &&
    !/^\s*<(!doctype|html|\?xml)/i.test(new TextDecoder('latin1').decode(sample))
  )
}

/** A file that is safe to parse: a .csv unchanged, or a workbook reduced to its cells. */
export type Guarded = { kind: 'csv'; bytes: Uint8Array } | ({ kind: 'xlsx' } & ReducedWorkbook)

/**
 * Checks a file's bytes before anything parses them, and returns the bytes that may be parsed. Throws a Refusal with
 * the reason: too large, a PDF, not a spreadsheet, protected, damaged, or inflating beyond the limit.
 */
export const guard = async (bytes: Uint8Array, accept: readonly string[]): Promise<Guarded> => {
  if (bytes.length > limits.megabytes * MEGABYTE) throw new Refusal('file-too-large', { megabytes: limits.megabytes })
  if (!bytes.length) throw new Refusal('no-rows')
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Refusal(holdsText(bytes, 'EncryptedPackage') ? 'file-encrypted' : 'file-not-spreadsheet')
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const entries = zipEntries(bytes)
    if (!accept.includes('.xlsx')) throw new Refusal('file-not-spreadsheet')
    return { kind: 'xlsx', ...(await reduceWorkbook(bytes, entries)) }
  }
  // A PDF may have other bytes before its signature.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    throw new Refusal('file-is-pdf', { endings: accept.join(', ') })
  if (!accept.includes('.csv') || !isText(bytes)) throw new Refusal('file-not-spreadsheet')
  return { kind: 'csv', bytes }
}
