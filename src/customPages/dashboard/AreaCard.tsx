import type { CountedList } from '@contract/portal/capabilities'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { optionWords } from '@/definition/optionWords'
import { monthName } from '@/i18n/dayNames'
import { useLocale } from '@/i18n/useLocale'
import { type Figure, largestParts } from './figures'
import { Parts } from './Parts'
import './cards.css'

const CardBars = lazy(() => import('./CardBars'))

/** Area of the menu: label, description and address, the property of the summary that counts its list, and that list. */
export type Area = {
  path: string
  address: string
  Icon: ComponentType
  label: string
  about?: string | undefined
  summary?: CountedList | undefined
  list?: Resource | undefined
}

/** Placeholder of a figure that is being loaded. */
export const AwaitedFigure = () => (
  <p className="card-figure">
    <span className="card-blank" />
  </p>
)

/** Returns the active and the inactive part of a figure. */
const inUse = ({ total, active = total }: Figure): [key: string, count: number][] => [
  ['true', active],
  ['false', total - active],
]

type Props = { area: Area; figure: Figure | undefined; awaited?: boolean }

/** Card of one area: its name, its figure, and a link to it that covers the whole card. */
export const AreaCard = ({ area, figure, awaited = false }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { address, Icon, label, about, list } = area
  const option = (source: string) => (value: string) =>
    list && value ? optionWords(list, source, value) : translate('daftari.shell.dashboard.others')

  return (
    <article
      className={figure?.byType || figure?.active !== undefined ? 'card card-told' : 'card'}
      aria-busy={awaited || undefined}
    >
      <h2>
        <Icon />
        <Link to={address}>{label}</Link>
      </h2>
      {figure ? <p className="card-figure">{figure.total.toLocaleString(locale)}</p> : awaited && <AwaitedFigure />}
      {about && <p className="card-about">{about}</p>}
      {figure?.byMonth && (
        <Suspense fallback={<div className="card-chart" />}>
          <CardBars
            label={translate('daftari.shell.dashboard.lastYear')}
            height={64}
            bars={figure.byMonth.map(({ month, count }) => ({ name: monthName(month, locale), value: count }))}
          />
        </Suspense>
      )}
      {figure?.byType && <Parts parts={largestParts(figure.byType, 4)} nameOf={option('type')} />}
      {figure?.active !== undefined && <Parts parts={inUse(figure)} nameOf={option('active')} />}
      {awaited && <div className="card-chart" />}
    </article>
  )
}
