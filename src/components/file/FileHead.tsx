import BackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AnyFileType, Head } from '@/definition/defineFile'
import { hostText } from '@/i18n/hostText'
import { useLocale } from '@/i18n/useLocale'
import { Breadcrumb, type Crumb } from '../Breadcrumb'
import { fieldKinds } from '../fields'
import { historyIndex } from '../historyIndex'
import { Marks } from '../list/Marks'
import { withStanding } from '../standing'
import { Steps } from '../steps/Steps'
import { useVisit } from '../visits'
import './badge.css'
import './fileHead.css'
import '../list/tableStyles'

type WayProps = { home: string; crumbs: readonly Crumb[]; children?: ReactNode }

/**
 * Breadcrumb and Back link of a page. Back goes to the history entry before the page, skipping the documents that were
 * opened in it; without one it goes to `home`. Children stand after the breadcrumb, and the steps to the records beside it in
 * the list that it was opened from.
 */
export const Way = ({ home, crumbs, children }: WayProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [entered] = useState(historyIndex)
  return (
    <div className="file-way">
      <Button
        size="small"
        color="inherit"
        startIcon={<BackIcon />}
        onClick={() => (entered > 0 ? navigate(entered - 1 - historyIndex()) : navigate(home))}
      >
        {translate('daftari.files.back')}
      </Button>
      <Breadcrumb crumbs={crumbs} />
      {children}
      <Steps />
    </div>
  )
}

type FileWayProps = { type: AnyFileType | undefined; id: string; home: string; children?: ReactNode }

export const FileWay = ({ type, id, home, children }: FileWayProps) => {
  const first = type ? [{ label: type.crumb, to: home }] : []
  return (
    <Way home={home} crumbs={[...first, { label: id }]}>
      {children}
    </Way>
  )
}

type Props = { type: AnyFileType; head: Head; children?: ReactNode }

/** Header of a file: name, number, type, subtype, status and day of registration; children stand below them. */
export const FileHead = ({ type, head, children }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { number, title, subType, registeredOn, status } = head
  useVisit(title, type.record)
  const statusWords = status ? type.statuses[status] : undefined
  const marks = withStanding(
    status ? { text: statusWords?.label ?? status, tone: statusWords?.tone } : undefined,
    head,
    translate,
    locale,
  )
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
        {subType && <span className="file-badge">{hostText(subType)}</span>}
        <Marks marks={marks} />
        {day && (
          <span>
            <span className="file-key">{translate('daftari.files.registered')}</span>{' '}
            <span className="list-figures">{day}</span>
          </span>
        )}
      </p>
      {children}
    </header>
  )
}
