import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { SectionsPage as Page, Section } from '@/definition/defineSections'
import { useInLanguage } from '@/i18n/translatedDefinition'
import type { SectionPart } from '../pagePart'
import { TabRow } from '../tabs/TabRow'
import { SectionContent } from './SectionContent'
import './sections.css'
import '../list/sharedTabs.css'

/** Sections as tabs, each with its address. */
const SectionsBar = ({ page: { path, sections }, open, label }: { page: Page; open: Section; label: string }) => {
  const tabs = sections.map(({ key, label }) => ({ key, label, to: `/home/${path}/${key}` }))
  return <TabRow className="shared-tabs" label={label} tabs={tabs} open={open.key} />
}

/** Properties of a tab that is a link of a menu, which the keyboard reaches one by one. */
const plainLink = { role: undefined, 'aria-selected': undefined, tabIndex: 0 }

/** Menu of the sections: links beside the page, or a row above it that scrolls as tabs do. */
const SectionsMenu = ({ page: { path, label, sections }, open }: { page: Page; open: Section }) => {
  const isRow = useMediaQuery('(max-width: 1599px)')
  return (
    <nav className="sections-menu" aria-label={label}>
      <h2>{label}</h2>
      <Tabs
        orientation={isRow ? 'horizontal' : 'vertical'}
        variant="scrollable"
        allowScrollButtonsMobile
        value={open.key}
        slotProps={{ list: { role: undefined } }}
      >
        {sections.map(one => (
          <Tab
            key={one.key}
            value={one.key}
            label={one.label}
            component={Link}
            to={`/home/${path}/${one.key}`}
            {...plainLink}
            aria-current={one === open ? 'page' : undefined}
          />
        ))}
      </Tabs>
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
