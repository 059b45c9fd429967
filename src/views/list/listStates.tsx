import EmptyIcon from '@mui/icons-material/FindInPageOutlined'
import DeniedIcon from '@mui/icons-material/LockOutlined'
import ReloadIcon from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { useSpinnerDelay } from '../useSpinnerDelay'
import './listStates.css'

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

/** Tells whether the host refused access, so that the missing permission is shown in place of the rows. */
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

/** Permissions that something needs, as they are told to whoever lacks them. */
export type NeededPermit = string | readonly string[] | undefined

/** Says that the signed-in person lacks a permission, and which one where that is known. */
export const Denied = ({ permit }: { permit: NeededPermit }) => {
  const translate = useTranslate()
  return (
    <State icon={<DeniedIcon aria-hidden />} title={translate('daftari.lists.denied')}>
      {permit && <p>{translate('daftari.lists.deniedWhy', { permit: [permit].flat().join(', ') })}</p>}
    </State>
  )
}

type FailedProps = { error: unknown; reload(): void; busy: boolean; title?: string | undefined }

/** Error banner with the host's message and Reload (REG-07, REG-09). */
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

/** A failed read: the permission that is missing where the host refused access, otherwise its message and Reload. */
export const ReadFailure = ({ permit, ...failed }: FailedProps & { permit: NeededPermit }) =>
  isDenied(failed.error) ? <Denied permit={permit} /> : <FailedBanner {...failed} />

type SkeletonProps = {
  columns: number
  rows: number
  /** The last column has buttons, which need a line of their own on a narrow screen. */
  hasButtons: boolean
}

/** Skeleton of the table while the first rows load. It takes its room at once, and is shown unless they arrive quickly. */
export const SkeletonRows = ({ columns, rows, hasButtons }: SkeletonProps) => {
  const shown = useSpinnerDelay()
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all alike
    <tr key={row} className="list-skeleton" data-shown={shown || undefined} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: and so are its cells
        <td key={column} className={hasButtons && column === columns - 1 ? 'list-skeleton-buttons' : undefined}>
          <span />
        </td>
      ))}
    </tr>
  ))
}
