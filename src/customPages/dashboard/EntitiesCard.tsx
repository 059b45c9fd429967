import { useLocale, useWords } from '@/i18n/words'
import { largestParts } from './figures'
import { Parts } from './Parts'

/** All that is registered, by kind. */
export const EntitiesCard = ({ total, byKind }: { total: number; byKind: Readonly<Record<string, number>> }) => {
  const words = useWords()
  const locale = useLocale()
  return (
    <article className="card card-wide">
      <h2>{words('daftari.shell.dashboard.entities')}</h2>
      <p className="card-figure">{total.toLocaleString(locale)}</p>
      <Parts
        parts={largestParts(byKind, 5)}
        nameOf={kind =>
          kind ? words(`daftari.shell.dashboard.kinds.${kind}`, { _: kind }) : words('daftari.shell.dashboard.others')
        }
      />
    </article>
  )
}
