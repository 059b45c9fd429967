import { memo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListsPage } from '@/definition/definePage'
import type { Resource } from '@/definition/defineResource'
import { DefinitionProvider, useDefinition } from '../definitionContext'
import { DialogRoute } from '../dialogRoutes/DialogRoute'
import { BY, CAUSE } from '../failureCauses/parameters'
import { useHostResource } from '../hostExtensions'
import { CausesPage } from '../lazyDialogs'
import { PageFrame } from '../PageFrame'
import type { PagePart } from '../pagePart'
import { useMenuEntry } from '../useMenuEntry'
import { usePrefetchedOptions } from '../usePrefetchedOptions'
import { FilterForm } from './FilterForm'
import { ListBase } from './ListBase'
import { ListBody } from './ListBody'
import { ListFoot } from './ListFoot'
import { ListHead } from './ListHead'
import { useListContextValue } from './listContext'
import { PageTabs } from './PageTabs'
import { useReload } from './useReload'

type PageProps = {
  /** Lists that share the page, including this one, and its other parts. */
  among?: readonly Resource[]
  parts?: readonly PagePart[]
  page?: ListsPage | undefined
  /** Path below /home of a list without its own, and the tabs of its neighbours there. */
  place?: string
  tabs?: ReactNode
}

/**
 * Reads what the forms of the list offer. It is a part of its own because react-admin's `useDataProvider` follows the
 * address: in the page, it would draw the page again for each dialog.
 */
const PrefetchedOptions = () => {
  usePrefetchedOptions(useDefinition(), Boolean(useListContextValue().data))
  return null
}

/** Page of a list: table or tree, search, filters, pager, actions, and the dialog that its address opens. */
const ListPage = memo(function ListPage({ among, parts, page, place, tabs }: PageProps) {
  const definition = useDefinition()
  const { watching } = useListContextValue()
  const reload = useReload()
  const { name, path = '', label } = definition
  const described = useMenuEntry(path)?.about
  return (
    <PageFrame
      place={place ?? path}
      title={label}
      about={definition.about ?? described}
      actions={<ListHead />}
      tabs={
        <>
          <PageTabs
            page={page}
            open={name}
            label={label}
            among={among}
            parts={parts}
            own={definition.tab?.key}
            interval={watching?.interval}
          />
          {tabs}
        </>
      }
    >
      <FilterForm />
      <ListBody />
      <ListFoot />
      <DialogRoute {...reload} />
      <PrefetchedOptions />
    </PageFrame>
  )
})

type Props = PageProps & { resource: Resource }

/** Page of any resource, from its definition: its rows, or the causes of its failures if the address asks for them. */
const List = ({ resource, ...props }: Props) => {
  const [params] = useSearchParams()
  const definition = useHostResource(resource)
  const { causes } = definition
  if (causes && params.get(BY) === CAUSE)
    return (
      <DefinitionProvider definition={definition}>
        <CausesPage key={definition.name} causes={causes} {...props} />
      </DefinitionProvider>
    )
  return (
    <ListBase definition={definition}>
      <ListPage {...props} />
    </ListBase>
  )
}

export default List
