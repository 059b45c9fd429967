import type { GuideName } from '@contract/portal/guideNames'
import { guides, type SetupPart } from '@contract/portal/guides'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { QueryContent } from '@/components/file/QueryContent'
import { usePageExists } from '@/components/pageExists'
import { useSource } from '@/components/useSource'
import { reading } from '@/definition/source'
import { HideGuide } from './HideGuide'

/** Pages of the points of a guide, below /home; a point without one is told by its words alone. */
const personPoints = { find: undefined, work: 'work', views: 'registry/business', profile: 'profile', help: 'glossary' }
const partPages: Partial<Record<SetupPart, string>> = {
  staff: 'accounts/permissions?tab=users',
  departments: 'settings?tab=departments',
  taxHeads: 'billing/tax-heads',
  fees: 'billing/service-costs',
  holidays: 'settings?tab=closing-days',
  register: 'loads',
}

type PointProps = { guide: GuideName; name: string; page: string | undefined }

/** Point of a guide; its title leads to the page where it is done, for those who may open it. */
const Point = ({ guide, name, page }: PointProps) => {
  const translate = useTranslate()
  const exists = usePageExists()
  const path = page?.replace(/\?.*/, '')
  const title = translate(`daftari.guides.${guide}.points.${name}.title`)
  return (
    <li>
      <p className="guide-title">
        {path && exists(path) && mayEnter(path, holds) ? <Link to={`${HOME}/${page}`}>{title}</Link> : title}
      </p>
      <p className="guide-text">{translate(`daftari.guides.${guide}.points.${name}.text`)}</p>
    </li>
  )
}

const PersonPoints = () => (
  <ol className="guide-points">
    {Object.entries(personPoints).map(([name, page]) => (
      <Point key={name} guide="person" name={name} page={page} />
    ))}
  </ol>
)

const readSetup = reading(guides.setup.from(() => ({})))

/** Parts of the registry that are not set up yet. */
const RegistryPoints = () => {
  const translate = useTranslate()
  const setup = useSource(['portal', 'setup'], readSetup, undefined)
  return (
    <QueryContent query={setup} name={translate('daftari.guides.registry.title')}>
      {({ parts }) => {
        const open = parts.filter(({ done }) => !done)
        return (
          <>
            <p>{translate('daftari.guides.registry.counts', { open: open.length, all: parts.length })}</p>
            <ul className="guide-points">
              {open.map(({ part }) => (
                <Point key={part} guide="registry" name={part} page={partPages[part]} />
              ))}
            </ul>
          </>
        )
      }}
    </QueryContent>
  )
}

const points: Record<GuideName, () => ReactNode> = { person: PersonPoints, registry: RegistryPoints }

/** Points of a guide, and the button that hides it for good. */
const GuidePoints = ({ name, hide }: { name: GuideName; hide(): void }) => {
  const Points = points[name]
  return (
    <>
      <Points />
      <HideGuide name={name} hide={hide} />
    </>
  )
}

export default GuidePoints
