import MissingIcon from '@mui/icons-material/FindInPageOutlined'
import Button from '@mui/material/Button'
import { Link, Navigate, useParams } from 'react-router-dom'
import { holdsPermission } from '@/authProvider/session'
import { routeAccess } from '@/definition/access'
import type { Instrument } from '@/definition/defineInstrument'
import { failureWords } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { Way } from '@/views/file/FileHead'
import { Part } from '@/views/file/Part'
import { useSource } from '@/views/useSource'
import { Opened } from './Opened'
import { kindWords } from './reading'
import '@/views/list/list.css'
import '@/views/file/file.css'
import './instrument.css'

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** Nothing is filed under the number: in the host's words, with the way back. */
const Missing = ({ home, error }: { home: string; error: unknown }) => {
  const words = useWords()
  return (
    <div className="list-state" role="status">
      <MissingIcon aria-hidden />
      <p className="list-state-title">{failureWords(words, error)}</p>
      <Button component={Link} to={home} variant="outlined" color="inherit">
        {words('daftari.instrument.toList')}
      </Button>
    </div>
  )
}

const ByNumber = ({ instrument, number }: { instrument: Instrument; number: string }) => {
  const words = useWords()
  const { name, path, crumb } = instrument
  const asked = useSource([name, number], instrument.read, { number })
  const kind = asked.data && instrument.head(asked.data).kind
  const home = `/home/${crumb.path}`
  const list = routeAccess[crumb.path]
  const crumbs = [
    {
      label: words(keys.instrument(name, 'crumb'), { _: crumb.label }),
      to: list && holdsPermission(list.action) ? home : undefined,
    },
    { label: number, figures: true },
    ...(kind ? [{ label: kindWords(instrument, words, kind) }] : []),
  ]
  return (
    <article className="file-page">
      <Way home={home} crumbs={crumbs} />
      <h1 className="instrument-label">{words(keys.instrument(name, 'label'), { _: instrument.label })}</h1>
      {asked.data === undefined && isMissing(asked.error) ? (
        <Missing home={home} error={asked.error} />
      ) : (
        <Part asked={asked} permit={routeAccess[path]?.action ?? ''}>
          {details => <Opened instrument={instrument} number={number} details={details} />}
        </Part>
      )}
    </article>
  )
}

/** An instrument by the number at the end of its address, written with or without its slashes escaped. */
const InstrumentPage = ({ instrument }: { instrument: Instrument }) => {
  const number = useParams()['*']
  if (!number) return <Navigate to={`/home/${instrument.crumb.path}`} replace />
  return <ByNumber key={number} instrument={instrument} number={number} />
}

export default InstrumentPage
