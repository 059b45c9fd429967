import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyFile, ViewOf } from '@/definition/defineFile'
import { cellClass, columnWidth } from '../list/cellClass'
import { ToneText } from '../list/ToneText'
import { useFacts } from './facts'
import './documents.css'
import '../list/tableStyles'

type Props = {
  tab: ViewOf<'documents'>
  label: string
  rows: AnyFile[]
  /** Number of the first row. */
  first: number
  stale: boolean
  keyOf(doc: AnyFile, index: number): string
  chosen: string | undefined
  choose(doc: AnyFile, key: string): void
  action?: ((doc: AnyFile) => ReactNode) | undefined
}

/** Table of documents; a click on the name or anywhere in the row opens one. */
export const DocumentRows = ({ tab, label, rows, first, stale, keyOf, chosen, choose, action }: Props) => {
  const translate = useTranslate()
  const [name, ...others] = useFacts(tab.columns)
  return (
    <table className="list-table file-documents" aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      <thead>
        <tr>
          <th scope="col" className="file-number">
            #
          </th>
          {[name, ...others].map(
            fact =>
              fact && (
                <th key={fact.source} scope="col" style={columnWidth(fact.width)}>
                  {fact.label}
                </th>
              ),
          )}
          {action && (
            <th scope="col" className="list-actions-head">
              <span className="only-spoken">{translate('daftari.lists.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr className="file-no-rows">
            <td colSpan={others.length + (action ? 3 : 2)}>{translate('daftari.lists.none')}</td>
          </tr>
        )}
        {rows.map((doc, index) => {
          const key = keyOf(doc, index)
          const title = name?.text(doc) || translate('daftari.files.untitled')
          return (
            <tr key={key} data-chosen={key === chosen || undefined} onClick={() => choose(doc, key)}>
              <td className="file-number list-figures">{first + index}</td>
              <td data-headline>
                <button
                  type="button"
                  className="file-open list-cell"
                  title={title}
                  aria-current={key === chosen || undefined}
                  onClick={event => {
                    event.stopPropagation()
                    choose(doc, key)
                  }}
                >
                  {title}
                </button>
              </td>
              {others.map(fact => (
                <td key={fact.source} data-label={fact.label} className={cellClass(fact.kind)}>
                  <ToneText tone={fact.tone(doc)}>{fact.text(doc)}</ToneText>
                </td>
              ))}
              {action && <td className="list-actions">{action(doc)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
