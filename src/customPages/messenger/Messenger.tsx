import { LONGEST_MESSAGE, recipientTypes } from '@contract/settings/messenger'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Confirm } from '@/components/actions/Confirm'
import { useFaultFocus } from '@/components/form/useFaultFocus'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { useRegistry } from '@/components/useRegistry'
import type { Resource } from '@/definition/defineResource'
import { askAgain } from '@/definition/source'
import { useLocale } from '@/i18n/useLocale'
import { useConfig } from '@/portalConfig'
import { readReach } from './calls'
import { SentMessages } from './SentMessages'
import { useMessage } from './useMessage'
import './messenger.css'

/** Page that sends a message to all accounts of some kinds: editor, preview, number of recipients, and confirmation. */
const Messenger = ({ sent }: { sent: Resource }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { portalName } = useConfig()
  const registry = useRegistry()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const { form, focusFault } = useFaultFocus()
  const { draft, faults, busy, unsure, change, check, send } = useMessage(sent.name)
  const hasBroadcasts = useAnnouncedExtensions()?.has('broadcasts') ?? false
  // A host that does not count its accounts still accepts messages.
  const { data: reach } = useQuery({
    queryKey: ['messenger', 'reach'],
    queryFn: ({ signal }) => registry.read(readReach, undefined, { signal }),
    enabled: hasBroadcasts,
    ...askAgain,
  })
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.messenger.${key}`, params)
  const countOf = (type: string) => reach?.types.find(one => one.type === type)?.accounts
  const total = draft.recipients.reduce((sum, type) => sum + (countOf(type) ?? 0), 0)
  const kinds = draft.recipients.join(', ')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (check()) setAsking(true)
    else focusFault()
  }
  return (
    <div className="messenger">
      {reach && !reach.mailServer && (
        <Alert severity="warning" variant="outlined">
          {say('noMailServer')}
        </Alert>
      )}
      <form ref={form} className="messenger-form" onSubmit={submit} noValidate>
        <div className="messenger-written">
          <fieldset className="messenger-recipients" aria-describedby={`${id}-recipients`}>
            <legend>{say('recipients')}</legend>
            {recipientTypes.map(type => {
              const accounts = countOf(type)
              return (
                <label key={type}>
                  <input
                    type="checkbox"
                    checked={draft.recipients.includes(type)}
                    aria-invalid={faults.recipients ? true : undefined}
                    onChange={({ target }) =>
                      change({
                        recipients: recipientTypes.filter(one =>
                          one === type ? target.checked : draft.recipients.includes(one),
                        ),
                      })
                    }
                  />
                  <span>{say(`types.${type}`)}</span>
                  {accounts !== undefined && (
                    <span className="messenger-count">{say('accounts', { smart_count: accounts })}</span>
                  )}
                </label>
              )
            })}
            <p id={`${id}-recipients`} className="messenger-fault" aria-live="polite">
              {faults.recipients}
            </p>
          </fieldset>
          <div className="field">
            <label htmlFor={`${id}-message`}>{say('message')}</label>
            <TextField
              id={`${id}-message`}
              multiline
              minRows={7}
              maxRows={16}
              fullWidth
              value={draft.message}
              error={Boolean(faults.message)}
              helperText={
                faults.message ||
                translate('daftari.lists.left', { smart_count: Math.max(0, LONGEST_MESSAGE - draft.message.length) })
              }
              onChange={({ target }) => change({ message: target.value })}
              slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
            />
          </div>
          <Button type="submit" variant="contained" loading={busy} className="messenger-send">
            {say('send')}
          </Button>
        </div>
        <section className="messenger-preview" aria-label={say('preview')}>
          <h2>{say('preview')}</h2>
          <article>
            <h3>{say('subject', { portal: portalName })}</h3>
            <p lang={locale} data-empty={draft.message ? undefined : true}>
              {draft.message || say('empty')}
            </p>
          </article>
          <p className="messenger-reach" aria-live="polite">
            {!draft.recipients.length ? say('nobody') : reach ? say('reach', { smart_count: total }) : kinds}
          </p>
        </section>
      </form>
      {hasBroadcasts && <SentMessages resource={sent} />}
      {asking && (
        <Confirm
          names={reach ? say('confirm', { smart_count: total, kinds }) : say('confirmUncounted', { kinds })}
          loss={unsure ? say('sentAlready') : undefined}
          busy={busy}
          yes={() => void send().finally(() => setAsking(false))}
          no={() => setAsking(false)}
        />
      )}
    </div>
  )
}

export default Messenger
