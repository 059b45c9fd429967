import type { RefusalCode, RefusalParams } from '@contract/errors'
import type { Changes } from '@spreadsheet/changes'

/** Messages to the spreadsheet worker, and its answers. One worker handles one file. */
export type SheetJob =
  | { kind: 'read'; file: File; accept: readonly string[] }
  | { kind: 'rows'; sheet: number }
  | { kind: 'rewrite'; file: File; accept: readonly string[]; changes: Changes }
  | { kind: 'write'; format: 'xlsx' | 'csv'; headers: string[]; rows: string[][]; sheet: string }
  | { kind: 'template'; headers: string[] }
  | { kind: 'book'; sheets: { name: string; headers: string[]; rows: string[][] }[] }

export type SheetAnswer =
  | { kind: 'sheets'; sheets: { name: string; rows: number; head: string[][] }[] }
  /** Rows are sent in slices, so that receiving them never blocks the page. */
  | { kind: 'slice'; rows: { row: number; cells: string[] }[]; done: boolean }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'rewritten'; format: 'xlsx' | 'csv'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; code: RefusalCode; params: RefusalParams }

export const SLICE = 4000
