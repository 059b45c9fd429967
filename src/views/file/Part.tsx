import InfoIcon from '@mui/icons-material/InfoOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/failureWords'
import { Denied, FailedBanner, isDenied } from '../list/states'
import { notify } from '../notices'
import { usePatience } from '../usePatience'

/** Said only when it takes a while. */
export const Waiting = () => {
  const translate = useTranslate()
  const shown = usePatience()
  return (
    <div className="file-waiting" role="status">
      {shown && <CircularProgress size={22} aria-label={translate('daftari.lists.loading')} />}
    </div>
  )
}

/** Something to know that is no fault. */
export const Info = ({ children }: { children: ReactNode }) => (
  <p className="file-info" role="status">
    <InfoIcon aria-hidden fontSize="small" />
    {children}
  </p>
)

type Props<Data> = {
  asked: UseQueryResult<Data>
  permit: string
  failedToast?: true | undefined
  /** The number of what it is all of: that heads the page until its name has come. */
  number?: string
  /** What it is called where it could not be read. */
  name?: string
  children(data: Data): ReactNode
}

/** A part of a file, or all of it: what it shows once it is there, and how it stands until then. */
export function Part<Data>({ asked, permit, failedToast, number, name, children }: Props<Data>) {
  const translate = useTranslate()
  const { data, error, isFetching, refetch } = asked
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
      ) : error ? (
        <FailedBanner
          error={error}
          busy={isFetching}
          reload={() => void refetch()}
          title={name && translate('daftari.files.partFailed', { part: name })}
        />
      ) : (
        <Waiting />
      )}
    </>
  )
}
