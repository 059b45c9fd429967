import Close from '@mui/icons-material/CloseOutlined'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { LanguageChoice } from '../preferences/LanguageChoice'
import { SchemeChoice } from '../preferences/SchemeChoice'
import { MenuList } from './MenuList'
import './menu.css'

/** The side menu of narrow screens, with the language and the theme at its foot. */
export const MenuDrawer = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const translate = useTranslate()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(320px, 86vw)' }, 'aria-label': translate('daftari.shell.menu') } }}
    >
      <div className="drawer-head">
        {translate('daftari.shell.menu')}
        <IconButton onClick={onClose} aria-label={translate('daftari.shell.closeMenu')}>
          <Close />
        </IconButton>
      </div>
      <MenuList onGo={onClose} />
      <div className="drawer-foot">
        <LanguageChoice />
        <SchemeChoice />
      </div>
    </Drawer>
  )
}
