import BrokenIcon from '@mui/icons-material/BrokenImageOutlined'
import ChooseIcon from '@mui/icons-material/DescriptionOutlined'
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined'
import WaitIcon from '@mui/icons-material/HourglassEmptyOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import StoppedIcon from '@mui/icons-material/PanToolOutlined'
import MissingIcon from '@mui/icons-material/UnpublishedOutlined'
import OfflineIcon from '@mui/icons-material/WifiOffOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { SaveButton } from './SaveButton'
import './pdf.css'

type Kind =
  | 'none'
  | 'loading'
  | 'stopped'
  | 'notInEdms'
  | 'migrating'
  | 'failed'
  | 'connection'
  | 'broken'
  | 'other'
  | 'empty'
  | 'xfa'
  | 'missingCode'
  | 'password'

const icons: Record<Exclude<Kind, 'loading'>, ComponentType<{ 'aria-hidden': true }>> = {
  none: ChooseIcon,
  stopped: StoppedIcon,
  notInEdms: MissingIcon,
  migrating: WaitIcon,
  failed: FailedIcon,
  connection: OfflineIcon,
  broken: BrokenIcon,
  other: FileIcon,
  empty: FileIcon,
  xfa: FileIcon,
  missingCode: FailedIcon,
  password: FailedIcon,
}

/** States with a button, by the button's action. */
const acts: Partial<Record<Kind, 'stop' | 'reload'>> = {
  loading: 'stop',
  stopped: 'reload',
  failed: 'reload',
  connection: 'reload',
  broken: 'reload',
  empty: 'reload',
  missingCode: 'reload',
}
const alarming: readonly Kind[] = ['failed', 'connection', 'broken', 'missingCode', 'password']

type Props = {
  kind: Kind
  title?: string
  error?: unknown
  /** The host takes long to answer. */
  isSlow?: boolean
  /** Name of the file's kind. */
  fileKind?: string
  act?(): void
  /** Saves the file, where there is one. */
  save?(): void
}

/** Pane without a document: its state as text, and the buttons that help. */
export const PaneState = ({ kind, title, error, isSlow = false, fileKind, act, save }: Props) => {
  const translate = useTranslate()
  const Icon = kind === 'loading' ? undefined : icons[kind]
  const does = acts[kind]
  // The words of a page whose code did not come.
  const [heading, about] =
    kind === 'missingCode'
      ? ['daftari.missingCode.title', 'daftari.missingCode.about']
      : [`daftari.pdf.states.${kind}.title`, `daftari.pdf.states.${kind}.text`]
  const text = isSlow ? 'daftari.lists.slow' : about
  return (
    <div className="pane-state" data-kind={kind} role={alarming.includes(kind) ? 'alert' : 'status'}>
      {Icon ? <Icon aria-hidden /> : <CircularProgress size={28} aria-hidden />}
      <p className="pane-state-title">{translate(heading)}</p>
      {title && <p className="pane-state-name">{title}</p>}
      <p className="pane-state-text">{error === undefined ? translate(text) : failureWords(translate, error)}</p>
      {fileKind && <p className="pane-state-name">{fileKind}</p>}
      {save && <SaveButton save={save} />}
      {does && act && (
        <Button variant="outlined" color="inherit" onClick={act}>
          {translate(`daftari.pdf.${does}`)}
        </Button>
      )}
    </div>
  )
}
