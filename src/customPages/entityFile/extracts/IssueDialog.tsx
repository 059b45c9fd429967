import { type AsOf, filingOf } from '@contract/registry/asOf'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Days } from '@/components/Days'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { SubmitActions } from '@/components/form/SubmitActions'
import { notify } from '@/components/notices'
import { languageNames, offeredLocales } from '@/i18n/languages'
import { useLocale } from '@/i18n/useLocale'
import { issueExtract } from './calls'
import { useExtractFile, useExtractSend } from './useExtractSend'
import { useExtractWords } from './useExtractWords'
import '@/components/form/form.css'

type Props = { brn: string; moment: AsOf | undefined; close(): void }

/** Dialog that issues an extract of the file at the moment that is shown, and saves its PDF. */
export const IssueDialog = ({ brn, moment, close }: Props) => {
  const { say, day } = useExtractWords()
  const [title, box] = [useId(), useId()]
  const [language, setLanguage] = useState(useLocale())
  const { leave, setSending, shut } = useLeaveGuard(close)
  const { busy, failure, send } = useExtractSend(brn)
  const { save } = useExtractFile()
  useEffect(() => setSending(busy), [busy, setSending])
  const filing = filingOf(moment?.asOf)
  const shown = [
    filing ? say('momentFiling', { filing }) : moment?.asOf && say('momentDay', { day: day(moment.asOf) }),
    moment?.knownOn && say('momentKnown', { known: day(moment.knownOn) }),
  ].filter(Boolean)

  const issue = (event: FormEvent) => {
    event.preventDefault()
    void send(issueExtract, { brn, moment, language }, extract => {
      notify({ tone: 'good', text: say('issued', { code: extract.code }) })
      void save(extract)
      shut()
    })
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="sm" fullWidth>
      <form className="form" onSubmit={issue} noValidate aria-busy={busy}>
        <DialogTitle id={title}>{say('issueTitle')}</DialogTitle>
        <DialogContent>
          <p>
            <Days text={say('issueAbout', { moment: moment ? shown.join(', ') : say('momentToday') })} />
          </p>
          {failure && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          <div className="field">
            <label htmlFor={box} id={`${box}-label`}>
              {say('language')}
            </label>
            <TextField
              select
              fullWidth
              id={box}
              value={language}
              disabled={busy}
              onChange={({ target }) => {
                const next = offeredLocales().find(one => one === target.value)
                if (next) setLanguage(next)
              }}
              slotProps={{ select: { labelId: `${box}-label` } }}
            >
              {offeredLocales().map(one => (
                <MenuItem key={one} value={one} lang={one}>
                  {languageNames[one]}
                </MenuItem>
              ))}
            </TextField>
          </div>
        </DialogContent>
        <SubmitActions label={say('submit')} busy={busy} cancel={leave} />
      </form>
    </Dialog>
  )
}
