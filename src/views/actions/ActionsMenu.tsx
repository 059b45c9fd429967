import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { Offered } from '../list/RowContext'
import { actionIcons } from './icons'

type Props = {
  /** Button of the menu while it is open. */
  anchor: HTMLElement | null
  actions: readonly Offered[]
  start(action: Offered): void
  close(): void
}

/** Menu of the actions of a row that have no button. It is mounted when it is opened for the first time. */
export const ActionsMenu = ({ anchor, actions, start, close }: Props) => {
  const [mounted, setMounted] = useState(false)
  if (anchor && !mounted) setMounted(true)
  if (!mounted) return null
  return (
    <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
      {actions.map(one => {
        const [key, { icon, label }] = one
        const Icon = actionIcons[icon]
        return (
          <MenuItem
            key={key}
            onClick={() => {
              close()
              start(one)
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
