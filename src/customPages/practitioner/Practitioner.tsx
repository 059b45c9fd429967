import BackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { PartTabs } from '@/views/file/PartTabs'
import { Denied, FailedBanner, isDenied } from '@/views/list/states'
import { useRegistry } from '@/views/useRegistry'
import { AnnualReturns } from './AnnualReturns'
import { Complaints } from './Complaints'
import { readFile } from './calls'
import { nameOf } from './facts'
import { Information } from './Information'
import { Messages } from './Messages'
import { PractitionerHead } from './PractitionerHead'
import '@/views/file/file.css'
import '@/views/list/list.css'
import './practitioner.css'
import { addressOf, tabIn, tabsFor } from './tabs'
import { useSay } from './useSay'

const FilingHistory = lazy(() => import('./FilingHistory'))
const LIST = '/home/registry/practitioners'

const useBack = () => {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first address of this tab has nothing of the portal behind it.
  return () => (key === 'default' ? navigate(LIST) : navigate(-1))
}

/** The file of an insolvency practitioner (000 section 2.9, 001 section 2.5). */
const Practitioner = ({ complaints }: { complaints: Resource }) => {
  const { number = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const { words, say } = useSay()
  const registry = useRegistry()
  const back = useBack()
  const {
    data: file,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['practitioner', number],
    queryFn: ({ signal }) => registry.read(readFile, { number }, { signal }),
    retry: false,
  })
  const shown = file ? tabsFor(file) : []
  const tab = tabIn(shown, params.get('tab'))
  const name = file ? nameOf(file) : ''

  return (
    <article className="file-page practitioner">
      <div className="file-way">
        <Button size="small" color="inherit" startIcon={<BackIcon />} onClick={back}>
          {say('back')}
        </Button>
        <nav aria-label={words('daftari.lists.breadcrumb')} className="breadcrumb">
          <ol>
            <li>
              <Link to={LIST}>{say('breadcrumb')}</Link>
            </li>
            <li aria-current="page" className="figures">
              {number}
            </li>
          </ol>
        </nav>
      </div>
      <h1 className="practitioner-title">{say('title')}</h1>
      {isDenied(error) && <Denied permit={[readFile.call.permit].flat().join(', ')} />}
      {error && !isDenied(error) && (
        <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} title={say('failed')} />
      )}
      {!file && !error && (
        <div className="practitioner-waiting" role="status" aria-label={words('daftari.lists.loading')} />
      )}
      {file && (
        <>
          <PractitionerHead file={file} number={number} />
          <PartTabs
            label={say('tabs')}
            parts={shown.map(key => ({ key, label: say(`tab.${key}`) }))}
            open={tab}
            choose={next => setParams(addressOf(next) ? { tab: addressOf(next) } : {}, { replace: true })}
            view={tab === 'filingHistory' ? 'documents' : tab}
            focusable
          >
            {tab === 'information' && <Information file={file} />}
            {tab === 'annualReturns' && <AnnualReturns file={file} />}
            {tab === 'filingHistory' && (
              <Suspense>
                <FilingHistory file={file} />
              </Suspense>
            )}
            {tab === 'messages' && <Messages file={file} />}
            {tab === 'complaints' && <Complaints resource={complaints} number={number} name={name} />}
          </PartTabs>
        </>
      )}
    </article>
  )
}

export default Practitioner
