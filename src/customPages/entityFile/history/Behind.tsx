import type { FileChange } from '@contract/portal/history'
import { Link } from 'react-router-dom'
import { Days } from '@/components/Days'
import { AS_OF, KNOWN_ON } from '@/components/file/fileMoment'
import { useAddress } from '@/components/useAddress'
import { useCan } from '@/components/useCan'
import { siteMap } from '@/definition/siteMap'
import { useEffectWords } from './effectWords'

type Document = NonNullable<FileChange['documents']>[number]

/** Returns the address of a document in the viewer of the file of today, which lists the documents of its name. */
const addressOf = (params: URLSearchParams, { name, edmsId }: Document) => {
  const next = new URLSearchParams(params)
  for (const gone of [AS_OF, KNOWN_ON, 'page', 'leaf', 'words']) next.delete(gone)
  for (const [key, value] of Object.entries({ tab: 'documents', search: name, document: edmsId ?? '' }))
    next.set(key, value)
  return `?${next}`
}

/** Tells when a change holds from, its filing, the person who filed it, and the documents of the filing as links. */
export const Behind = ({ change }: { change: FileChange }) => {
  const { say, behind } = useEffectWords()
  const [params] = useAddress()
  const can = useCan('general')
  const permit = siteMap().routeAccess['registry/file-viewer']?.action
  const may = permit === undefined || [permit].flat().some(permission => can(permission))
  const { trackingNo, documents } = change
  return (
    <>
      <p className="history-behind">
        <Days text={behind(change)} />
      </p>
      {trackingNo && !documents?.length && <p className="history-behind">{say('noDocument')}</p>}
      {documents && documents.length > 0 && (
        <ul className="history-behind history-documents" aria-label={say('documentsOf', { number: trackingNo })}>
          {documents.map(one => (
            <li key={`${one.edmsId} ${one.name}`}>
              {one.edmsId && may ? <Link to={addressOf(params, one)}>{one.name}</Link> : one.name}
              {!one.edmsId && ` (${say('notArrived')})`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
