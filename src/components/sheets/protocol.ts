import type { RefusalCode, RefusalParams } from '@contract/errors'
import type { CellFault } from '@contract/imports'
import type { SheetCell } from '@contract/sheetCell'
import type { Changes } from '@spreadsheet/changes'
import type { WantedColumn } from '@spreadsheet/match'

/** A file to read; the wanted columns tell the delimiter of a .csv. */
type Reading = { file: File; accept: readonly string[]; columns: readonly WantedColumn[] }

/** A table to write: a .csv holds texts alone. */
export type WrittenTable = { headers: string[] } & (
  | { format: 'xlsx'; rows: SheetCell[][] }
  | { format: 'csv'; rows: string[][] }
)

/** Messages to the spreadsheet worker, and its answers. One worker handles one file. */
export type SheetJob =
  | ({ kind: 'read' } & Reading)
  | { kind: 'rows'; sheet: number }
  | ({ kind: 'rewrite'; changes: Changes } & Reading)
  | ({ kind: 'write'; sheet: string } & WrittenTable)
  | { kind: 'template'; headers: string[] }
  | { kind: 'book'; sheets: { name: string; headers: string[]; rows: SheetCell[][] }[] }

/** A row of a sheet; `faults` are those that its file brings, by column. */
type SlicedRow = { row: number; cells: string[]; hidden?: true; faults?: Record<number, CellFault> }

export type SheetAnswer =
  | {
      kind: 'sheets'
      sheets: { name: string; rows: number; head: string[][]; hidden?: true; hiddenColumns?: number[] }[]
    }
  /** Rows are sent in slices, so that receiving them never blocks the page. */
  | { kind: 'slice'; rows: SlicedRow[]; done: boolean }
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'rewritten'; format: 'xlsx' | 'csv'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; code: RefusalCode; params: RefusalParams }

export const SLICE = 4000
