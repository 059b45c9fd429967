import { useDefinition } from '../definitionContext'
import { useListContextValue } from './listContext'
import { Empty } from './listStates'
import { useEmptyHint } from './useEmptyHint'

/** Message in place of the rows of an empty list: before the first search, or for no results. */
export const EmptyList = () => {
  const { search } = useDefinition()
  const { state } = useListContextValue()
  const hint = useEmptyHint()
  if (search?.first && !state.search) return <Empty title={search.first} />
  return <Empty hint={hint} />
}
