import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { ListsPage } from '@/definition/definePage'
import type { Resource } from '@/definition/defineResource'
import List from './list/List'
import { openTab } from './list/openTab'
import { PageTabs } from './list/PageTabs'
import { PageFrame } from './PageFrame'
import type { PagePart } from './pagePart'
import { useSharedLists } from './useSharedLists'

type Props = {
  resources: readonly Resource[]
  parts?: readonly PagePart[] | undefined
  page?: ListsPage | undefined
  /** Component that the address can open over the lists of the page. */
  Over?: ComponentType | undefined
}

type PartProps = Props & { part: PagePart; first: Resource; parts: readonly PagePart[] }

/** Page of several lists while one of its other parts is open. */
const PartPage = ({ part, first, resources, parts, page }: PartProps) => {
  const translate = useTranslate()
  const label = first.label
  const { Content } = part
  return (
    <PageFrame
      place={first.path ?? ''}
      title={label}
      about={translate(part.about)}
      tabs={<PageTabs page={page} open={part.key} label={label} among={resources} parts={parts} />}
      scrolls
    >
      <Content />
    </PageFrame>
  )
}

const NO_PARTS: readonly PagePart[] = []

/** Page of several lists and its other parts: the address names the open one, by default the part that leads, or the first list. */
const SharedPage = ({ resources: declared, parts = NO_PARTS, page, Over }: Props) => {
  const [params] = useSearchParams()
  const resources = useSharedLists(declared)
  const tab = params.get('tab')
  const part = parts.find(({ key, leads }) => (tab ? key === tab : leads))
  const open = openTab(resources, params)
  if (!open) return null
  if (part) return <PartPage part={part} first={open} resources={resources} parts={parts} page={page} />
  return (
    <>
      <List key={open.name} resource={open} among={resources} parts={parts} page={page} />
      {Over && <Over />}
    </>
  )
}

export default SharedPage
