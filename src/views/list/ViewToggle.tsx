import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'react-admin'
import { useListContextValue } from './listContext'
import './viewToggle.css'

/** Switch between table and tree, for a list with a tree. */
export const ViewToggle = () => {
  const translate = useTranslate()
  const { state, change } = useListContextValue()
  return (
    <ToggleButtonGroup
      className="view-toggle"
      size="small"
      exclusive
      value={state.tree ? 'tree' : 'table'}
      onChange={(_, chosen: 'tree' | 'table' | null) => chosen && change({ tree: chosen === 'tree', page: 1 })}
      aria-label={translate('daftari.lists.view')}
    >
      <ToggleButton value="table" disableRipple>
        <TableIcon fontSize="small" aria-hidden />
        {translate('daftari.lists.asTable')}
      </ToggleButton>
      <ToggleButton value="tree" disableRipple>
        <TreeIcon fontSize="small" aria-hidden />
        {translate('daftari.lists.asTree')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
