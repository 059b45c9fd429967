import { useState } from 'react'
import { MoreTextBox } from '../lazyDialogs'
import './tableStyles'

/** Cell that opens a box with more text under a title. */
export const MoreText = ({ more, title, children }: { more: string; title: string; children: string }) => {
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
      {opener && <MoreTextBox anchor={opener} title={title} more={more} close={() => setOpener(null)} />}
    </>
  )
}
