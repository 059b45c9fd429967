import { useTranslate } from 'react-admin'
import { useSpinnerDelay } from '@/components/useSpinnerDelay'
import './pageWaiting.css'

/** In place of a page that is on its way, or of which the host has not said yet whether it has it. */
export const PageWaiting = () => {
  const translate = useTranslate()
  const shown = useSpinnerDelay()
  return (
    <p className="page-waiting" role="status">
      {shown && translate('daftari.loading')}
    </p>
  )
}
