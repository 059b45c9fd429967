import { useTranslate } from 'react-admin'
import { readableCode } from '@/definition/readableCode'
import { useLocale } from '@/i18n/useLocale'
import { largestParts } from './figures'
import { Parts } from './Parts'
import './cards.css'

/** Card with the number of registered entities by kind. */
export const EntitiesCard = ({ total, byKind }: { total: number; byKind: Readonly<Record<string, number>> }) => {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <article className="card card-wide">
      <h2>{translate('daftari.shell.dashboard.entities')}</h2>
      <p className="card-figure">{total.toLocaleString(locale)}</p>
      <Parts
        parts={largestParts(byKind, 5)}
        nameOf={kind =>
          kind
            ? translate(`daftari.shell.dashboard.kinds.${kind}`, { _: readableCode(kind) })
            : translate('daftari.shell.dashboard.others')
        }
      />
    </article>
  )
}
