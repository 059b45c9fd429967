import { lazy, Suspense } from 'react'
import { useLocale } from '@/i18n/useLocale'
import './parts.css'

const Donut = lazy(() => import('./Donut'))

type Props = { parts: readonly [key: string, count: number][]; nameOf(key: string): string }

/** Parts of a whole: a ring chart, with labels and figures beside it. */
export const Parts = ({ parts, nameOf }: Props) => {
  const locale = useLocale()
  if (parts.length === 0) return null
  return (
    <div className="parts">
      <Suspense fallback={<div className="parts-ring" />}>
        <Donut counts={parts.map(([, count]) => count)} />
      </Suspense>
      <dl>
        {parts.map(([key, count], index) => (
          <div key={key} data-shade={index + 1}>
            <dt>{nameOf(key)}</dt>
            <dd>{count.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
