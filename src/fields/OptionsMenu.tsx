import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { BoxOption } from './ChoiceBox'

type Props = {
  /** Id of the list of options. */
  id: string
  label: string | undefined
  labelledBy: string | undefined
  open: boolean
  anchor: HTMLElement | null
  value: string
  options: readonly BoxOption[]
  choose(value: string): void
  close(): void
}

/** Options of a `ChoiceBox`, below it. */
export const OptionsMenu = ({ id, label, labelledBy, open, anchor, value, options, choose, close }: Props) => (
  <Menu
    open={open}
    anchorEl={anchor}
    onClose={close}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    transformOrigin={{ vertical: 'top', horizontal: 'center' }}
    slotProps={{
      list: { id, role: 'listbox', 'aria-label': label, 'aria-labelledby': labelledBy, disableListWrap: true },
      paper: { style: { minWidth: anchor?.clientWidth } },
    }}
  >
    {options.map(option => (
      <MenuItem
        key={option.value}
        role="option"
        selected={option.value === value}
        aria-selected={option.value === value}
        onClick={() => {
          close()
          choose(option.value)
        }}
      >
        {option.label}
      </MenuItem>
    ))}
  </Menu>
)
