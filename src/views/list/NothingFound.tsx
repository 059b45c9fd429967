import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { Empty } from './states'

type Props = { resource: Pick<Resource, 'name' | 'search' | 'emptyHint'>; searched: string }

/** What stands in place of the rows of a list that has none: before the first search, or after one. */
export const NothingFound = ({ resource, searched }: Props) => {
  const words = useWords()
  const { name, search, emptyHint } = resource
  if (search?.first && !searched) return <Empty title={words(keys.first(name), { _: search.first })} />
  return <Empty hint={emptyHint && words(keys.empty(name), { _: emptyHint })} />
}
