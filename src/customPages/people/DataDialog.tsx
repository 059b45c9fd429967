import { LONGEST_REFERENCE } from '@contract/portal/personalData'
import type { PersonFile } from '@contract/portal/persons'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { saveFile } from '@/basics/saveFile'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { SubmitActions } from '@/components/form/SubmitActions'
import { useFaultFocus } from '@/components/form/useFaultFocus'
import { notify } from '@/components/notices'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useRegistry } from '@/components/useRegistry'
import { failureWords } from '@/i18n/outcomeMessages'
import { decodeBase64 } from '@/pdfReader/base64'
import { takeData } from './calls'
import { usePersonText } from './usePersonText'
import '@/components/form/form.css'

/** Dialog that saves what the register holds about a person, as a PDF and as JSON, for the person's own request. */
export const DataDialog = ({ person, close }: { person: PersonFile; close(): void }) => {
  const translate = useTranslate()
  const { say } = usePersonText()
  const registry = useRegistry()
  const [title, box] = [useId(), useId()]
  const { leave, setChanged, setSending, shut } = useLeaveGuard(close)
  const { form, focusFault } = useFaultFocus()
  const [reference, setReference] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const [failure, setFailure] = useState<string>()
  useEffect(() => setSending(busy), [busy, setSending])
  const isMissing = isChecked && !reference.trim()

  const take = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (!reference.trim()) return focusFault()
    setBusy(true)
    setFailure(undefined)
    try {
      const { held, paper } = await registry.send(takeData, { person: person.key, reference: reference.trim() })
      const name = `personal-data-${person.key}`
      saveFile(new File([decodeBase64(paper)], `${name}.pdf`, { type: 'application/pdf' }))
      saveFile(new File([JSON.stringify(held, null, 2)], `${name}.json`, { type: 'application/json' }))
      notify({ tone: 'good', text: say('held.saved') })
      shut()
    } catch (error) {
      setFailure(failureWords(translate, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <form ref={form} className="form" onSubmit={take} noValidate aria-busy={busy}>
        <DialogTitle id={title}>{say('held.title')}</DialogTitle>
        <DialogContent onChange={() => setChanged(true)}>
          <p>{say('held.about', { name: person.name || say('unnamed') })}</p>
          {failure && (
            <Alert className="people-failure" severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          <div className="field people-reason-box">
            <label htmlFor={box}>{say('held.reference')}</label>
            <TextField
              id={box}
              fullWidth
              required
              value={reference}
              disabled={busy}
              error={isMissing}
              helperText={isMissing ? say('held.needReference') : say('held.referenceHelp')}
              onChange={({ target }) => setReference(target.value)}
              slotProps={{
                htmlInput: { maxLength: LONGEST_REFERENCE, autoComplete: 'off' },
                formHelperText: { 'aria-live': 'polite' },
              }}
            />
          </div>
        </DialogContent>
        <SubmitActions label={say('held.save')} busy={busy} cancel={leave} />
      </form>
    </Dialog>
  )
}
