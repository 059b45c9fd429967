import Expand from '@mui/icons-material/ExpandMoreOutlined'
import { Button, Dialog, DialogActions, DialogTitle, Divider, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { PROFILE } from '@/authProvider/guard'
import { currentUser } from '@/authProvider/session'
import './topBar.css'

type Props = { onKeys(): void; onLogout(): void }

/** Menu of the signed-in person (docs/requirements/portal-shell.md). */
export const AccountMenu = ({ onKeys, onLogout }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [comingSoon, setComingSoon] = useState(false)
  const user = currentUser()
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
        <MenuItem onClick={choose(() => setComingSoon(true))}>{translate('daftari.shell.settings')}</MenuItem>
        <MenuItem onClick={choose(onKeys)}>{translate('daftari.shell.keys.open')}</MenuItem>
        <Divider />
        <MenuItem onClick={choose(onLogout)}>{translate('daftari.shell.logout')}</MenuItem>
      </Menu>
      <Dialog
        open={comingSoon}
        onClose={() => setComingSoon(false)}
        role="alertdialog"
        maxWidth="xs"
        fullWidth
        aria-labelledby="coming-soon"
      >
        <DialogTitle id="coming-soon">{translate('daftari.shell.comingSoon')}</DialogTitle>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={() => setComingSoon(false)}>
            {translate('daftari.ok')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
