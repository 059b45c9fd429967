import Popover from '@mui/material/Popover'
import { useId, useState } from 'react'
import './tableStyles'

/** Cell that opens a box with more text under a title; Esc, or a click outside, closes it. */
export const MoreText = ({ more, title, children }: { more: string; title: string; children: string }) => {
  const id = useId()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="list-more"
        aria-haspopup="dialog"
        aria-expanded={Boolean(opener)}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {children}
      </button>
      <Popover
        open={Boolean(opener)}
        anchorEl={opener}
        onClose={() => setOpener(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'list-more-box', tabIndex: -1 } }}
      >
        <h3 id={id}>{title}</h3>
        <p>{more}</p>
      </Popover>
    </>
  )
}
