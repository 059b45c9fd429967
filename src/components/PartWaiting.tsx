import CircularProgress from '@mui/material/CircularProgress'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useSpinnerDelay } from './useSpinnerDelay'
import './partWaiting.css'

/** Spinner over the page, which can be used meanwhile, while the code of a dialog or menu is on its way. */
export const PartWaiting = () => {
  const translate = useTranslate()
  const shown = useSpinnerDelay()
  if (!shown) return null
  return createPortal(
    <div className="part-waiting" role="status">
      <CircularProgress size={22} aria-label={translate('daftari.lists.loading')} />
    </div>,
    document.body,
  )
}
