import EmptyIcon from '@mui/icons-material/FindInPageOutlined'
import DeniedIcon from '@mui/icons-material/LockOutlined'
import ReloadIcon from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { permitText } from '@/i18n/codeText'
import { failureWords } from '@/i18n/outcomeMessages'
import { useFocusHandover } from '../useFocusHandover'
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
      {permit && <p>{translate('daftari.lists.deniedWhy', { permit: permitText(translate, permit) })}</p>}
    </State>
  )
}

type NoteProps = {
  isFailure?: boolean
  children: ReactNode
  label: string
  icon: ReactNode
  /** The button did its work and waits for the host. It does nothing meanwhile, and keeps the focus. */
  isBusy?: boolean
  onPress(): void
}

/**
 * Note about a request, with one button. It is the same element in each state of the request, so that the focus stays on
 * the button; a note that is removed hands the focus over.
 */
export const RequestNote = ({ isFailure = false, children, label, icon, isBusy = false, onPress }: NoteProps) => {
  const note = useRef<HTMLDivElement>(null)
  useFocusHandover(note)
  return (
    <div ref={note} className={isFailure ? 'list-failed' : 'list-slow'} role={isFailure ? 'alert' : 'status'}>
      {children}
      <Button
        color="inherit"
        startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : icon}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
      >
        {label}
      </Button>
    </div>
  )
}

type FailureProps = { error: unknown; title?: string | undefined }

/**
 * Text of a failed request. A screen reader says it for each failure, also if the next one has the same words.
 */
export const FailureText = ({ error, title }: FailureProps) => {
  const translate = useTranslate()
  const last = useRef({ error, count: 1 })
  if (last.current.error !== error) last.current = { error, count: last.current.count + 1 }
  const status = statusOf(error)
  const untold = status >= 500 ? translate('daftari.lists.noAnswer', { status }) : undefined
  return (
    <p key={last.current.count}>
      <strong>{title ?? translate('daftari.lists.failed')}</strong>{' '}
      <span>{failureWords(translate, error, untold)}</span>
    </p>
  )
}

type FailedProps = FailureProps & { reload(): void; busy: boolean }

/** Error banner with the host's message and Reload (REG-07, REG-09). */
export const FailedBanner = ({ error, reload, busy, title }: FailedProps) => {
  const translate = useTranslate()
  return (
    <RequestNote
      isFailure
      label={translate('daftari.lists.reload')}
      icon={<ReloadIcon />}
      isBusy={busy}
      onPress={reload}
    >
      <FailureText error={error} title={title} />
    </RequestNote>
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
