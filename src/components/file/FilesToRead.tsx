import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import './documentReader.css'
import './section.css'

/** File in the list: its key, title, and further details. */
type FileToRead = { key: string; title: string; about?: ReactNode }

type Props = {
  title: string
  files: readonly FileToRead[]
  none: string
  chosen: string | undefined
  choose(key: string): void
}

/** Numbered list of files, one of which is shown beside the list. */
export const FilesToRead = ({ title, files, none, chosen, choose }: Props) => {
  const translate = useTranslate()
  return (
    <section className="file-readings">
      <h3>{title}</h3>
      {files.length === 0 && <p className="file-none">{none}</p>}
      {files.length > 0 && (
        <ol aria-label={title}>
          {files.map((file, index) => (
            <li key={file.key} data-chosen={file.key === chosen || undefined}>
              <span className="figures">{index + 1}</span>
              <div className="file-reading">
                <p>{file.title}</p>
                {file.about}
              </div>
              <Button
                size="small"
                aria-pressed={file.key === chosen}
                aria-label={translate('daftari.files.showFile', { name: file.title })}
                onClick={() => choose(file.key)}
              >
                {translate('daftari.files.show')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
