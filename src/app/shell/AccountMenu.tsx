import Tick from '@mui/icons-material/Check'
import Expand from '@mui/icons-material/ExpandMoreOutlined'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { PROFILE } from '@/authProvider/guard'
import { currentUser } from '@/authProvider/session'
import { useWork } from '@/customPages/work/workContext'
import { lazyPart } from '@/views/lazyPart'
import { MountOnOpen } from '@/views/MountOnOpen'
import './topBar.css'

const PlannedPageDialog = lazyPart(
  () => import('./PlannedPageDialog'),
  ({ PlannedPageDialog }) => PlannedPageDialog,
)

type Props = { onKeys(): void; onLogout(): void }

/** Menu of the signed-in person (docs/requirements/portal-shell.md). */
export const AccountMenu = ({ onKeys, onLogout }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [comingSoon, setPlannedPageDialog] = useState(false)
  const user = currentUser()
  const work = useWork()
  const names = [user?.givenName, user?.surName].filter(name => typeof name === 'string' && name !== '')

  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }

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
          <strong>{names.join(' ')}</strong>
          <small>{user?.email}</small>
        </span>
        <Expand fontSize="small" />
        <span className="only-spoken">{translate('daftari.shell.account')}</span>
      </button>
      <MountOnOpen open={anchor !== null}>
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <MenuItem disabled className="bar-who">
            <strong>{names.join(' ')}</strong>
            <small>{user?.email}</small>
          </MenuItem>
          <MenuItem onClick={choose(() => navigate(PROFILE))}>{translate('daftari.shell.manageAccount')}</MenuItem>
          <MenuItem onClick={choose(() => setPlannedPageDialog(true))}>{translate('daftari.shell.settings')}</MenuItem>
          {work && (
            <MenuItem
              role="menuitemcheckbox"
              aria-checked={work.isStartPage}
              selected={work.isStartPage}
              onClick={choose(() => work.setStartPage(!work.isStartPage))}
            >
              {translate('daftari.shell.startWithWork')}
              {work.isStartPage && <Tick fontSize="small" className="bar-tick" />}
            </MenuItem>
          )}
          <MenuItem onClick={choose(onKeys)}>{translate('daftari.shell.keys.open')}</MenuItem>
          <Divider />
          <MenuItem onClick={choose(onLogout)}>{translate('daftari.shell.logout')}</MenuItem>
        </Menu>
      </MountOnOpen>
      <MountOnOpen open={comingSoon}>
        <PlannedPageDialog open={comingSoon} onClose={() => setPlannedPageDialog(false)} />
      </MountOnOpen>
    </>
  )
}
