import Popover from '@mui/material/Popover'
import { useId } from 'react'

type Props = {
  /** Button of the box while it is open. */
  anchor: HTMLElement | null
  title: string
  more: string
  close(): void
}

/** Box with more text under a title; Esc, or a click outside, closes it. */
export const MoreTextBox = ({ anchor, title, more, close }: Props) => {
  const id = useId()
  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'list-more-box', tabIndex: -1 } }}
    >
      <h3 id={id}>{title}</h3>
      <p>{more}</p>
    </Popover>
  )
}
