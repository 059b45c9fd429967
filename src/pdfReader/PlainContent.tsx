import { useEffect, useState } from 'react'
import { PaneState } from './PaneState'
import { SaveButton } from './SaveButton'
import { saveContent } from './saveContent'
import type { Content } from './source'
import { useKindName } from './useKindName'
import './pdf.css'
import './tools.css'

type Shown = Extract<Content, { kind: 'image' | 'text' }>

const Picture = ({ content, title, failed }: { content: Shown; title: string; failed(): void }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content.bytes], { type: content.file.type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address ? <img src={address} alt={title} onError={failed} /> : null
}

type Props = { content: Shown; title: string; fileName: string }

/** Viewer of files other than PDF: pictures and plain text. */
export const PlainContent = ({ content, title, fileName }: Props) => {
  const kindName = useKindName()
  const [isBroken, setBroken] = useState(false)
  const save = () => saveContent(content, fileName)
  if (isBroken) return <PaneState kind="broken" title={title} fileKind={kindName(content.file)} save={save} />
  return (
    <section className="plain" aria-label={title}>
      <div className="pdf-bar">
        <h2 className="pdf-title">{title}</h2>
        <span className="pdf-kind">{kindName(content.file)}</span>
        <SaveButton save={save} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section className="plain-body" tabIndex={0} aria-label={title}>
        {content.kind === 'text' ? (
          <pre>{content.text}</pre>
        ) : (
          <Picture content={content} title={title} failed={() => setBroken(true)} />
        )}
      </section>
    </section>
  )
}
