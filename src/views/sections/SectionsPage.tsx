import { Link, Navigate, useParams } from 'react-router-dom'
import type { SectionsPage as Page, Section } from '@/definition/defineSections'
import { useInLanguage } from '@/i18n/translatedDefinition'
import type { SectionPart } from '../pagePart'
import { TabStrip } from '../tabs/TabStrip'
import { SectionContent } from './SectionContent'
import './sections.css'
import '../list/sharedTabs.css'

/** Sections as tabs, each with its address. */
const SectionsBar = ({ page: { path, sections }, open, label }: { page: Page; open: Section; label: string }) => {
  const tabs = sections.map(({ key, label }) => ({ key, label, to: `/home/${path}/${key}` }))
  return <TabStrip className="shared-tabs" label={label} tabs={tabs} open={open.key} />
}

/** Scrolls to the open section in a menu that does not fit the screen. */
const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' })

type Props = {
  page: Page
  /** Components that sections refer to by key. */
  parts?: readonly SectionPart[] | undefined
}

/** Page with its own menu; each section and each tab of one has its address. */
const SectionsPage = ({ page: declared, parts = [] }: Props) => {
  const page = useInLanguage()('sections', declared)
  const { '*': rest = '' } = useParams()
  const [key = '', tab] = rest.split('/').filter(Boolean)
  const { path, sections } = page
  const section = key ? sections.find(one => one.key === key) : sections[0]
  if (!section) return <Navigate to={`/home/${path}`} replace />
  const title = page.label
  if (page.bar)
    return (
      <SectionContent
        key={section.key}
        path={path}
        section={section}
        tab={tab}
        parts={parts}
        bar={<SectionsBar page={page} open={section} label={title} />}
      />
    )
  return (
    <div className="sections">
      <nav className="sections-menu" aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {sections.map(one => (
            <li key={one.key}>
              <Link
                to={`/home/${path}/${one.key}`}
                aria-current={one === section ? 'page' : undefined}
                ref={one === section ? intoView : undefined}
              >
                {one.label}
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
