import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { limits } from '@spreadsheet/limits'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportColumn } from '@/definition/defineResource'
import { DropArea } from './DropArea'

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
  const list = columns.map(({ label }) => label).join(', ')
  return (
    <DropArea className="import-drop" drop={([file]) => file && choose(file)}>
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
    </DropArea>
  )
}
