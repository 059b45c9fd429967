import { registryToday } from '@contract/registryDay'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { fieldKinds } from '@/components/fields'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { SubmitActions } from '@/components/form/SubmitActions'
import { useBusyFocus } from '@/components/useBusyFocus'
import { useRegistry } from '@/components/useRegistry'
import { HOME, LOADS, readSources, startLoad } from './calls'
import { useLoadText } from './useLoadText'
import '@/components/form/form.css'
import './loads.css'

/** Longest name of a source, in characters. */
const LONGEST_SOURCE = 100
const histories = ['LOAD', 'REGISTRATION'] as const

/** Names of sources that were loaded before, as suggestions; none while they are not known. */
const useSources = () => {
  const registry = useRegistry()
  const { data } = useQuery({
    queryKey: [LOADS, 'sources'],
    queryFn: ({ signal }) => registry.read(readSources, undefined, { signal }),
    retry: false,
  })
  return (data?.sources ?? []).map(value => ({ value, about: '', terms: [], fills: {} }))
}

/** Dialog that begins a load: its source, the day from which its changes hold, and whether its history is whole. */
const NewLoadDialog = ({ close }: { close(): void }) => {
  const translate = useTranslate()
  const { say, failure: failureOf } = useLoadText()
  const base = useId()
  const registry = useRegistry()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const suggestions = useSources()
  const { leave, setChanged, setSending, settle } = useLeaveGuard(close)
  const [source, setSource] = useState('')
  const [day, setDay] = useState(registryToday)
  const [history, setHistory] = useState<(typeof histories)[number]>('LOAD')
  const [busy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState('')
  useBusyFocus(busy)
  useEffect(() => setSending(busy), [busy, setSending])
  const { suggested: Source, date } = fieldKinds
  const wrongDay = day ? date.fault?.(day as never, {}) : undefined
  const name = source.trim()
  const faults = {
    source: !name
      ? translate('daftari.lists.required')
      : name.length > LONGEST_SOURCE
        ? say('new.sourceLong', { most: LONGEST_SOURCE })
        : '',
    day: !day ? translate('daftari.lists.required') : wrongDay ? translate(`daftari.lists.${wrongDay.key}`) : '',
  }
  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setChanged(true)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy || faults.source || faults.day) return
    setBusy(true)
    setFailure('')
    try {
      const load = await registry.send(startLoad, { source: name, effectiveOn: day, history })
      settle()
      void cache.invalidateQueries({ queryKey: [LOADS] })
      navigate(`${HOME}/${load.id}`)
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={`${base}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${base}-title`}>{say('load')}</DialogTitle>
      <form className="form" onSubmit={event => void submit(event)} noValidate aria-busy={busy}>
        <DialogContent>
          {failure && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          <Source.Input
            id={`${base}-source`}
            label={say('new.source')}
            help={say('new.sourceHelp')}
            value={source}
            error={(isChecked && faults.source) || undefined}
            suggestions={suggestions}
            required
            autoFocus
            disabled={busy}
            onChange={changed(setSource)}
            onPick={({ value }) => changed(setSource)(value)}
          />
          <date.Input
            id={`${base}-day`}
            label={say('new.day')}
            help={say('new.dayHelp')}
            value={date.format(day, {})}
            latest={registryToday()}
            error={(isChecked && faults.day) || undefined}
            required
            disabled={busy}
            onChange={typed => changed(setDay)(String(date.parse(typed, {}) ?? ''))}
          />
          <fieldset className="loads-choice" disabled={busy}>
            <legend>{say('new.history')}</legend>
            <RadioGroup
              value={history}
              onChange={(_, value) => changed(setHistory)(histories.find(one => one === value) ?? 'LOAD')}
            >
              {histories.map(one => (
                <div key={one}>
                  <FormControlLabel
                    value={one}
                    control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${base}-${one}` } }} />}
                    label={say(`new.histories.${one}`)}
                  />
                  <p id={`${base}-${one}`} className="loads-soft loads-choice-help">
                    {say(`new.historyHelp.${one}`)}
                  </p>
                </div>
              ))}
            </RadioGroup>
          </fieldset>
        </DialogContent>
        <SubmitActions label={say('new.begin')} busy={busy} cancel={leave} />
      </form>
    </Dialog>
  )
}

export default NewLoadDialog
