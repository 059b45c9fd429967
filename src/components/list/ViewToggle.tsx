import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { useTranslate } from 'react-admin'
import { useListContextValue } from './listContext'
import './viewToggle.css'

const views = [
  { view: 'table', Icon: TableIcon, label: 'daftari.lists.asTable' },
  { view: 'tree', Icon: TreeIcon, label: 'daftari.lists.asTree' },
] as const

/** Switch between table and tree, for a list with a tree. */
export const ViewToggle = () => {
  const translate = useTranslate()
  const { state, change } = useListContextValue()
  const shown = state.tree ? 'tree' : 'table'
  return (
    <fieldset className="view-toggle" aria-label={translate('daftari.lists.view')}>
      {views.map(({ view, Icon, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => view !== shown && change({ tree: view === 'tree', page: 1 })}
        >
          <Icon fontSize="small" />
          {translate(label)}
        </button>
      ))}
    </fieldset>
  )
}
