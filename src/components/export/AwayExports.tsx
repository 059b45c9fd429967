import { useTranslate } from 'react-admin'
import { type ListExport, useAwayExports } from './listExports'
import '../shellNote.css'

const Controls = ({ state }: { state: ListExport }) => {
  const translate = useTranslate()
  if (state.at === 'running')
    return (
      <>
        <span className="figures">{translate('daftari.lists.exporting', state)}</span>
        <button type="button" onClick={state.stop}>
          {translate('daftari.lists.exportStop')}
        </button>
      </>
    )
  return (
    <>
      <span>{translate('daftari.lists.exportUnrecorded')}</span>
      <button type="button" disabled={state.busy} onClick={state.tryAgain}>
        {translate('daftari.lists.exportAgain')}
      </button>
      <button type="button" disabled={state.busy} onClick={state.discard}>
        {translate('daftari.lists.exportDiscard')}
      </button>
    </>
  )
}

/** Exports whose list was left: their progress with Stop, and what can be done with one that was not recorded. */
export const AwayExports = () =>
  useAwayExports().map(state => (
    <section key={state.resource} className="shell-note" aria-label={state.label}>
      <strong>{state.label}</strong>
      <Controls state={state} />
    </section>
  ))
