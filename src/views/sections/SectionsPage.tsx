import { useRef } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { SectionsPage as Page, Section } from '@/definition/defineSections'
import { useInLanguage } from '@/i18n/translatedDefinition'
import type { SectionPart } from '../pagePart'
import { ScrollButton } from '../tabs/ScrollButton'
import { TabStrip } from '../tabs/TabStrip'
import { useStripEnds } from '../tabs/useStripEnds'
import { SectionContent } from './SectionContent'
import './sections.css'
import '../list/sharedTabs.css'

/** Sections as tabs, each with its address. */
const SectionsBar = ({ page: { path, sections }, open, label }: { page: Page; open: Section; label: string }) => {
  const tabs = sections.map(({ key, label }) => ({ key, label, to: `/home/${path}/${key}` }))
  return <TabStrip className="shared-tabs" label={label} tabs={tabs} open={open.key} />
}

/** Menu of the sections. Where it is a row that does not fit the screen, it scrolls as a row of tabs does. */
const SectionsMenu = ({ page: { path, label, sections }, open }: { page: Page; open: Section }) => {
  const list = useRef<HTMLUListElement>(null)
  const ends = useStripEnds(list, open.key, label)
  return (
    <nav className="sections-menu" aria-label={label}>
      <h2>{label}</h2>
      {ends.before && <ScrollButton list={list} to="start" />}
      <ul ref={list}>
        {sections.map(one => (
          <li key={one.key}>
            <Link to={`/home/${path}/${one.key}`} aria-current={one === open ? 'page' : undefined}>
              {one.label}
            </Link>
          </li>
        ))}
      </ul>
      {ends.after && <ScrollButton list={list} to="end" />}
    </nav>
  )
}

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
  if (page.bar)
    return (
      <SectionContent
        key={section.key}
        path={path}
        section={section}
        tab={tab}
        parts={parts}
        bar={<SectionsBar page={page} open={section} label={page.label} />}
      />
    )
  return (
    <div className="sections">
      <SectionsMenu page={page} open={section} />
      <SectionContent key={section.key} path={path} section={section} tab={tab} parts={parts} />
    </div>
  )
}

export default SectionsPage
