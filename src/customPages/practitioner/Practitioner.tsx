import BackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
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
  const id = useId()
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
          <Tabs
            value={tab}
            onChange={(_, next) => setParams(addressOf(next) ? { tab: addressOf(next) } : {}, { replace: true })}
            variant="scrollable"
            scrollButtons="auto"
            allowScrollButtonsMobile
            aria-label={say('tabs')}
            className="file-tabs"
          >
            {shown.map(one => (
              <Tab key={one} value={one} id={`${id}-${one}`} aria-controls={`${id}-panel`} label={say(`tab.${one}`)} />
            ))}
          </Tabs>
          <div
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${tab}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
            tabIndex={0}
            className="file-panel"
            data-view={tab === 'filingHistory' ? 'documents' : tab}
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
          </div>
        </>
      )}
    </article>
  )
}

export default Practitioner
