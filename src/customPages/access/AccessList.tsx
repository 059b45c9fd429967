import type { Access } from '@contract/portal/access'
import HasIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import LacksIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import { useTranslate } from 'react-admin'
import { accessName } from '@/i18n/codeText'
import { GiveRole } from './GiveRole'
import { type AccessItem, isMet, judge, type Need } from './requirements'

/** Line about one need: the permission, unless the thing itself is one, and the roles that grant it or would grant it. */
const NeedLine = ({ access, need, isItself }: { access: Access; need: Need; isItself: boolean }) => {
  const translate = useTranslate()
  const { permissions, givenBy, heldBy } = judge(access, need)
  const named = (codes: readonly string[], between: string) =>
    codes.map(code => accessName(translate, code)).join(between)
  const met = givenBy.length > 0
  const roles = named(met ? givenBy : heldBy, ', ')
  const verdict = met ? 'given' : roles ? 'lacks' : 'lacksAll'
  return (
    <li data-met={met}>
      {translate(`daftari.access.${isItself ? 'itself' : 'verdicts'}.${verdict}`, {
        permission: named(permissions, ' / '),
        roles,
      })}
      {!isItself && <small className="access-code">{permissions.join(' / ')}</small>}
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
          {things.map(({ key, name, code, note, within, address, needs }) => {
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
                  {(code ?? address) && <small className="access-code">{code ?? address}</small>}
                  {note && <span className="access-note">{note}</span>}
                </span>
                <ul className="access-needs">
                  {needs.map(need => (
                    <NeedLine key={need.anyOf.join()} access={access} need={need} isItself={code !== undefined} />
                  ))}
                </ul>
                {!has && <GiveRole access={access} name={name} needs={needs} />}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
