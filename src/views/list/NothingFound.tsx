import { useDefinition } from '../definitionContext'
import { useShownList } from './shownList'
import { Empty } from './states'

/** Note in place of the rows of a list that has none: before the first search, or after one. */
export const NothingFound = () => {
  const { search, emptyHint } = useDefinition()
  const { state } = useShownList()
  if (search?.first && !state.search) return <Empty title={search.first} />
  return <Empty hint={emptyHint} />
}
