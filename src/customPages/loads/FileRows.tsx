import type { LoadFile, LoadWhole } from '@contract/portal/loads'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { ToneText } from '@/components/list/ToneText'
import { removeFile } from './calls'
import { isIncomplete } from './steps'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'
import type { Upload } from './useUploads'

type Props = {
  load: LoadWhole
  file: LoadFile
  requests: LoadRequests
  /** Undefined where the files of the load stay as they are. */
  replace: (() => void) | undefined
}

/** File of a load: its kinds and its size, or why it cannot be loaded. */
export const FileRow = ({ load, file, requests, replace }: Props) => {
  const { say, kind, size, fault } = useLoadText()
  const { id, name, bytes, parts } = file
  const kinds = parts.map(part => (part.kind ? kind(part.kind) : (part.sheet ?? say('files.noKind')))).join(', ')
  const isOpen = !file.fault && parts.some(isIncomplete)
  const request = `remove ${id}`
  return (
    <li>
      <span className="loads-file-name">{name}</span>
      <span className="loads-soft figures">{size(bytes)}</span>
      <span className="loads-file-state">
        {file.fault ? (
          <ToneText tone="bad">{fault(file.fault)}</ToneText>
        ) : (
          <ToneText tone={isOpen ? 'warning' : 'good'}>{isOpen ? say('files.incomplete', { kinds }) : kinds}</ToneText>
        )}
      </span>
      {replace && (
        <span className="loads-file-buttons">
          <Button size="small" color="inherit" aria-label={say('files.replaceNamed', { name })} onClick={replace}>
            {say('files.replace')}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={say('files.removeNamed', { name })}
            loading={requests.busy === request}
            onClick={() => void requests.send(request, removeFile, { load: load.id, file: id })}
          >
            {say('files.remove')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** File on its way: its progress, or why it was not taken. */
export const UploadRow = ({ upload, leave }: { upload: Upload; leave(): void }) => {
  const { say, size, count } = useLoadText()
  const { file, fraction, fault } = upload
  const percent = Math.round(fraction * 100)
  return (
    <li>
      <span className="loads-file-name">{file.name}</span>
      <span className="loads-soft figures">{size(file.size)}</span>
      <span className="loads-file-state">
        {fault ? (
          <span role="alert">
            <ToneText tone="bad">{fault}</ToneText>
          </span>
        ) : (
          <>
            <LinearProgress
              variant={percent < 100 ? 'determinate' : 'indeterminate'}
              value={percent}
              aria-label={say('files.progress', { name: file.name })}
            />
            <span className="loads-soft figures">{percent < 100 ? `${count(percent)} %` : say('files.reading')}</span>
          </>
        )}
      </span>
      <span className="loads-file-buttons">
        <Button
          size="small"
          color="inherit"
          aria-label={say(fault ? 'files.removeNamed' : 'files.cancelNamed', { name: file.name })}
          onClick={leave}
        >
          {say(fault ? 'files.remove' : 'files.cancel')}
        </Button>
      </span>
    </li>
  )
}
