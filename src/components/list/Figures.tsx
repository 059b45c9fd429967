import type { ListsPage } from '@/definition/definePage'
import { useLocale } from '@/i18n/useLocale'
import './listFoot.css'

type Props = { page: ListsPage; counts: Partial<Record<string, number>> }

/** Figures of a page of lists, in one line above them. */
export const Figures = ({ page: { figuresLabel, figures }, counts }: Props) => {
  const locale = useLocale()
  return (
    <dl className="list-counts" aria-label={figuresLabel}>
      {figures
        .filter(({ label }) => label !== undefined)
        .map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="figures">{counts[key]?.toLocaleString(locale) ?? '–'}</dd>
          </div>
        ))}
    </dl>
  )
}
