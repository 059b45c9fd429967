import BackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { AnyFileType, Head } from '@/definition/defineFile'
import { fieldKinds } from '@/fields'
import { keys } from '@/i18n/keys'
import { useLocale, useWords } from '@/i18n/words'
import { ToneText } from '../list/ToneText'

/** How many steps of the portal lie before this one in the browser's history. */
const step = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/**
 * The way to a file and back. Back leads through the browser's history to what was there before the file, past the
 * documents that were chosen in it; and to `home` where nothing was.
 */
export const FileWay = ({ type, id, home }: { type: AnyFileType | undefined; id: string; home: string }) => {
  const words = useWords()
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
        {words('daftari.files.back')}
      </Button>
      <nav aria-label={words('daftari.lists.breadcrumb')} className="breadcrumb">
        <ol>
          {type && (
            <li>
              <Link to={home}>{words(keys.fileCrumb(type.key), { _: type.crumb })}</Link>
            </li>
          )}
          <li aria-current="page">{id}</li>
        </ol>
      </nav>
    </div>
  )
}

type Props = { type: AnyFileType; head: Head }

/** What a file says of itself at once: name, number, type, subtype, standing and the day it was registered. */
export const FileHead = ({ type, head }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const { number, title, subType, registeredOn, status } = head
  const known = status ? type.statuses[status] : undefined
  const day = fieldKinds.date.plain(registeredOn, { locale, option: value => value })
  return (
    <header className="file-head">
      <h1>{title || words('daftari.files.unnamed')}</h1>
      <p className="file-about">
        <span className="file-brn">
          <span className="file-key">{words('daftari.files.number')}</span>{' '}
          <span className="list-figures">{number}</span>
        </span>
        <span className="file-badge" data-strong>
          {words(keys.fileType(type.key), { _: type.label })}
        </span>
        {subType && <span className="file-badge">{subType}</span>}
        {status && (
          <ToneText tone={known?.tone}>{words(keys.fileStatus(status), { _: known?.label ?? status })}</ToneText>
        )}
        {day && (
          <span>
            <span className="file-key">{words('daftari.files.registered')}</span>{' '}
            <span className="list-figures">{day}</span>
          </span>
        )}
      </p>
    </header>
  )
}
