import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Offered } from '../list/RowContext'
import { actionIcons } from './icons'

type Props = {
  /** Button of the menu while it is open. */
  anchor: HTMLElement | null
  actions: readonly Offered[]
  start(action: Offered): void
  close(): void
}

/** Menu of the actions of a row that have no button. */
export const ActionsMenu = ({ anchor, actions, start, close }: Props) => (
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
