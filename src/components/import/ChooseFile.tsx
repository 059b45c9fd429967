import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { limits } from '@spreadsheet/limits'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportColumn } from '@/definition/defineResource'

type Props = {
  accept: readonly string[]
  columns: readonly ImportColumn[]
  choose(file: File): void
  /** Stands below the chooser. */
  children: ReactNode
}

/** File step of an import: a drop area, a file chooser, and the expected columns. */
export const ChooseFile = ({ accept, columns, choose, children }: Props) => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const list = columns.map(({ label }) => label).join(', ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className="import-drop"
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) choose(file)
      }}
    >
      <UploadIcon aria-hidden />
      <p>{translate('daftari.imports.drop', { endings: accept.join(', ') })}</p>
      <Button variant="outlined" onClick={() => input.current?.click()} autoFocus>
        {translate('daftari.imports.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        aria-label={translate('daftari.imports.choose')}
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) choose(file)
        }}
      />
      <p className="import-hint">
        {translate('daftari.imports.hint', { columns: list, rows: limits.rows, megabytes: limits.megabytes })}
      </p>
      {children}
    </div>
  )
}
