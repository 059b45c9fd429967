import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useWords } from '@/i18n/words'
import './viewToggle.css'

/** A list whose rows stand below one another is seen as a table or as a tree. */
export const ViewToggle = ({ tree, onChange }: { tree: boolean; onChange(tree: boolean): void }) => {
  const words = useWords()
  return (
    <ToggleButtonGroup
      className="view-toggle"
      size="small"
      exclusive
      value={tree ? 'tree' : 'table'}
      onChange={(_, chosen: 'tree' | 'table' | null) => chosen && onChange(chosen === 'tree')}
      aria-label={words('daftari.lists.view')}
    >
      <ToggleButton value="table" disableRipple>
        <TableIcon fontSize="small" aria-hidden />
        {words('daftari.lists.asTable')}
      </ToggleButton>
      <ToggleButton value="tree" disableRipple>
        <TreeIcon fontSize="small" aria-hidden />
        {words('daftari.lists.asTree')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
