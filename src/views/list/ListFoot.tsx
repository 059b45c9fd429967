import type { Sum } from '@contract/amount'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { Pager } from './Pager'
import { Sums } from './Sums'
import type { ListState } from './useListState'

type Props = {
  resource: Resource
  state: ListState
  /** Page that the rows belong to. */
  shown: { page: number; perPage: number }
  /** Number of rows of that page. */
  rows: number
  total: number
  sums: readonly Sum[] | undefined
  stale: boolean
  onChange(next: Partial<ListState>): void
}

/** Foot of a list: sums of all that was found, and the pager, which only counts where there is no other page. */
export const ListFoot = ({ resource, state, shown, rows, total, sums, stale, onChange }: Props) => {
  const words = useWords()
  const paged = resource.pager !== 'needed' || total > state.perPage || state.page > 1
  const uncounted = total > 0 && total === resource.list.countsTo && !sums ? rows : undefined
  return (
    <footer className="list-foot">
      {resource.sums && total > 0 && (sums || uncounted !== undefined) && (
        <Sums label={words(keys.sums(resource.name), { _: resource.sums })} sums={sums} stale={stale} />
      )}
      {(paged || total > 0) && (
        <Pager
          alone={!paged}
          page={state.page}
          perPage={state.perPage}
          shown={shown}
          total={total}
          uncounted={uncounted}
          pageNumber={resource.pageNumber}
          sizes={resource.sizes}
          onPage={page => onChange({ page })}
          onSize={perPage => onChange({ perPage, page: 1 })}
        />
      )}
    </footer>
  )
}
