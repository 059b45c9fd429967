import type { Facts } from '@/definition/defineFile'
import { cellClass } from '../list/cellClass'
import { ToneText } from '../list/ToneText'
import { RecordLink } from '../RecordLink'
import { type Fact, useFacts } from './facts'
import './section.css'
import '../list/tableStyles'

type Common = { title: string; rows: readonly unknown[]; none: string }

/** Small table without paging. */
export const FactTable = ({ title, facts, rows, none }: Common & { facts: readonly Fact[] }) => (
  <section className="file-section">
    <h2>{title}</h2>
    {rows.length === 0 ? (
      <p className="file-none">{none}</p>
    ) : (
      <div className="list-frame">
        <table className="list-table file-table" aria-label={title}>
          <thead>
            <tr>
              {facts.map(({ source, label, kind }) => (
                <th key={source} scope="col" className={kind.align}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they came
              <tr key={index}>
                {facts.map(({ source, label, kind, text, tone, lead }, at) => (
                  <td key={source} data-label={label} data-headline={at === 0 || undefined} className={cellClass(kind)}>
                    <RecordLink lead={lead?.(row)}>
                      <ToneText tone={tone(row)}>{text(row)}</ToneText>
                    </RecordLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)

// biome-ignore lint/suspicious/noExplicitAny: the engine shows rows of anything
type Props = Common & { columns: Facts<any> }

/** Table of a definition. */
export const FileTable = ({ columns, ...table }: Props) => <FactTable facts={useFacts(columns)} {...table} />
