import RemoveIcon from '@mui/icons-material/Cancel'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import './filterChip.css'

/** Chip of a set filter, with a button that removes it. */
export const FilterChip = ({ label, remove }: { label: string; remove(): void }) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <span className="filter-chip">
      <span id={id}>{label}</span>
      <button type="button" aria-label={translate('daftari.lists.clearFilter')} aria-describedby={id} onClick={remove}>
        <RemoveIcon />
      </button>
    </span>
  )
}
