import type { Sum } from '@contract/amount'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { amountWords } from '../fields'
import './listFoot.css'

type Props = { label: string; sums: readonly Sum[] | undefined; stale: boolean }

/** Sums of the amounts of all matches, by currency; for too many matches, a hint to narrow the search. */
export const AmountTotals = ({ label, sums, stale }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <dl className="list-sums" data-stale={stale || undefined} aria-live="polite">
      <dt>{label}</dt>
      {sums ? (
        sums.map(({ currency, amount }) => (
          <dd key={currency} className="figures">
            {amountWords(currency, amount, locale)}
          </dd>
        ))
      ) : (
        <dd className="list-sums-none">{translate('daftari.lists.notSummed')}</dd>
      )}
    </dl>
  )
}
