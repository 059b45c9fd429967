import { Link, Navigate, useParams } from 'react-router-dom'
import type { SectionsPage as Page } from '@/definition/defineSections'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import type { SectionPart } from '../pagePart'
import { SectionContent } from './SectionContent'
import './sections.css'

type Props = {
  page: Page
  /** What the sections name as their part. */
  parts?: readonly SectionPart[] | undefined
}

/** A page with a menu of its own beside what is open; each section and each tab of one has its address. */
const SectionsPage = ({ page, parts = [] }: Props) => {
  const words = useWords()
  const { '*': rest = '' } = useParams()
  const [key = '', tab] = rest.split('/').filter(Boolean)
  const { path, sections } = page
  const section = key ? sections.find(one => one.key === key) : sections[0]
  if (!section) return <Navigate to={`/home/${path}`} replace />
  const title = words(keys.sections(path, 'name'), { _: page.label })
  return (
    <div className="sections">
      <nav className="sections-menu" aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {sections.map(one => (
            <li key={one.key}>
              <Link to={`/home/${path}/${one.key}`} aria-current={one === section ? 'page' : undefined}>
                {words(keys.sections(path, one.key, 'label'), { _: one.label })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SectionContent key={section.key} path={path} section={section} tab={tab} parts={parts} />
    </div>
  )
}

export default SectionsPage
