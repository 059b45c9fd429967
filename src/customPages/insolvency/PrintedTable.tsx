import type { ShownTable } from './useStatement'

/** Table of the printed statement: all rows, numbered, with totals at the end. */
export const PrintedTable = ({ table: { title, columns, rows, sums } }: { table: ShownTable }) => {
  const label = columns.findIndex(({ right }) => right)
  const side = columns.map(({ right }) => (right ? 'right' : undefined))
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">#</th>
          {columns.map(({ source, label }, at) => (
            <th key={source} scope="col" className={side[at]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they came
          <tr key={index}>
            <td>{index + 1}</td>
            {columns.map(({ source, text }, at) => (
              <td key={source} className={side[at]}>
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
              {columns.slice(label).map(({ source, text }) => (
                <td key={source} className="right">
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
