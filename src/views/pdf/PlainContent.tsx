import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { saveFile } from '../sheets/saveFile'
import { fileNameOf } from './fileName'
import type { Content } from './source'
import './pdf.css'
import './tools.css'

type Shown = Extract<Content, { kind: 'image' | 'text' }>
const typeOf = (content: Shown) => (content.kind === 'image' ? content.type : 'text/plain')
const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'text/plain': 'txt' }

const Picture = ({ file, title }: { file: File; title: string }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <img src={address} alt={title} /> : null
}

type Props = { content: Shown; title: string; fileName: string }

/** Viewer of files other than PDF: pictures and plain text. */
export const PlainContent = ({ content, title, fileName }: Props) => {
  const translate = useTranslate()
  const [file] = useState(() => {
    const type = typeOf(content)
    return new File([content.bytes], fileNameOf(fileName, endings[type]), { type })
  })
  return (
    <section className="plain" aria-label={title}>
      <div className="pdf-bar">
        <h2 className="pdf-title">{title}</h2>
        <Button color="inherit" startIcon={<DownloadIcon />} onClick={() => saveFile(file)}>
          {translate('daftari.pdf.download')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section className="plain-body" tabIndex={0} aria-label={title}>
        {content.kind === 'image' ? <Picture file={file} title={title} /> : <pre>{content.text}</pre>}
      </section>
    </section>
  )
}
