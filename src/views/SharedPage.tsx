import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { Breadcrumb } from './Breadcrumb'
import './list/list.css'
import { openOf } from './list/openOf'
import { SharedTabs } from './list/SharedTabs'
import type { PagePart } from './pagePart'
import ResourcePage from './ResourcePage'

type Props = { resources: readonly Resource[]; parts?: readonly PagePart[] | undefined }

/** The page of several lists while one of its other parts is open. */
const PartPage = ({ part, first, ...rest }: { part: PagePart; first: Resource } & Required<Props>) => {
  const words = useWords()
  const label = words(keys.name(first.name), { _: first.label })
  const { Content } = part
  return (
    <article className="list-page list-page-free">
      <Breadcrumb path={first.path ?? ''} label={label} />
      <header className="list-head">
        <div>
          <h1>{label}</h1>
          <p className="list-about">{words(part.about)}</p>
        </div>
      </header>
      <SharedTabs open={part.key} label={label} among={rest.resources} parts={rest.parts} />
      <Content />
    </article>
  )
}

/** Lists that share a page, with its other parts: the address says which of them is open, the first list where it says nothing. */
const SharedPage = ({ resources, parts = [] }: Props) => {
  const [params] = useSearchParams()
  const part = parts.find(({ key }) => key === params.get('tab'))
  const open = openOf(resources, params)
  if (!open) return null
  if (part) return <PartPage part={part} first={open} resources={resources} parts={parts} />
  return <ResourcePage key={open.name} resource={open} among={resources} parts={parts} />
}

export default SharedPage
