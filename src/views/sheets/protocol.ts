import type { RefusalCode, RefusalParams } from '@contract/errors'
import type { Changes } from '@spreadsheet/changes'

/** What the page asks of the worker that knows spreadsheets, and what comes back. One file, one worker. */
export type SheetJob =
  | { kind: 'read'; file: File; accept: readonly string[] }
  | { kind: 'rows'; sheet: number }
  | { kind: 'rewrite'; file: File; accept: readonly string[]; changes: Changes }
  | { kind: 'write'; format: 'xlsx' | 'csv'; headers: string[]; rows: string[][]; sheet: string }
  | { kind: 'book'; sheets: { name: string; headers: string[]; rows: string[][] }[] }

export type SheetAnswer =
  | { kind: 'sheets'; sheets: { name: string; rows: number; head: string[][] }[] }
  /** Rows come in slices, so that taking them in never holds the page up. */
  | { kind: 'slice'; rows: { row: number; cells: string[] }[]; done: boolean }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'rewritten'; format: 'xlsx' | 'csv'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; code: RefusalCode; params: RefusalParams }

export const SLICE = 4000
