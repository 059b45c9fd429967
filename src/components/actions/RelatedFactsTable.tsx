import { useTranslate } from 'react-admin'
import type { RelatedFacts } from '@/definition/defineResource'
import { useResourceName } from '../definitionContext'
import type { Row } from '../list/columns'
import { RequestNotes } from '../list/RequestNotes'
import { useSource } from '../useSource'
import './dialogs.css'

type Props = { name: string; also: RelatedFacts<Row>; row: Row }

/** Further facts of the row, once they are loaded. */
export const RelatedFactsTable = ({ name, also, row }: Props) => {
  const translate = useTranslate()
  const resource = useResourceName()
  const reading = useSource([resource, name, row.id], also.source, row)
  const { data, isFetching, isPending } = reading
  const facts = Object.entries(also.facts).flatMap(([fact, { label, of, options }]) => {
    const text = data === undefined ? '' : of(data)
    return text ? [{ fact, text: options?.[text] ?? text, label }] : []
  })
  if (isPending)
    return (
      <>
        <RequestNotes reading={reading} isMissing />
        {isFetching && (
          <p className="details-none" aria-busy>
            {translate('daftari.lists.loading')}
          </p>
        )}
      </>
    )
  if (!facts.length) return <p className="details-none">{also.none}</p>
  return (
    <table className="details details-fields">
      <tbody>
        {facts.map(({ fact, label, text }) => (
          <tr key={fact}>
            <th scope="row">{label}</th>
            <td className="details-text">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
