import { useLocaleState, useTranslate } from 'react-admin'
import type { ListsPage } from '@/definition/definePage'
import { keys } from '@/i18n/keys'

type Props = { page: ListsPage; counts: Partial<Record<string, number>> }

/** What is counted on a page of lists, in one line above them. */
export const Figures = ({ page: { path, figuresLabel, figures }, counts }: Props) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <dl className="list-counts" aria-label={translate(keys.figures(path), { _: figuresLabel })}>
      {figures
        .filter(({ label }) => label !== undefined)
        .map(({ key, label }) => (
          <div key={key}>
            <dt>{translate(keys.figure(path, key), { _: label })}</dt>
            <dd className="figures">{counts[key]?.toLocaleString(locale) ?? '–'}</dd>
          </div>
        ))}
    </dl>
  )
}
