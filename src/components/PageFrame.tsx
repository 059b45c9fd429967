import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AreaBreadcrumb } from './Breadcrumb'
import { useVisit } from './visits'
import './lowScreen.css'
import './pageFrame.css'

type Props = {
  /** Path of the page below /home, for the breadcrumb. */
  place: string
  title: string
  about?: string | undefined
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Figures and tabs between the head and the content. */
  tabs?: ReactNode
  /** The page scrolls as a whole; without it, the content is as high as the window. */
  scrolls?: boolean
  children: ReactNode
}

/** Frame of a page: breadcrumb, head and tabs above the content. */
export const PageFrame = ({ place, title, about, actions, tabs, scrolls, children }: Props) => {
  useVisit(title)
  return (
    <article className={scrolls ? 'page-frame page-frame-free' : 'page-frame'}>
      <AreaBreadcrumb path={place} label={title} />
      <header className="page-head">
        <div>
          <Typography variant="h1">{title}</Typography>
          {about && <p className="page-about">{about}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {tabs}
      {children}
    </article>
  )
}
