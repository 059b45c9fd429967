import TryIcon from '@mui/icons-material/ScienceOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Trial } from '@/definition/trial'
import { failureWords } from '@/i18n/outcomeMessages'
import { useRegistry } from '../useRegistry'
import './trial.css'

type Props = {
  trial: Trial<Record<string, unknown>>
  draft: Record<string, unknown>
  /** All that it needs is typed. */
  ready: boolean
}

/** Tries what a form holds before it is sent, and shows what would change; what is typed afterwards is not tried yet. */
export const TrialBox = ({ trial, draft, ready }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => registry.read(trial.read, draft),
    retry: false,
  })
  const typed = JSON.stringify(draft)
  const tried = useRef(typed)
  useEffect(() => {
    if (tried.current !== typed) reset()
    tried.current = typed
  }, [typed, reset])
  const shown = data === undefined ? undefined : trial.shows(data)
  const summary = ({ lines, counts }: NonNullable<typeof shown>) => {
    const sentence = lines.length ? trial.says : trial.none
    return translate(sentence, { _: sentence, ...counts })
  }
  return (
    <section className="trial" aria-live="polite">
      <Button
        variant="outlined"
        size="small"
        startIcon={<TryIcon />}
        disabled={!ready}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        {trial.label}
      </Button>
      {error && <p className="trial-failed">{failureWords(translate, error)}</p>}
      {shown && <p className="trial-said">{summary(shown)}</p>}
      {shown && shown.lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        <div className="trial-lines" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('daftari.lists.changedName')}</th>
                <th scope="col">{translate('daftari.lists.before')}</th>
                <th scope="col">{translate('daftari.lists.after')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.lines.map(({ key, about, before, after }) => (
                <tr key={key}>
                  <th scope="row">{about}</th>
                  <td>{before || '–'}</td>
                  <td>{after || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
