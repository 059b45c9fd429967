import { useTranslate } from 'react-admin'
import { useDefinition } from '../definitionContext'
import { ViewNote } from '../views/ViewNote'
import { AutoRefreshNote } from './AutoRefreshNote'
import { Chips, Filters } from './Filters'
import { useListContextValue } from './listContext'
import { RemarksBox } from './RemarksBox'
import { SearchBox } from './SearchBox'
import { ViewToggle } from './ViewToggle'
import './filters.css'

const ListSearch = () => {
  const { search } = useDefinition()
  const { state, searchFor, refetch } = useListContextValue()
  if (!search || !searchFor) return null
  return (
    <SearchBox
      value={state.search}
      placeholder={search.placeholder}
      onChange={search.on === 'change'}
      search={searchFor}
      again={() => void refetch()}
    />
  )
}

/** Search box and filters of a list, with the chips of set values and the host's remarks. */
export const FilterForm = () => {
  const translate = useTranslate()
  const { tree, remarks } = useDefinition()
  const { watching, isReversed } = useListContextValue()
  return (
    <>
      <div className="list-filters">
        <ListSearch />
        <Filters />
        {watching && <AutoRefreshNote watching={watching} />}
        {tree && <ViewToggle />}
      </div>
      {isReversed && (
        <p className="list-reversed" role="alert">
          {translate('daftari.watching.reversed')}
        </p>
      )}
      <Chips />
      <ViewNote />
      {remarks && <RemarksBox />}
    </>
  )
}
