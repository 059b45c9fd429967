import { Navigate, useParams } from 'react-router-dom'
import { Way } from '@/components/file/FileHead'
import { NotFoundNote } from '@/components/file/NotFoundNote'
import { QueryContent } from '@/components/file/QueryContent'
import { useListOf } from '@/components/file/useListOf'
import { useSource } from '@/components/useSource'
import { useVisit } from '@/components/visits'
import type { Instrument } from '@/definition/defineInstrument'
import { siteMap } from '@/definition/siteMap'
import { isNotFound } from '@/definition/source'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { FileReaders } from '../fileReaders/FileReaders'
import { kindWords } from './details'
import { InstrumentContent } from './InstrumentContent'
import './instrument.css'
import '@/components/file/partTabs.css'

const ByNumber = ({ instrument, number }: { instrument: Instrument; number: string }) => {
  const { name, path, crumb } = instrument
  const query = useSource([name, number], instrument.read, { number })
  const kind = query.data && instrument.head(query.data).kind
  useVisit(kind && `${number} · ${kindWords(instrument, kind)}`, 'LEGAL_DOCUMENT')
  const { list, home } = useListOf(crumb.path)
  const crumbs = [
    {
      label: crumb.label,
      to: list,
    },
    { label: number, figures: true },
    ...(kind ? [{ label: kindWords(instrument, kind) }] : []),
  ]
  return (
    <article className="file-page">
      <Way home={home} crumbs={crumbs}>
        <FileReaders kind="LEGAL_DOCUMENT" fileKey={number} />
      </Way>
      <h1 className="instrument-label">{instrument.label}</h1>
      {query.data === undefined && isNotFound(query.error) ? (
        <NotFoundNote list={list} error={query.error} />
      ) : (
        <QueryContent query={query} permit={siteMap().routeAccess[path]?.action ?? ''}>
          {details => <InstrumentContent instrument={instrument} number={number} details={details} />}
        </QueryContent>
      )}
    </article>
  )
}

/** Page of an instrument by the number at the end of its address, with slashes escaped or not. */
const InstrumentPage = ({ instrument: declared }: { instrument: Instrument }) => {
  const instrument = useInLanguage()('instruments', declared)
  const number = useParams()['*']
  if (!number) return <Navigate to={`/home/${instrument.crumb.path}`} replace />
  return <ByNumber key={number} instrument={instrument} number={number} />
}

export default InstrumentPage
