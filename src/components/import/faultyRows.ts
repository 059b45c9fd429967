import type { useTranslate } from 'react-admin'
import type { Import } from '@/definition/defineResource'
import { faultWords } from './faultWords'
import type { ImportRows } from './ImportRows'
import type { RowLeftOut } from './importStep'

/** Returns the rows that were not sent because of faults in their cells, with the words of these. */
export const faultyRows = (
  translate: ReturnType<typeof useTranslate>,
  rows: ImportRows,
  { columns }: Import,
): RowLeftOut[] =>
  rows.in('faulty').map(({ row, values, faults }) => ({
    original: row,
    values,
    why: columns
      .flatMap((column, at) => {
        const fault = faults[at]
        if (!fault) return []
        return translate('daftari.lists.labelled', { label: column.label, value: faultWords(translate, fault, column) })
      })
      .join('. '),
  }))
