import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useColumns } from './useColumns'
import '../pageFrame.css'

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
              <Checkbox size="small" checked={visible} tabIndex={-1} disableRipple sx={{ p: 0 }} aria-hidden />
              {label}
            </MenuItem>
          )
        })}
        <MenuItem disabled={!hidden.length} onClick={() => setHidden([])} divider={false}>
          {translate('daftari.lists.allColumns')}
        </MenuItem>
      </Menu>
    </>
  )
}
