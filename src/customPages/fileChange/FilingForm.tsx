import type { PresentFile } from '@contract/portal/filedChanges'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Confirm } from '@/components/actions/Confirm'
import { fieldKinds } from '@/components/fields'
import { useGuardedDraft, type useLeaveGuard } from '@/components/form/leaveGuard'
import { SubmitActions } from '@/components/form/SubmitActions'
import { useBusyFocus } from '@/components/useBusyFocus'
import { Documents } from './Documents'
import { text } from './draft'
import { EffectForm } from './EffectForm'
import { hasEnded } from './effectForms'
import { useChangeText } from './useChangeText'
import { useFiling } from './useFiling'
import { useOpenEffect } from './useOpenEffect'

type Props = { present: PresentFile; guard: ReturnType<typeof useLeaveGuard> }

/** Form of a filing: what it changes so far, the next effect, the facts of the filing, and its documents. */
export const FilingForm = ({ present, guard }: Props) => {
  const { say, sentence, today, fault } = useChangeText()
  const translate = useTranslate()
  const base = useId()
  const { leave, shut } = guard
  const filing = useFiling(present, shut)
  const { draft, busy, failure, change, drop, isChanged, restored } = filing
  const { about } = filing.typed
  const [isAsking, setAsking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  useBusyFocus(busy)
  // A filing that is being sent is not left: Back would forget what it may still need.
  useGuardedDraft(guard, { isTyped: isChanged, busy, drop })
  const put = (values: Partial<typeof about>) => change({ about: { ...about, ...values } })
  const faults = {
    trackingNo: fault({ name: 'trackingNo', kind: 'text', required: true }, about.trackingNo),
    filedOn: fault({ name: 'filedOn', kind: 'date' }, about.filedOn),
  }
  const effect = useOpenEffect({
    draft,
    effect: filing.typed.effect,
    change: effect => change({ effect }),
    add: filing.add,
  })
  const isEmpty = !draft.items.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setChecked(true)
    if (effect.isOpen) return effect.remind()
    if (isEmpty || faults.trackingNo || faults.filedOn) return
    setAsking(true)
  }
  const { text: TextKind, date: DateKind } = fieldKinds
  return (
    <form className="form file-change" onSubmit={submit} noValidate aria-busy={busy}>
      <DialogContent>
        <p>{say('about', { name: today(present) })}</p>
        {hasEnded(present) && (
          <Alert severity="info" variant="outlined">
            {say(present.status === 'CEASED' ? 'ceased' : 'struckOff', { name: today(present) })}
          </Alert>
        )}
        {restored && (
          <Alert severity="info" variant="outlined">
            {translate('daftari.lists.restored')} {restored.hasFiles && say('filesAgain')}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" variant="outlined">
            {failure.text}
          </Alert>
        )}
        <section aria-labelledby={`${base}-effects`}>
          <h3 id={`${base}-effects`}>{say('effects')}</h3>
          {isEmpty && <p className="change-none">{say(isChecked ? 'needEffect' : 'none')}</p>}
          <ol className="change-effects" aria-labelledby={`${base}-effects`}>
            {draft.items.map((item, place) => {
              const { title, text } = sentence(draft, item)
              return (
                <li key={item.id} data-failed={failure?.effect === place || undefined}>
                  <span>
                    <b>{title}</b> {text}
                  </span>
                  <Button
                    size="small"
                    color="inherit"
                    disabled={busy}
                    aria-label={say('removeNamed', { number: place + 1, name: title })}
                    onClick={() => filing.remove(item)}
                  >
                    {say('remove')}
                  </Button>
                </li>
              )
            })}
          </ol>
        </section>
        <EffectForm draft={draft} busy={busy} effect={effect} />
        <TextKind.Input
          id={`${base}-number`}
          label={say('trackingNo')}
          value={about.trackingNo}
          error={(isChecked && faults.trackingNo) || undefined}
          required
          disabled={busy}
          onChange={trackingNo => put({ trackingNo })}
        />
        <DateKind.Input
          id={`${base}-filed`}
          label={say('filedOn')}
          help={say('filedOnHelp')}
          value={DateKind.format(about.filedOn, {})}
          error={(isChecked && faults.filedOn) || undefined}
          disabled={busy}
          onChange={typed => put({ filedOn: text(DateKind.parse(typed, {})) })}
        />
        <TextKind.Input
          id={`${base}-note`}
          label={say('note')}
          value={about.note}
          disabled={busy}
          onChange={note => put({ note })}
        />
        <Documents filing={filing} />
      </DialogContent>
      <SubmitActions label={say('send', { smart_count: draft.items.length })} busy={busy} cancel={leave} />
      {isAsking && (
        <Confirm
          question={say('question', { name: today(present) })}
          names={draft.items.map(item => sentence(draft, item).title).join(', ')}
          busy={busy}
          yes={() => {
            setAsking(false)
            void filing.send()
          }}
          no={() => setAsking(false)}
        />
      )}
    </form>
  )
}
