import type { GuideName } from '@contract/portal/guideNames'
import { guides, type SetupPart } from '@contract/portal/guides'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { currentUser, holds } from '@/authProvider/session'
import { FailedBanner } from '@/components/list/listStates'
import { usePageExists } from '@/components/pageExists'
import { useCan } from '@/components/useCan'
import { useSource } from '@/components/useSource'
import { reading } from '@/definition/source'
import { Guide } from './Guide'
import './guides.css'

/** Pages of the points of a guide, below /home; a point without one is told by its words alone. */
const personPoints = { find: undefined, work: 'work', views: 'registry/business', profile: 'profile', help: 'glossary' }
const partPages: Partial<Record<SetupPart, string>> = {
  staff: 'accounts/permissions?tab=users',
  departments: 'settings?tab=departments',
  taxHeads: 'billing/tax-heads',
  fees: 'billing/service-costs',
  holidays: 'settings?tab=closing-days',
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

const PersonGuide = ({ hide }: { hide(): void }) => {
  const translate = useTranslate()
  return (
    <Guide name="person" about={translate('daftari.guides.person.about')} hide={hide}>
      <ol className="guide-points">
        {Object.entries(personPoints).map(([name, page]) => (
          <Point key={name} guide="person" name={name} page={page} />
        ))}
      </ol>
    </Guide>
  )
}

const readSetup = reading(guides.setup.from(() => ({})))

/** Parts of the registry that are not set up yet; nothing once all are. */
const RegistryGuide = ({ hide }: { hide(): void }) => {
  const translate = useTranslate()
  const { data, error, isFetching, refetch } = useSource(['portal', 'setup'], readSetup, undefined)
  if (!data)
    return error ? (
      <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} />
    ) : (
      <div className="card guide guide-awaited" aria-hidden />
    )
  const open = data.parts.filter(({ done }) => !done)
  if (!open.length) return null
  const counts = { open: open.length, all: data.parts.length }
  return (
    <Guide name="registry" about={translate('daftari.guides.registry.about', counts)} hide={hide}>
      <ul className="guide-points">
        {open.map(({ part }) => (
          <Point key={part} guide="registry" name={part} page={partPages[part]} />
        ))}
      </ul>
    </Guide>
  )
}

/** Guides of the first days that the signed-in person has not hidden. */
const Guides = () => {
  const mayManage = useCan('general')(String(guides.setup.permit))
  const [open, setOpen] = useState<readonly string[]>(currentUser()?.guides ?? [])
  const hide = (name: GuideName) => () => setOpen(open.filter(one => one !== name))
  return (
    <>
      {open.includes('person') && <PersonGuide hide={hide('person')} />}
      {mayManage && open.includes('registry') && <RegistryGuide hide={hide('registry')} />}
    </>
  )
}

export default Guides
