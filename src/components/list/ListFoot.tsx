import { useDefinition } from '../definitionContext'
import { AmountTotals } from './AmountTotals'
import { useListContextValue } from './listContext'
import { isDenied } from './listStates'
import { Pagination } from './Pagination'
import { TickedBar } from './Ticks'
import './listFoot.css'

/** Footer of a list: sums over all matches, and the pager, which only counts if there is one page. */
export const ListFoot = () => {
  const { pager, sums: sumsLabel } = useDefinition()
  const {
    data,
    error,
    total = 0,
    state,
    sums,
    uncounted,
    hasNextPage,
    isReversed,
    isPlaceholderData,
  } = useListContextValue()
  if (!data || state.tree || isReversed || isDenied(error)) return null
  const isPaged = pager !== 'needed' || hasNextPage || total > state.perPage || state.page > 1
  return (
    <footer className="list-foot">
      <TickedBar />
      {sumsLabel && total > 0 && (sums || uncounted !== undefined) && (
        <AmountTotals label={sumsLabel} sums={sums} stale={isPlaceholderData} />
      )}
      {(isPaged || data.length > 0) && <Pagination alone={!isPaged} />}
    </footer>
  )
}
