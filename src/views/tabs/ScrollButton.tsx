import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft'
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight'
import type { RefObject } from 'react'

type Props = { list: RefObject<HTMLElement | null>; to: 'start' | 'end' }

/** Part of the row that one press leaves in sight. */
const STAYS = 0.2

/**
 * Button that scrolls a row of tabs that does not fit. With the keyboard the row follows the focus, and screen readers
 * read all tabs: neither needs the button.
 */
export const ScrollButton = ({ list, to }: Props) => {
  const scroll = () => {
    const width = list.current?.clientWidth ?? 0
    list.current?.scrollBy({ left: width * (1 - STAYS) * (to === 'start' ? -1 : 1) })
  }
  return (
    <button
      type="button"
      className="tab-scroll"
      tabIndex={-1}
      aria-hidden
      onMouseDown={event => event.preventDefault()}
      onClick={scroll}
    >
      {to === 'start' ? <KeyboardArrowLeft fontSize="small" /> : <KeyboardArrowRight fontSize="small" />}
    </button>
  )
}
