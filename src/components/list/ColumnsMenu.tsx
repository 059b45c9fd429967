import Checked from '@mui/icons-material/CheckBox'
import Unchecked from '@mui/icons-material/CheckBoxOutlineBlank'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ColumnsDialog } from './ColumnsDialog'
import { useColumns } from './useColumns'

type Props = {
  /** Button of the menu while it is open. */
  anchor: HTMLElement | null
  close(): void
}

/** Menu that shows and hides the columns of a list. */
export const ColumnsMenu = ({ anchor, close }: Props) => {
  const translate = useTranslate()
  const { all: columns, hidden, setHidden } = useColumns()
  const [isArranging, setArranging] = useState(false)
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter(one => one !== source) : [...hidden, source])
  if (isArranging) return <ColumnsDialog close={close} />
  return (
    <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
      {columns.map(({ source, label }) => {
        const visible = !hidden.includes(source)
        const last = visible && columns.length - hidden.length <= 1
        return (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={visible}
            disabled={last}
            onClick={() => toggle(source)}
          >
            {/* The item is the check box; a whole one inside it would take most of the time of opening the menu. */}
            {visible ? <Checked fontSize="small" color="primary" /> : <Unchecked fontSize="small" color="action" />}
            {label}
          </MenuItem>
        )
      })}
      <MenuItem disabled={!hidden.length} onClick={() => setHidden([])} divider={false}>
        {translate('daftari.lists.allColumns')}
      </MenuItem>
      <MenuItem onClick={() => setArranging(true)}>{translate('daftari.views.columns.open')}</MenuItem>
    </Menu>
  )
}
