import EmptyIcon from '@mui/icons-material/FindInPageOutlined'
import DeniedIcon from '@mui/icons-material/LockOutlined'
import ReloadIcon from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/failureWords'
import { usePatience } from '../usePatience'

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

/** The host said no: shown in place of the rows, with what is missing. */
export const isDenied = (error: unknown) => statusOf(error) === 403

const State = ({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <div className="list-state" role="status">
    {icon}
    <p className="list-state-title">{title}</p>
    {children && <div className="list-state-text">{children}</div>}
  </div>
)

type EmptyProps = { title?: string | undefined; hint?: string | undefined; children?: ReactNode }

export const Empty = ({ title, hint, children }: EmptyProps) => {
  const translate = useTranslate()
  return (
    <State icon={<EmptyIcon aria-hidden />} title={title ?? translate('daftari.lists.none')}>
      {hint && <p>{hint}</p>}
      {children}
    </State>
  )
}

export const Denied = ({ permit }: { permit: string }) => {
  const translate = useTranslate()
  return (
    <State icon={<DeniedIcon aria-hidden />} title={translate('daftari.lists.denied')}>
      <p>{translate('daftari.lists.deniedWhy', { permit })}</p>
    </State>
  )
}

type FailedProps = { error: unknown; reload(): void; busy: boolean; title?: string | undefined }

/** The red banner of what could not be loaded, with the host's words and Reload (REG-07, REG-09). */
export const FailedBanner = ({ error, reload, busy, title }: FailedProps) => {
  const translate = useTranslate()
  const status = statusOf(error)
  const untold = status >= 500 ? translate('daftari.lists.noAnswer', { status }) : undefined
  return (
    <div className="list-failed" role="alert">
      <p>
        <strong>{title ?? translate('daftari.lists.failed')}</strong>{' '}
        <span>{failureWords(translate, error, untold)}</span>
      </p>
      <Button color="inherit" startIcon={<ReloadIcon />} onClick={reload} loading={busy} loadingPosition="start">
        {translate('daftari.lists.reload')}
      </Button>
    </div>
  )
}

/** The table's own shape while the first rows are on their way; nothing at all when they come at once. */
export const SkeletonRows = ({ columns, rows }: { columns: number; rows: number }) => {
  const shown = usePatience()
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all alike
    <tr key={row} className="list-skeleton" aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: and so are its cells
        <td key={column}>{shown && <span />}</td>
      ))}
    </tr>
  ))
}
