import type { Permission } from '@contract/permissions'
import { type GuideName, guideNames } from '@contract/portal/guideNames'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { currentUser } from '@/authProvider/session'
import { useCan } from '@/components/useCan'
import { AwaitedFigure } from './AreaCard'
import './guides.css'

const Points = lazy(() => import('./GuidePoints'))

/** Permission that a guide is for, beside that of the dashboard. */
const permits: Record<GuideName, Permission | undefined> = {
  person: undefined,
  registry: 'can_view_permission_management',
}

/**
 * Guides of the first days that the signed-in person has not hidden: a line each, drawn with the page, whose points are loaded
 * when it is opened, so that nothing below moves by itself.
 */
export const GuideBars = () => {
  const translate = useTranslate()
  const can = useCan('general')
  const [left, setLeft] = useState(() => guideNames.filter(name => currentUser()?.guides?.includes(name)))
  const [opened, setOpened] = useState<readonly GuideName[]>([])
  const permitted = left.filter(name => !permits[name] || can(permits[name]))
  return permitted.map(name => (
    <section key={name} className="card guide" aria-label={translate(`daftari.guides.${name}.title`)}>
      <details onToggle={event => event.currentTarget.open && !opened.includes(name) && setOpened([...opened, name])}>
        <summary>
          <ExpandIcon className="guide-sign" fontSize="small" />
          <h2>{translate(`daftari.guides.${name}.title`)}</h2>
          <span className="guide-about">{translate(`daftari.guides.${name}.about`)}</span>
        </summary>
        {opened.includes(name) && (
          <Suspense fallback={<AwaitedFigure />}>
            <Points name={name} hide={() => setLeft(left.filter(one => one !== name))} />
          </Suspense>
        )}
      </details>
    </section>
  ))
}
