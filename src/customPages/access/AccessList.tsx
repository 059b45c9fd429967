import type { Access } from '@contract/portal/access'
import HasIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import LacksIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import { useTranslate } from 'react-admin'
import { type AccessItem, isMet, judge, type Need } from './requirements'

/** Line about one need: the permission and the roles that grant it or would grant it. */
const NeedLine = ({ access, need }: { access: Access; need: Need }) => {
  const translate = useTranslate()
  const { permission, givenBy, heldBy } = judge(access, need)
  const met = givenBy.length > 0
  const roles = (met ? givenBy : heldBy).join(', ')
  return (
    <li data-met={met}>
      {met
        ? translate('daftari.access.given', { permission, roles })
        : translate(roles ? 'daftari.access.lacks' : 'daftari.access.lacksAll', { permission, roles })}
    </li>
  )
}

type Props = { title: string; about: string; things: AccessItem[]; access: Access; empty: string }

/** List of things of the portal, each with the permissions it needs and whether the person has them. */
export const AccessList = ({ title, about, things, access, empty }: Props) => {
  const translate = useTranslate()
  return (
    <section className="access-part" aria-label={title}>
      <h2 className="part-heading">{title}</h2>
      <p className="page-lead">{about}</p>
      {things.length === 0 ? (
        <p className="access-none">{empty}</p>
      ) : (
        <ul className="access-things">
          {things.map(({ key, name, within, needs }) => {
            const has = isMet(access, needs)
            const Icon = has ? HasIcon : LacksIcon
            return (
              <li key={key} data-has={has}>
                <span className="access-mark">
                  <Icon aria-hidden fontSize="inherit" />
                  <span className="only-spoken">{translate(has ? 'daftari.access.has' : 'daftari.access.hasNot')}</span>
                </span>
                <span className="access-name">
                  {within && <span className="access-within">{within} › </span>}
                  {name}
                </span>
                <ul className="access-needs">
                  {needs.map(need => (
                    <NeedLine key={need.anyOf.join()} access={access} need={need} />
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
