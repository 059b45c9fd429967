import RemoveIcon from '@mui/icons-material/Cancel'
import { useTranslate } from 'react-admin'
import { leaveChip } from './chipFocus'
import './filterChip.css'

const REMOVING = ['Backspace', 'Delete']

/** Chip of a set filter: a press on it removes the filter, and so do the Delete and Backspace keys. */
export const FilterChip = ({ label, remove }: { label: string; remove(): void }) => {
  const translate = useTranslate()
  return (
    <button
      type="button"
      className="filter-chip"
      title={translate('daftari.lists.clearFilter')}
      onClick={({ currentTarget, detail }) => {
        leaveChip(currentTarget, detail === 0)
        remove()
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (!REMOVING.includes(key)) return
        leaveChip(currentTarget, true)
        remove()
      }}
    >
      <span>{label}</span>
      <RemoveIcon />
    </button>
  )
}
