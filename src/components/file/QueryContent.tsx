import InfoIcon from '@mui/icons-material/InfoOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { Denied, isDenied, type NeededPermit } from '../list/listStates'
import { RequestNotes } from '../list/RequestNotes'
import { notify } from '../notices'
import type { CancellableQuery } from '../useCancellableQuery'
import { useSpinnerDelay } from '../useSpinnerDelay'
import './fileHead.css'
import './section.css'

/** Spinner, shown only after a short delay. */
export const Waiting = () => {
  const translate = useTranslate()
  const shown = useSpinnerDelay()
  return (
    <div className="file-waiting" role="status">
      {shown && <CircularProgress size={22} aria-label={translate('daftari.lists.loading')} />}
    </div>
  )
}

/** Note with information that is not an error. */
export const Info = ({ children }: { children: ReactNode }) => (
  <p className="file-info" role="status">
    <InfoIcon aria-hidden fontSize="small" />
    {children}
  </p>
)

type Props<Data> = {
  query: Pick<CancellableQuery<Data>, 'data' | 'error' | 'isFetching' | 'isPending' | 'request' | 'stop'> & {
    refetch(): unknown
  }
  permit?: NeededPermit
  failedToast?: true | undefined
  /** Number of the record that the page shows, used as its heading until the name is loaded. */
  number?: string
  /** Name of the part in its error message. */
  name?: string
  children(data: Data): ReactNode
}

/**
 * Part of a file, or all of it: the content once it is loaded; before that a spinner, the refusal, or the notes about a
 * slow or failed request.
 */
export function QueryContent<Data>({ query, permit, failedToast, number, name, children }: Props<Data>) {
  const translate = useTranslate()
  const { data, error, isFetching, isPending } = query
  const shout = failedToast && error && !isDenied(error)
  useEffect(() => {
    if (shout) notify({ tone: 'bad', text: failureWords(translate, error) })
  }, [shout, error, translate])
  if (data !== undefined) return children(data)
  return (
    <>
      {number && (
        <header className="file-head">
          <h1 className="figures">{number}</h1>
        </header>
      )}
      {isDenied(error) ? (
        <Denied permit={permit} />
      ) : (
        <>
          <RequestNotes
            reading={query}
            isMissing={isPending}
            title={name && translate('daftari.files.partFailed', { part: name })}
          />
          {isFetching && <Waiting />}
        </>
      )}
    </>
  )
}
