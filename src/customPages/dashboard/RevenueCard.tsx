import type { Summary } from '@contract/portal/capabilities'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import { optionWords } from '@/definition/optionWords'
import { currentCurrency } from '@/i18n/currency'
import { dayName } from '@/i18n/dayNames'
import { useLocale } from '@/i18n/useLocale'
import { largestParts } from './figures'
import { Parts } from './Parts'
import './cards.css'

const CardBars = lazy(() => import('./CardBars'))

type Props = NonNullable<Summary['revenue']> & {
  /** List whose labels name the payment methods. */
  payments: Resource
}

/** Card with recent revenue: in total, by day, by service and by method. */
export const RevenueCard = ({ total, byDay, byService, byMethod, payments }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string) => translate(`daftari.shell.dashboard.${key}`)
  const inWhole = (amount: number) =>
    `${currentCurrency()} ${amount.toLocaleString(locale, { maximumFractionDigits: 0 })}`
  return (
    <article className="card card-wide card-revenue">
      <h2>{say('revenue')}</h2>
      <p className="card-figure">
        <span className="card-amount">{inWhole(total)}</span> <small>{say('lastDays')}</small>
      </p>
      <Suspense fallback={<div className="card-chart" />}>
        <CardBars
          label={say('byDay')}
          height={96}
          bars={byDay.map(({ day, amount }) => ({ name: dayName(day, locale), value: amount }))}
          words={inWhole}
        />
      </Suspense>
      <div className="card-halves">
        <section>
          <h3>{say('byService')}</h3>
          <Parts parts={largestParts(byService, 5)} nameOf={service => service || say('others')} />
        </section>
        <section>
          <h3>{say('byMethod')}</h3>
          <Parts
            parts={largestParts(byMethod, 5)}
            nameOf={method => (method ? optionWords(payments, 'method', method) : say('others'))}
          />
        </section>
      </div>
    </article>
  )
}
