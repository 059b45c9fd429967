import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { useDefinition } from '../definitionContext'
import { useShownList } from './shownList'
import { Empty } from './states'

/** Note in place of the rows of a list that has none: before the first search, or after one. */
export const NothingFound = () => {
  const words = useWords()
  const { name, search, emptyHint } = useDefinition()
  const { state } = useShownList()
  if (search?.first && !state.search) return <Empty title={words(keys.first(name), { _: search.first })} />
  return <Empty hint={emptyHint && words(keys.empty(name), { _: emptyHint })} />
}
