import RemoveIcon from '@mui/icons-material/Close'
import FileIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { refusalOf } from './chooseFile'
import type { FieldKind, InputProps } from './kind'
import { text } from './texts'
import './files.css'

type Props = InputProps & { choose(file: File): void; children?: ReactNode }

/** File field: a button that opens the file chooser, the chosen file, and the error or help text. */
export const FileBox = ({ id, label, required, error, help, files, choose, autoFocus, children }: Props) => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  if (!files) return null
  const { file, onFile, onRefused, upload } = files
  const kinds = upload.accept.map(ending => ending.slice(1).toUpperCase()).join(', ')
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const refusal = await refusalOf(chosen, upload)
    if (refusal) onRefused(refusal)
    else choose(chosen)
  }
  return (
    <fieldset className="field file-field" aria-describedby={`${id}-help`}>
      <legend>
        {label}
        {required && (
          <span className="field-required" aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {children}
      <div className="file-chosen">
        <Button
          id={id}
          variant="outlined"
          color="inherit"
          startIcon={<FileIcon />}
          autoFocus={autoFocus ?? false}
          onClick={() => input.current?.click()}
        >
          {translate(file ? 'daftari.pictures.chooseOther' : 'daftari.pictures.choose')}
        </Button>
        {file && (
          <>
            <span className="file-name" title={file.name}>
              {file.name}
            </span>
            <IconButton
              size="small"
              aria-label={`${translate('daftari.pictures.remove')}: ${file.name}`}
              onClick={() => onFile(undefined)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={upload.accept.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // Without this the browser fires no change event when the same file is chosen again after its removal.
          target.value = ''
        }}
      />
      <p id={`${id}-help`} className="file-help" data-bad={error ? true : undefined} aria-live="polite">
        {error || help || translate('daftari.pictures.taken', { kinds, megabytes: upload.megabytes })}
      </p>
    </fieldset>
  )
}

/** File field that keeps the chosen file as it is. */
const ChosenFile = (props: InputProps) => <FileBox {...props} choose={chosen => props.files?.onFile(chosen)} />

/** File to upload; a list shows nothing for it. Its box chooses files, and no text is typed into it. */
export const file: FieldKind<File> = {
  ...text,
  plain: () => '',
  parse: () => null,
  format: file => file?.name ?? '',
  Input: ChosenFile,
}
