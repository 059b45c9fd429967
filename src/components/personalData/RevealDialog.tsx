import {
  LONGEST_REFERENCE,
  personalData,
  REVEAL_MINUTES,
  type RevealKind,
  type RevealReason,
  revealReasons,
} from '@contract/portal/personalData'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { failureWords } from '@/i18n/outcomeMessages'
import { fieldKinds } from '../fields'
import { useGuardedDraft, useLeaveGuard } from '../form/leaveGuard'
import { SubmitActions } from '../form/SubmitActions'
import { useFaultFocus } from '../form/useFaultFocus'
import { useBusyFocus } from '../useBusyFocus'
import { useDraft } from '../useDraft'
import { useRegistry } from '../useRegistry'
import '../actions/dialogs.css'
import '../form/form.css'

type Draft = { kind: RevealKind; key: string; reason: RevealReason; reference: string }
const Typed = z.object({ reason: z.string(), reference: z.string() })
const giveReason = personalData.giveReason.from((body: Draft) => ({ body }))

const Reason = fieldKinds.choice.Input
const Reference = fieldKinds.text.Input

type Props = { kind: RevealKind; fileKey: string; name: string; close(): void }

/** Dialog that asks for the reason to see the personal data of one file. A failure keeps what was typed. */
const RevealDialog = ({ kind, fileKey, name, close }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const id = useId()
  const { leave, shut, ...guard } = useLeaveGuard(close)
  const { form, focusFault } = useFaultFocus()
  const { typed, isChanged, change, drop } = useDraft(`reveal.${kind}.${fileKey}`, Typed, { reason: '', reference: '' })
  const [isChecked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const [failure, setFailure] = useState('')
  useGuardedDraft(guard, { isTyped: isChanged, busy, drop })
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.personal.${key}`, params)
  const reason = revealReasons.find(one => one === typed.reason)
  const reference = typed.reference.trim()
  const longer = reference.length - LONGEST_REFERENCE
  const referenceFault = !reference
    ? say('referenceMissing')
    : longer > 0
      ? translate('daftari.lists.tooLong', { longest: LONGEST_REFERENCE, smart_count: longer })
      : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy) return
    if (!reason || referenceFault) return focusFault()
    setBusy(true)
    setFailure('')
    try {
      await registry.send(giveReason, { kind, key: fileKey, reason, reference })
      drop()
      shut()
    } catch (error) {
      setFailure(failureWords(translate, error))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form ref={form} className="form" onSubmit={submit} noValidate aria-busy={busy}>
        <DialogTitle id={`${id}-title`}>
          {say('show')}
          <span className="dialog-about">{name}</span>
        </DialogTitle>
        <DialogContent>
          <p>{say('about', { minutes: REVEAL_MINUTES })}</p>
          {failure && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          <Reason
            id={`${id}-reason`}
            label={say('reason')}
            value={typed.reason}
            onChange={value => change({ reason: value })}
            options={revealReasons.map(value => ({ value, label: say(`reasons.${value}`) }))}
            error={isChecked && !reason ? say('reasonMissing') : undefined}
            required
            autoFocus
          />
          <Reference
            id={`${id}-reference`}
            label={say('reference')}
            value={typed.reference}
            onChange={value => change({ reference: value })}
            help={say('referenceHelp')}
            error={isChecked || longer > 0 ? referenceFault : undefined}
            required
          />
        </DialogContent>
        <SubmitActions label={say('submit')} busy={busy} cancel={leave} />
      </form>
    </Dialog>
  )
}

export default RevealDialog
