import type { Cells } from './statement'
import type { ShownTable } from './useStatement'
import './statement.css'
import '@/components/list/tableStyles'

type Props = { table: ShownTable; rows: readonly Cells[]; first?: number }

/** Page of a statement table: numbered rows, with the totals of all its rows below. */
export const StatementTable = ({ table: { title, columns, sums }, rows, first = 0 }: Props) => {
  const label = columns.findIndex(({ right }) => right)
  return (
    <table className="list-table statement-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className="list-number">
            #
          </th>
          {columns.map(({ source, label, right }) => (
            <th key={source} scope="col" className={right ? 'right' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they came
          <tr key={index}>
            <td className="list-number">{first + index + 1}</td>
            {columns.map(({ source, label, right, figures, text }, at) => (
              <td
                key={source}
                data-label={label}
                data-headline={at === 0 || undefined}
                className={[figures && 'list-figures', right && 'right'].filter(Boolean).join(' ')}
              >
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(sum => (
            <tr key={sum.label}>
              <th scope="row" colSpan={label + 1}>
                {sum.label}
              </th>
              {columns.slice(label).map(({ source, label, text }) => (
                <td key={source} className="list-figures right" data-label={label}>
                  {text(sum.of)}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}
