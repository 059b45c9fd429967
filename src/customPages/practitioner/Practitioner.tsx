import { lazy, Suspense } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Way } from '@/components/file/FileHead'
import { NotFoundNote } from '@/components/file/NotFoundNote'
import { PartTabs } from '@/components/file/PartTabs'
import { Waiting } from '@/components/file/QueryContent'
import { useListOf } from '@/components/file/useListOf'
import { Denied, isDenied } from '@/components/list/listStates'
import { RequestNotes } from '@/components/list/RequestNotes'
import { useCancellableQuery } from '@/components/useCancellableQuery'
import { useRegistry } from '@/components/useRegistry'
import { useVisit } from '@/components/visits'
import type { Resource } from '@/definition/defineResource'
import { isNotFound } from '@/definition/source'
import { FileReaders } from '../fileReaders/FileReaders'
import { AnnualReturns } from './AnnualReturns'
import { Complaints } from './Complaints'
import { readFile } from './calls'
import { nameOf } from './facts'
import { Information } from './Information'
import { Messages } from './Messages'
import { PractitionerHead } from './PractitionerHead'
import './practitioner.css'
import { countOfFiles } from './filings'
import { addressOf, tabIn, tabsFor } from './tabs'
import { usePractitionerText } from './usePractitionerText'
import '@/components/file/partTabs.css'

const FilingHistory = lazy(() => import('./FilingHistory'))

const ByNumber = ({ complaints, number }: { complaints: Resource; number: string }) => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const { say } = usePractitionerText()
  const registry = useRegistry()
  const { list, home } = useListOf('registry/practitioners')
  const reading = useCancellableQuery({
    queryKey: ['practitioner', number],
    queryFn: ({ signal }) => registry.read(readFile, { number }, { signal }),
    retry: false,
  })
  const { data: file, error, isFetching, isPending } = reading
  const shown = file ? tabsFor(file) : []
  const tab = tabIn(shown, params.get('tab'))
  const name = file ? nameOf(file) : ''
  useVisit(name, 'PRACTITIONER')

  return (
    <article className="file-page practitioner">
      <Way
        home={home}
        crumbs={[
          { label: say('breadcrumb'), to: list },
          { label: number, figures: true },
        ]}
      >
        <FileReaders kind="PRACTITIONER" fileKey={number} />
      </Way>
      <h1 className="practitioner-title">{say('title')}</h1>
      {isDenied(error) && <Denied permit={readFile.call.permit} />}
      {isNotFound(error) && <NotFoundNote error={error} list={list} />}
      {!isDenied(error) && !isNotFound(error) && (
        <RequestNotes reading={reading} isMissing={isPending} title={say('failed')} />
      )}
      {!file && isFetching && (
        <div className="practitioner-waiting">
          <Waiting />
        </div>
      )}
      {file && (
        <>
          <PractitionerHead file={file} number={number} />
          <PartTabs
            label={say('tabs')}
            parts={shown.map(key => ({
              key,
              label: say(`tab.${key}`),
              count: key === 'filingHistory' ? countOfFiles(file) : undefined,
            }))}
            open={tab}
            addressOf={addressOf}
            choose={next => setParams(addressOf(next) ? { tab: addressOf(next) } : {}, { state, replace: true })}
            view={tab === 'filingHistory' ? 'documents' : tab}
            focusable
          >
            {tab === 'information' && <Information file={file} />}
            {tab === 'annualReturns' && <AnnualReturns file={file} />}
            {tab === 'filingHistory' && (
              <Suspense fallback={<Waiting />}>
                <FilingHistory file={file} />
              </Suspense>
            )}
            {tab === 'messages' && <Messages file={file} number={number} />}
            {tab === 'complaints' && <Complaints resource={complaints} number={number} name={name} />}
          </PartTabs>
        </>
      )}
    </article>
  )
}

/** Page with the file of an insolvency practitioner (docs/requirements/registries.md). */
const Practitioner = ({ complaints }: { complaints: Resource }) => {
  const { number = '' } = useParams()
  return <ByNumber key={number} complaints={complaints} number={number} />
}

export default Practitioner
