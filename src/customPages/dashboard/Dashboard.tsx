import type { Permission } from '@contract/permissions'
import { portal } from '@contract/portal/capabilities'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { currentUser } from '@/authProvider/session'
import { Button } from '@/components/publicUi/Button'
import { Message } from '@/components/publicUi/Message'
import { useCan } from '@/components/useCan'
import type { Http } from '@/dataProvider/http'
import type { Resource } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { type Area, AreaCard, AwaitedFigure } from './AreaCard'
import { EntitiesCard } from './EntitiesCard'
import { figuresOf } from './figures'
import { RevenueCard } from './RevenueCard'
import '../adminPage.css'
import './cards.css'
import './dashboard.css'

type Props = {
  http: Http
  /** Tells whether the host sends figures; undefined until it has answered. */
  hasSummary: boolean | undefined
  areas: readonly Area[]
  /** Loads the lists whose labels name parts of the figures. */
  loadLabels(): Promise<unknown>
  /** List whose labels name the payment methods; undefined until it is loaded. */
  payments: Resource | undefined
  /** Part above the figures. */
  first?: ReactNode
}

/** Placeholder of a card while its figures load, so that the layout does not move. */
const AwaitedCard = ({ wide = false }) => (
  <div className={wide ? 'card card-revenue' : 'card'} aria-hidden>
    <AwaitedFigure />
  </div>
)

/** Placeholder of the part above the figures until its code is loaded. */
export const AwaitedFirst = () => (
  <div className="card dashboard-first" aria-hidden>
    <AwaitedFigure />
  </div>
)

/**
 * Start page: a greeting and the areas that this person may open (decision A12), with figures and small charts where
 * the host sends them.
 */
export const Dashboard = ({ http, hasSummary, areas, loadLabels, payments, first }: Props) => {
  const translate = useTranslate()
  const can = useCan('general')
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.shell.dashboard.${key}`, params)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['portal', 'summary'],
    enabled: hasSummary === true,
    queryFn: async ({ signal }) => {
      const [summary] = await Promise.all([http.ask(portal.summary, {}, { signal }), loadLabels()])
      return summary
    },
  })
  const figures = figuresOf(data)
  const figureOf = ({ summary }: Area) => (summary ? figures[summary] : undefined)
  const awaited = hasSummary !== false && !data && !error
  const awaits = (permit: Permission) => awaited && can(permit)
  const stands = (area: Area) => (awaited ? area.summary !== undefined : figureOf(area) !== undefined)
  const [counted, others] = [areas.filter(stands), areas.filter(area => !stands(area))]

  return (
    <div className="dashboard">
      <Typography variant="h1" className="page-title">
        {say('greeting', { name: currentUser()?.givenName ?? '' })}
      </Typography>
      <p className="page-lead">{say('about')}</p>
      {first}
      {error && (
        <div className="dashboard-failed">
          <Message tone="bad">
            {say('failed')} {failureWords(translate, error)}
          </Message>
          <Button look="quiet" busy={isFetching} onClick={() => refetch()}>
            {say('reload')}
          </Button>
        </div>
      )}
      {areas.length === 0 && <p className="dashboard-none">{say('noAreas')}</p>}
      <div className="cards" aria-busy={awaited}>
        {data?.entities ? <EntitiesCard {...data.entities} /> : awaits('can_view_registry') && <AwaitedCard />}
        {data?.revenue && payments ? (
          <RevenueCard {...data.revenue} payments={payments} />
        ) : (
          // The figures may come before the words of the payments.
          (awaited || data?.revenue) && can('can_view_billing_settings') && <AwaitedCard wide />
        )}
        {counted.map(area => (
          <AreaCard key={area.path} area={area} figure={figureOf(area)} awaited={awaited} />
        ))}
      </div>
      <div className="cards cards-small">
        {others.map(area => (
          <AreaCard key={area.path} area={area} figure={undefined} />
        ))}
      </div>
    </div>
  )
}
