import LockIcon from '@mui/icons-material/LockOutlined'
import { type ReactNode, useId } from 'react'
import { ToneText } from '../list/ToneText'
import './documentReader.css'
import './badge.css'
import './section.css'

/** Status of a section: locked or editable, with its label. */
export type Standing = { locked: boolean; label: string; tone?: 'good' | 'bad' | 'quiet' | undefined }

type Props = { title: string; standing?: Standing | undefined; children: ReactNode }

/** Section of a file with its heading. A locked one has a grey background and a lock icon beside its name. */
export const Section = ({ title, standing, children }: Props) => {
  const id = useId()
  return (
    <section className="file-section" aria-labelledby={id} data-locked={standing?.locked || undefined}>
      <div className="file-section-head">
        {standing?.locked && <LockIcon aria-hidden fontSize="small" />}
        <h2 id={id}>{title}</h2>
        {standing?.label && (
          <span className="file-badge">
            <ToneText tone={standing.tone}>{standing.label}</ToneText>
          </span>
        )}
      </div>
      <div className="file-sheet">{children}</div>
    </section>
  )
}
