import type { ReactNode } from 'react'
import { Breadcrumb } from './Breadcrumb'
import './list/list.css'

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
export const PageFrame = ({ place, title, about, actions, tabs, scrolls, children }: Props) => (
  <article className={scrolls ? 'list-page list-page-free' : 'list-page'}>
    <Breadcrumb path={place} label={title} />
    <header className="list-head">
      <div>
        <h1>{title}</h1>
        {about && <p className="list-about">{about}</p>}
      </div>
      {actions && <div className="list-head-actions">{actions}</div>}
    </header>
    {tabs}
    {children}
  </article>
)
