import { useTranslate } from 'react-admin'
import { keys } from '@/i18n/keys'
import { useDefinition } from '../definitionContext'
import { useShownList } from './shownList'
import { Empty } from './states'

/** Note in place of the rows of a list that has none: before the first search, or after one. */
export const NothingFound = () => {
  const translate = useTranslate()
  const { name, search, emptyHint } = useDefinition()
  const { state } = useShownList()
  if (search?.first && !state.search) return <Empty title={translate(keys.first(name), { _: search.first })} />
  return <Empty hint={emptyHint && translate(keys.empty(name), { _: emptyHint })} />
}
