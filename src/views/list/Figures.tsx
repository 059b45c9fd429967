import type { ListsPage } from '@/definition/definePage'
import { keys } from '@/i18n/keys'
import { useLocale, useWords } from '@/i18n/words'

type Props = { page: ListsPage; counts: Partial<Record<string, number>> }

/** What is counted on a page of lists, in one line above them. */
export const Figures = ({ page: { path, figuresLabel, figures }, counts }: Props) => {
  const words = useWords()
  const locale = useLocale()
  return (
    <dl className="list-counts" aria-label={words(keys.figures(path), { _: figuresLabel })}>
      {figures
        .filter(({ label }) => label !== undefined)
        .map(({ key, label }) => (
          <div key={key}>
            <dt>{words(keys.figure(path, key), { _: label })}</dt>
            <dd className="figures">{counts[key]?.toLocaleString(locale) ?? '–'}</dd>
          </div>
        ))}
    </dl>
  )
}
