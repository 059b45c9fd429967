import Checked from '@mui/icons-material/CheckBox'
import Unchecked from '@mui/icons-material/CheckBoxOutlineBlank'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useColumns } from './useColumns'
import '../pageFrame.css'
import { MountOnOpen } from '../MountOnOpen'

/** Menu that shows and hides the columns of a list. */
export const ColumnChooser = () => {
  const translate = useTranslate()
  const { all: columns, hidden, setHidden } = useColumns()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter(one => one !== source) : [...hidden, source])
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        className="page-tool"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('daftari.lists.columns')}
      </Button>
      <MountOnOpen open={Boolean(anchor)}>
        <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
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
        </Menu>
      </MountOnOpen>
    </>
  )
}
