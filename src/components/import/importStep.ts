import { Refusal } from '@contract/errors'
import { jobs } from '@contract/portal/jobs'
import type { Mapping } from '@spreadsheet/match'
import type { ChosenFile } from './chosenFile'
import type { ImportRows } from './ImportRows'
import type { FoundSheet } from './sheetHeader'

/** Row that was not imported, by its number in the file. */
export type RowLeftOut = { original: number; values: string[]; why: string }

/** Step of an import, with what it shows. */
export type Step =
  | { at: 'choose' }
  | { at: 'reading'; name: string }
  | { at: 'mapping'; file: File; sheets: FoundSheet[]; sheet: number; header: number; mapping: Mapping }
  | { at: 'review'; chosen: ChosenFile; rows: ImportRows; restored?: boolean; hiddenSheets?: number }
  | { at: 'sending'; chosen: ChosenFile; rows: ImportRows; fraction: number }
  | {
      at: 'done'
      name: string
      sent: number
      taken: number | undefined
      refused: RowLeftOut[]
      /** Rows with errors. */
      unsent: RowLeftOut[]
      /** Rows that the register does not have, and that nobody included. */
      unknown: RowLeftOut[]
      /** Number of rows that the person excluded. */
      excluded: number
    }

/** Failure of an import as text; `isOutdated` when only a reload of the page helps. */
export type ImportFault = { text: string; isOutdated: boolean }

/** Sheet of a file, the place of its header and the mapping of its columns. */
export type Reading = { sheet: number; header: number; mapping: Mapping }

export const cancelJob = jobs.cancel.from((job: string) => ({ path: { job } }))

/** Returns the refusal of a file that could not be read. */
export const refusalOf = (error: unknown) => (error instanceof Refusal ? error : new Refusal('file-broken'))
