import { type Extract, LONGEST_WITHDRAWAL } from '@contract/portal/extracts'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { SubmitActions } from '@/components/form/SubmitActions'
import { useFaultFocus } from '@/components/form/useFaultFocus'
import { notify } from '@/components/notices'
import { withdrawExtract } from './calls'
import { useExtractSend } from './useExtractSend'
import { useExtractWords } from './useExtractWords'
import '@/components/form/form.css'

/** Dialog that withdraws an extract with a reason. What was typed stays after a failure. */
export const WithdrawDialog = ({ extract, close }: { extract: Extract; close(): void }) => {
  const { say } = useExtractWords()
  const [title, box] = [useId(), useId()]
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { form, focusFault } = useFaultFocus()
  const { leave, setChanged, setSending, shut } = useLeaveGuard(close)
  const { busy, failure, send } = useExtractSend(extract.brn)
  useEffect(() => setSending(busy), [busy, setSending])
  const { id, code } = extract
  const isMissing = isChecked && !reason.trim()

  const withdraw = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!reason.trim()) return focusFault()
    void send(withdrawExtract, { id, reason: reason.trim() }, () => {
      notify({ tone: 'good', text: say('withdrawn', { code }) })
      shut()
    })
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <form ref={form} className="form" onSubmit={withdraw} noValidate aria-busy={busy}>
        <DialogTitle id={title}>{say('withdrawTitle', { code })}</DialogTitle>
        <DialogContent onChange={() => setChanged(true)}>
          <p>{say('withdrawAbout')}</p>
          {failure && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          <div className="field">
            <label htmlFor={box}>{say('reason')}</label>
            <TextField
              id={box}
              fullWidth
              multiline
              minRows={2}
              required
              value={reason}
              disabled={busy}
              error={isMissing}
              helperText={isMissing ? say('reasonMissing') : say('reasonHelp')}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: LONGEST_WITHDRAWAL }, formHelperText: { 'aria-live': 'polite' } }}
            />
          </div>
        </DialogContent>
        <SubmitActions label={say('withdraw')} busy={busy} cancel={leave} />
      </form>
    </Dialog>
  )
}
