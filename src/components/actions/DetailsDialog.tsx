import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { Details } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { type Column, columnsOf, type Row } from '../list/columns'
import { ToneText } from '../list/ToneText'
import { RecordLink } from '../RecordLink'
import { ReadingDialog } from './ReadingDialog'
import { RelatedFactsTable } from './RelatedFactsTable'
import './dialogs.css'
import '../list/tableStyles'

const WholeText = lazy(() => import('./WholeText'))

type Props = { name: string; details: Details<Row>; row: Row; close(): void }

/** Fields of a row that have a value; texts with a view of their own follow the table. */
const Fields = ({ name, columns, row }: { name: string; columns: readonly Column[]; row: Row }) => (
  <>
    <table className="details details-fields">
      <tbody>
        {columns
          .filter(column => !column.kind.viewed && column.text(row))
          .map(column => (
            <tr key={column.source}>
              <th scope="row">{column.label}</th>
              <td className={column.kind.figures ? 'list-figures' : undefined}>
                <RecordLink lead={column.lead(row)}>
                  <ToneText tone={column.tone(row)}>{column.text(row)}</ToneText>
                </RecordLink>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
    {columns
      .filter(({ kind }) => kind.viewed)
      .map(column => (
        <Suspense key={column.source}>
          <WholeText name={name} column={column} row={row} />
        </Suspense>
      ))}
  </>
)

/** Values before and after each change, side by side as plain text, with changed ones marked. */
const Changes = ({
  parts,
}: {
  parts: readonly { name: string; before: string | undefined; after: string | undefined }[]
}) => {
  const translate = useTranslate()
  if (!parts.length) return <p>{translate('daftari.lists.noChanges')}</p>
  return (
    <table className="details">
      <thead>
        <tr>
          <th scope="col">{translate('daftari.lists.part')}</th>
          <th scope="col">{translate('daftari.lists.before')}</th>
          <th scope="col">{translate('daftari.lists.after')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, before, after }) => (
          <tr key={name} data-changed={before !== after || undefined}>
            <th scope="row">{name}</th>
            <td>{before ?? '–'}</td>
            <td>{after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Dialog with all fields of a row. */
export const DetailsDialog = ({ name, details, row, close }: Props) => {
  const resource = useDefinition()
  const translate = useTranslate()
  const locale = useLocale()
  const columns = 'fields' in details ? columnsOf(resource, translate, locale, details.fields) : []
  const text = (source: string) => columnsOf(resource, translate, locale, [source])[0]?.text(row) ?? ''
  const isWide = columns.some(({ kind }) => kind.viewed)
  return (
    <ReadingDialog
      title={details.title(row, text)}
      about={details.about?.(row)}
      maxWidth={isWide ? 'md' : 'sm'}
      autoFocus
      close={close}
    >
      {'fields' in details ? (
        <>
          <Fields name={resource.name} columns={columns} row={row} />
          {details.also && <RelatedFactsTable name={name} also={details.also} row={row} />}
        </>
      ) : (
        <Changes parts={details.parts(row)} />
      )}
    </ReadingDialog>
  )
}
