import { dateCell } from '@contract/sheetCell'
import { date } from './date'
import { dateFault } from './days'
import type { FieldKind } from './kind'

const DASHED = /^(\d{2})-(\d{2})-(\d{4})$/

/** Day as DD/MM/YYYY, as in the details of persons (docs/requirements/portal-shell.md). */
export const slashedDate: FieldKind = {
  ...date,
  plain: (value, saying) => date.plain(value, saying).replace(DASHED, '$1/$2/$3'),
  cell: value => dateCell(value, 'dd/mm/yyyy'),
  fault: dateFault('DD/MM/YYYY', 'notASlashedDay'),
}
