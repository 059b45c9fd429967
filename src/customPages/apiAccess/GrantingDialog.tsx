import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import { useEffect, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { dialogOf } from './useDialogAddress'

const stay = () => undefined

/** Says that access is being granted. Back stays until the new keys are there: they are shown only once. */
export const GrantingDialog = () => {
  const translate = useTranslate()
  const id = useId()
  const { setSending } = useLeaveGuard(stay, { dialogOf })
  useEffect(() => {
    setSending(true)
    return () => setSending(false)
  }, [setSending])
  return (
    <Dialog open aria-labelledby={id}>
      <p id={id} className="api-granting" role="status">
        <CircularProgress size={18} aria-hidden />
        {translate('daftari.apiAccess.granting')}
      </p>
    </Dialog>
  )
}
