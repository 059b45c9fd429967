import Expand from '@mui/icons-material/ExpandMoreOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { currentUser } from '@/authProvider/session'
import { lazyPart } from '@/components/lazyPart'
import './topBar.css'

export const AccountMenuItems = lazyPart(
  () => import('./AccountMenuItems'),
  ({ AccountMenuItems }) => AccountMenuItems,
)
const PlannedPageDialog = lazyPart(
  () => import('./PlannedPageDialog'),
  ({ PlannedPageDialog }) => PlannedPageDialog,
)

type Props = { onKeys(): void; onLogout(): void }

/** Menu of the signed-in person (docs/requirements/portal-shell.md). */
export const AccountMenu = ({ onKeys, onLogout }: Props) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [comingSoon, setComingSoon] = useState(false)
  const user = currentUser()
  const names = [user?.givenName, user?.surName].filter(name => typeof name === 'string' && name !== '')
  const name = names.join(' ')

  return (
    <>
      <button
        type="button"
        className="bar-account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className="bar-initials" aria-hidden="true">
          {names.map(name => name?.charAt(0)).join('')}
        </span>
        <span className="bar-person">
          <strong>{name}</strong>
          <small>{user?.email}</small>
        </span>
        <Expand fontSize="small" />
        <span className="only-spoken">{translate('daftari.shell.account')}</span>
      </button>
      {anchor !== null && (
        <AccountMenuItems
          anchor={anchor}
          name={name}
          email={user?.email}
          onSettings={() => setComingSoon(true)}
          onKeys={onKeys}
          onLogout={onLogout}
          close={() => setAnchor(null)}
        />
      )}
      {comingSoon && <PlannedPageDialog open={comingSoon} onClose={() => setComingSoon(false)} />}
    </>
  )
}
