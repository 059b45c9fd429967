import type { CellFault } from '@contract/imports'

export type Fault = 'required' | 'pattern' | 'longest' | 'repeated' | CellFault

/** A row of the file as it was read: the values of the columns, and the faults of all cells by their places. */
export type ReadRow = { row: number; values: string[]; hidden?: true; faults?: Record<number, CellFault> }

export type ImportRow = {
  row: number
  values: string[]
  /** Values from the file, once they differ: a cell was corrected, or a number has another spelling. */
  original?: string[]
  /** Faults that the file brings, by column; one is gone once its cell was corrected. */
  marks: (CellFault | undefined)[]
  /** Columns whose cells were corrected. */
  corrected?: Set<number>
  /** A row that its sheet hides. It is left out until the person includes it. */
  hidden?: true
  faults: (Fault | undefined)[]
  excluded: boolean
  /** A person includes the row although the register does not have what it names. */
  included: boolean
  /** Value that is looked up, as the host stores it; empty without a look-up. */
  key: string
}

/** Group of a row: only good rows are sent. */
export type Group = 'good' | 'faulty' | 'unknown' | 'excluded'
