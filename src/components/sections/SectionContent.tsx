import type { ReactNode } from 'react'
import type { Section, Shows } from '@/definition/defineSections'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { FormPanel } from '../lazyDialogs'
import List from '../list/List'
import { PageFrame } from '../PageFrame'
import type { SectionPart } from '../pagePart'
import { TabRow } from '../tabs/TabRow'
import { UnknownTab } from '../tabs/UnknownTab'
import { CardsView } from './CardsView'
import '../list/sharedTabs.css'

type Props = {
  path: string
  section: Section
  tab: string | undefined
  parts: readonly SectionPart[]
  /** Menu of the page's sections, where it is above the content and not beside it. */
  bar?: ReactNode
}

type OpenProps = {
  shows: Shows
  /** Address of the section below /home. */
  place: string
  label: string
  about: string | undefined
  parts: readonly SectionPart[]
  tabs: ReactNode
}

/** Section that is not a list: the frame of the page around its content. */
const Framed = ({ place, label, about, tabs, children }: OpenProps & { children: ReactNode }) => (
  <PageFrame
    place={place}
    title={label}
    about={about}
    tabs={
      <>
        <UnknownTab known={[]} />
        {tabs}
      </>
    }
    scrolls
  >
    {children}
  </PageFrame>
)

const Open = (props: OpenProps) => {
  const { shows, place, parts, tabs } = props
  const inLanguage = useInLanguage()
  if ('list' in shows)
    return <List key={shows.list.name} resource={shows.list} page={shows.page} place={place} tabs={tabs} />
  if ('cards' in shows)
    return (
      <Framed {...props}>
        <CardsView name={place} cards={shows.cards} />
      </Framed>
    )
  if ('form' in shows && !shows.part)
    return (
      <Framed {...props}>
        <FormPanel form={inLanguage('forms', shows.form)} />
      </Framed>
    )
  const part = parts.find(({ key }) => key === shows.part)
  return <Framed {...props}>{part && <part.Content />}</Framed>
}

/** Section of a page: its content, or its tabs with the content of the open one. */
export const SectionContent = ({ path, section, tab, parts, bar }: Props) => {
  const place = `${path}/${section.key}`
  const head = { label: section.label, about: section.about, parts }
  if ('shows' in section) return <Open {...head} place={place} shows={section.shows} tabs={bar} />
  const open = section.tabs.find(({ key }) => key === tab) ?? section.tabs[0]
  if (!open) return null
  const tabs = (
    <TabRow
      className={bar ? 'sections-tabs' : 'shared-tabs'}
      label={head.label}
      tabs={section.tabs.map(({ key, label }) => ({ key, label, to: `/home/${place}/${key}` }))}
      open={open.key}
    />
  )
  return (
    <Open
      key={open.key}
      {...head}
      place={`${place}/${open.key}`}
      shows={open.shows}
      tabs={
        <>
          {bar}
          {tabs}
        </>
      }
    />
  )
}
