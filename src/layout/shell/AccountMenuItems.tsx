import Tick from '@mui/icons-material/Check'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME, PROFILE, placeOf } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { useWork } from '@/customPages/work/workContext'

const GLOSSARY = `${HOME}/glossary`
/** Page of the user manuals, for those who may open it. */
const MANUALS = { pathname: `${HOME}/settings`, search: '?tab=manuals' }

type Props = {
  /** Button of the menu while it is open. */
  anchor: HTMLElement | null
  name: string
  email: string | null | undefined
  onSettings(): void
  onKeys(): void
  onLogout(): void
  close(): void
}

/** Entries of the menu of the signed-in person. */
export const AccountMenuItems = ({ anchor, name, email, onSettings, onKeys, onLogout, close }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const work = useWork()

  const choose = (act: () => void) => () => {
    close()
    act()
  }

  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem disabled className="bar-who">
        <strong>{name}</strong>
        <small>{email}</small>
      </MenuItem>
      <MenuItem onClick={choose(() => navigate(PROFILE))}>{translate('daftari.shell.manageAccount')}</MenuItem>
      <MenuItem onClick={choose(onSettings)}>{translate('daftari.shell.settings')}</MenuItem>
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
      <MenuItem onClick={choose(() => navigate(GLOSSARY))}>{translate('daftari.pageTitles.glossary')}</MenuItem>
      {mayEnter(placeOf(MANUALS.pathname), holds) && (
        <MenuItem onClick={choose(() => navigate(MANUALS))}>{translate('daftari.shell.manuals')}</MenuItem>
      )}
      <Divider />
      <MenuItem onClick={choose(onLogout)}>{translate('daftari.shell.logout')}</MenuItem>
    </Menu>
  )
}
