import BackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import type { AnyFileType, Head } from '@/definition/defineFile'
import { fieldKinds } from '@/fields'
import { ToneText } from '../list/ToneText'

/** How many steps of the portal lie before this one in the browser's history. */
const step = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

type WayProps = { home: string; crumbs: readonly { label: string; to?: string | undefined; figures?: boolean }[] }

/**
 * The way to a page and back. Back leads through the browser's history to what was there before the page, past the
 * documents that were chosen in it; and to `home` where nothing was.
 */
export const Way = ({ home, crumbs }: WayProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [entered] = useState(step)
  return (
    <div className="file-way">
      <Button
        size="small"
        color="inherit"
        startIcon={<BackIcon />}
        onClick={() => (entered > 0 ? navigate(entered - 1 - step()) : navigate(home))}
      >
        {translate('daftari.files.back')}
      </Button>
      <nav aria-label={translate('daftari.lists.breadcrumb')} className="breadcrumb">
        <ol>
          {crumbs.map(({ label, to, figures }, index) => (
            <li
              key={label}
              className={figures ? 'figures' : undefined}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {to ? <Link to={to}>{label}</Link> : label}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

export const FileWay = ({ type, id, home }: { type: AnyFileType | undefined; id: string; home: string }) => {
  const first = type ? [{ label: type.crumb, to: home }] : []
  return <Way home={home} crumbs={[...first, { label: id }]} />
}

type Props = { type: AnyFileType; head: Head }

/** What a file says of itself at once: name, number, type, subtype, standing and the day it was registered. */
export const FileHead = ({ type, head }: Props) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { number, title, subType, registeredOn, status } = head
  const known = status ? type.statuses[status] : undefined
  const day = fieldKinds.date.plain(registeredOn, { locale, option: value => value })
  return (
    <header className="file-head">
      <h1>{title || translate('daftari.files.unnamed')}</h1>
      <p className="file-about">
        <span className="file-of">
          <span className="file-key">{translate('daftari.files.number')}</span>{' '}
          <span className="list-figures">{number}</span>
        </span>
        <span className="file-badge" data-strong>
          {type.label}
        </span>
        {subType && <span className="file-badge">{subType}</span>}
        {status && <ToneText tone={known?.tone}>{known?.label ?? status}</ToneText>}
        {day && (
          <span>
            <span className="file-key">{translate('daftari.files.registered')}</span>{' '}
            <span className="list-figures">{day}</span>
          </span>
        )}
      </p>
    </header>
  )
}
