import {
  LOAD_FILE_DAYS,
  LOAD_FILE_MEGABYTES,
  type LoadFile,
  type LoadWhole,
  loadFileEndings,
} from '@contract/portal/loads'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { DropArea } from '@/components/import/DropArea'
import { FileRow, UploadRow } from './FileRows'
import { NextStep } from './NextStep'
import { isComplete, isEditable, type LoadStepName } from './steps'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'
import type { useUploads } from './useUploads'
import './files.css'

type Props = {
  load: LoadWhole
  requests: LoadRequests
  open(step: LoadStepName): void
  uploading: ReturnType<typeof useUploads>
}

/** Step of the files: those that the load has and those that are on their way, with the choice of more. */
export const FilesStep = ({ load, requests, open, uploading }: Props) => {
  const { say, failure } = useLoadText()
  const { uploads, add, leave, isSending } = uploading
  const box = useRef<HTMLInputElement>(null)
  const replaced = useRef<LoadFile>(undefined)
  const may = isEditable(load)
  const choose = (file?: LoadFile) => {
    replaced.current = file
    if (!box.current) return
    box.current.multiple = !file
    box.current.click()
  }
  if (!may && !load.files.length) return <p className="loads-soft">{say('files.gone', { days: LOAD_FILE_DAYS })}</p>
  return (
    <>
      {may && (
        <DropArea className="loads-drop" drop={files => add(files)}>
          <Button
            variant={load.files.length ? 'outlined' : 'contained'}
            startIcon={<UploadIcon />}
            onClick={() => choose()}
          >
            {say('files.choose')}
          </Button>
          <div>
            <p>{say('files.drop')}</p>
            <p className="loads-soft">
              {say('files.hint', { endings: loadFileEndings.join(', '), megabytes: LOAD_FILE_MEGABYTES })}
            </p>
          </div>
          <input
            ref={box}
            hidden
            type="file"
            multiple
            accept={loadFileEndings.join(',')}
            aria-label={say('files.choose')}
            onChange={({ target }) => {
              add([...(target.files ?? [])], replaced.current)
              target.value = ''
            }}
          />
        </DropArea>
      )}
      {load.state === 'CHECKED' && <p className="loads-soft">{say('files.asksAgain')}</p>}
      {requests.failure?.name.startsWith('remove') && (
        <Alert severity="error" variant="outlined">
          {failure(requests.failure.error)}
        </Alert>
      )}
      {(load.files.length > 0 || uploads.length > 0) && (
        <ul className="loads-files" aria-label={say('titles.files')}>
          {load.files.map(file => (
            <FileRow
              key={file.id}
              load={load}
              file={file}
              requests={requests}
              replace={may ? () => choose(file) : undefined}
            />
          ))}
          {uploads.map(upload => (
            <UploadRow key={upload.id} upload={upload} leave={() => leave(upload.id)} />
          ))}
        </ul>
      )}
      {isSending && <p className="loads-soft">{say('files.stay')}</p>}
      {load.files.length > 0 && (
        <NextStep
          words={say(isComplete(load) ? 'next.columns' : 'next.columnsMissing')}
          disabled={isSending}
          go={() => open('columns')}
        />
      )}
    </>
  )
}
