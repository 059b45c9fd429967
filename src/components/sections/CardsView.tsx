import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Cards } from '@/definition/defineSections'
import { useLocale } from '@/i18n/useLocale'
import { AutoRefreshNote } from '../list/AutoRefreshNote'
import { Denied, FailedBanner, isDenied } from '../list/listStates'
import { useAutoRefresh } from '../list/useAutoRefresh'
import { FIGURES } from '../list/useFigures'
import { refreshAfter } from '../refreshAfter'
import { useRegistry } from '../useRegistry'
import { askingWith } from '../useSource'

type Props = {
  /** Query key of the counts. */
  name: string
  cards: Cards
}

/** Cards of each kind with their figures; a figure links to the list that it counts. */
export const CardsView = ({ name, cards }: Props) => {
  const locale = useLocale()
  const registry = useRegistry()
  const watching = useAutoRefresh(cards.watched)
  const { source, kinds, figures, opens } = cards
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [FIGURES, name, source.key],
    queryFn: ({ signal }) => source.load(undefined, askingWith(registry, signal)),
    refetchInterval: query => refreshAfter(watching?.interval ?? false, query),
    retry: false,
    staleTime: 5_000,
  })
  if (isDenied(error)) return <Denied permit={source.permit} />
  const count = (kind: string, figure: string) => {
    const number = data?.[kind]?.[figure]
    return number === undefined ? (data ? 0 : undefined) : number
  }
  return (
    <>
      {error && <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} />}
      {watching && <AutoRefreshNote watching={watching} />}
      <div className="cards" aria-busy={!data && !error}>
        {Object.entries(kinds).map(([kind, title]) => (
          <section key={kind} className="card" aria-label={title}>
            <h2>{title}</h2>
            <dl>
              {Object.entries(figures)
                .filter(([, { only }]) => !only || only.includes(kind))
                .map(([figure, { label, tone }]) => {
                  const number = count(kind, figure)
                  const numberText = number?.toLocaleString(locale) ?? '–'
                  return (
                    <div key={figure} data-tone={number ? tone : undefined}>
                      <dt>{label}</dt>
                      <dd className="figures">
                        {opens && number ? <Link to={`/home/${opens(kind, figure)}`}>{numberText}</Link> : numberText}
                      </dd>
                    </div>
                  )
                })}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}
