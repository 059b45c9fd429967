import { LONGEST_REASON } from '@contract/portal/personPairs'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import type { useDecision } from './useDecision'
import { usePersonText } from './usePersonText'
import '@/components/form/form.css'

/** Box for the reason of a decision, with the words of a failure above it. */
export const ReasonBox = ({ decision }: { decision: ReturnType<typeof useDecision> }) => {
  const { say } = usePersonText()
  const id = useId()
  const { reason, setReason, isMissing, failure, busy } = decision
  return (
    <>
      {failure && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      <div className="field people-reason-box">
        <label htmlFor={id}>{say('reason')}</label>
        <TextField
          id={id}
          fullWidth
          multiline
          minRows={2}
          required
          value={reason}
          disabled={busy !== undefined}
          error={isMissing}
          helperText={isMissing ? say('needReason') : say('reasonHelp')}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_REASON }, formHelperText: { 'aria-live': 'polite' } }}
        />
      </div>
    </>
  )
}
