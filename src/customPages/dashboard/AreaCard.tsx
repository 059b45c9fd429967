import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { keys } from '@/i18n/keys'
import { hasWords, useLocale, useWords } from '@/i18n/words'
import { type Figure, largestParts } from './figures'
import { Parts } from './Parts'

const MonthBars = lazy(() => import('./MonthBars'))

/** A place of the menu: its address, and the name of the resource that lives there, if one does. */
export type Area = { path: string; address: string; Icon: ComponentType; name?: string | undefined }

/** One area: what it is, how much is in it, and the way there. The whole card is the link. */
export const AreaCard = ({ area, figure }: { area: Area; figure: Figure | undefined }) => {
  const words = useWords()
  const locale = useLocale()
  const { path, address, Icon, name } = area
  const about = name && hasWords(keys.about(name)) ? words(keys.about(name)) : undefined
  const ofType = (type: string) =>
    type ? words(keys.option(name ?? '', 'type', type), { _: type }) : words('daftari.shell.dashboard.others')

  return (
    <article className="card">
      <h2>
        <Icon />
        <Link to={address}>{words(keys.menu(path))}</Link>
      </h2>
      {figure ? (
        <p className="card-figure">
          {figure.total.toLocaleString(locale)}
          {figure.active !== undefined && (
            <small>{words('daftari.shell.dashboard.active', { count: figure.active })}</small>
          )}
        </p>
      ) : null}
      {about && <p className="card-about">{about}</p>}
      {figure?.byMonth && (
        <Suspense fallback={<div className="card-chart" />}>
          <MonthBars months={figure.byMonth} />
        </Suspense>
      )}
      {figure?.byType && <Parts parts={largestParts(figure.byType, 4)} nameOf={ofType} />}
    </article>
  )
}
