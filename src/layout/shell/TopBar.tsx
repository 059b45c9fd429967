import MenuIcon from '@mui/icons-material/MenuOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PROFILE } from '@/authProvider/guard'
import { useConfig } from '@/portalConfig'
import { Seal } from '../brand/Seal'
import { PaletteButton } from '../palette/PaletteButton'
import { LanguageChoice } from '../preferences/LanguageChoice'
import { SchemeChoice } from '../preferences/SchemeChoice'
import { AccountMenu } from './AccountMenu'
import { PastNotices } from './PastNotices'
import './topBar.css'

type Props = { onMenu(): void; onKeys(): void; onLogout(): void }

/**
 * The top bar (docs/requirements/portal-shell.md): the logo leads to the profile, the person's name opens their menu.
 */
export const TopBar = ({ onMenu, onKeys, onLogout }: Props) => {
  const translate = useTranslate()
  const { portalName } = useConfig()
  return (
    <header className="bar">
      <IconButton className="bar-menu" onClick={onMenu} aria-label={translate('daftari.shell.openMenu')}>
        <MenuIcon />
      </IconButton>
      <Link className="bar-logo" to={PROFILE} aria-label={`${portalName}: ${translate('daftari.shell.logo')}`}>
        <Seal size={30} />
        <span>{portalName}</span>
      </Link>
      <PaletteButton />
      <div className="bar-preferences">
        <LanguageChoice />
        <SchemeChoice />
      </div>
      <span className="bar-rule" />
      <PastNotices />
      <AccountMenu onKeys={onKeys} onLogout={onLogout} />
    </header>
  )
}
