import { type InsolvencyDetails, WINDING_UP } from '@contract/insolvency/applications'
import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isFromPage } from '@/components/dialogRoutes/useOpenDialog'
import { useOpenFile } from '@/components/export/openFile'
import { PartTabs } from '@/components/file/PartTabs'
import { QueryContent, Waiting } from '@/components/file/QueryContent'
import { historyIndex } from '@/components/historyIndex'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { ToneText } from '@/components/list/ToneText'
import { RecordHead } from '@/components/notes/RecordHead'
import { PersonalData } from '@/components/personalData/PersonalData'
import { RecordLink } from '@/components/RecordLink'
import { Steps } from '@/components/steps/Steps'
import { useSource } from '@/components/useSource'
import { useMayReadLog } from '../fileReaders/useMayReadLog'
import { type Asked, details as detailsSource, permit } from './calls'
import { Information } from './Information'
import { Messages } from './Messages'
import { useInsolvencyText } from './useInsolvencyText'
import './insolvency.css'
import '@/components/file/badge.css'
import '@/components/file/fileHead.css'
import '@/components/list/tableStyles'

const Attachments = lazy(() => import('./Attachments'))
const Readers = lazy(() => import('../fileReaders/Readers'))

const tabs = ['information', 'attachments', 'messages', 'readers'] as const
type TabName = (typeof tabs)[number]

/** Query parameters of the dialog; the others belong to the list behind it. */
const OWN = ['application', 'kind', 'part', 'document', 'leaf', 'words']

/** Returns the open tab, which is in the address, and the function that opens another one. */
const useTab = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const tab: TabName = tabs.find(name => name === params.get('part')) ?? 'information'
  const choose = (next: TabName) =>
    setParams(
      current => {
        const params = new URLSearchParams(current)
        for (const name of OWN.slice(2)) params.delete(name)
        if (next !== 'information') params.set('part', next)
        return params
      },
      { state, replace: true },
    )
  return { tab, choose }
}

/**
 * Returns the function that closes the dialog. It goes back to the entry from which the list opened it, past the
 * documents that were opened in it; a dialog from a link is removed from the address instead (decision 025).
 */
const useClose = () => {
  const [, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [opening] = useState(() => ({ isFromPage: isFromPage(state), index: historyIndex() }))
  const isClosed = useRef(false)
  return () => {
    // The page has not gone back yet when a second press comes.
    if (isClosed.current) return
    isClosed.current = true
    const steps = opening.index - 1 - historyIndex()
    if (opening.isFromPage && steps < 0) navigate(steps)
    else
      setParams(current => new URLSearchParams([...current].filter(([name]) => !OWN.includes(name))), { replace: true })
  }
}

/** Header: the entity, and the status of the application. */
const Head = ({ details }: { details: InsolvencyDetails }) => {
  const { say, option, plain, standing, translate } = useInsolvencyText()
  const hasJourney = useAnnouncedExtensions()?.has('journey')
  const { companyName, brn, type, status, trackingNumber, entityType, subType, dateOfIncorporation } = details
  const stands = standing(status)
  return (
    <header className="insolvency-head">
      <p className="insolvency-company">{companyName || brn}</p>
      <p className="file-about">
        {brn && (
          <span className="list-figures">
            <RecordLink lead={{ record: 'entity', key: brn }}>{brn}</RecordLink>
          </span>
        )}
        {type && (
          <span className="file-badge" data-strong>
            {option(type)}
          </span>
        )}
        {stands && <ToneText tone={stands.tone}>{stands.label}</ToneText>}
        {(subType || entityType) && <span className="file-badge">{option(subType || entityType || '')}</span>}
        {dateOfIncorporation && (
          <span className="figures">{say('incorporated', { day: plain('date', dateOfIncorporation) })}</span>
        )}
        {type === WINDING_UP && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={`/home/insolvency-settings/winding-up/${encodeURIComponent(trackingNumber)}`}
          >
            {say('windingUp')}
          </Button>
        )}
        {hasJourney && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={`/home/journey/${encodeURIComponent(trackingNumber)}`}
          >
            {translate('daftari.journey.link')}
          </Button>
        )}
      </p>
      <RecordHead kind="APPLICATION" recordKey={trackingNumber} name={trackingNumber} file={details} />
      <PersonalData kind="APPLICATION" fileKey={trackingNumber} name={trackingNumber} />
    </header>
  )
}

const Opened = ({ details, number }: { details: InsolvencyDetails; number: string }) => {
  const { say, translate } = useInsolvencyText()
  const { tab: named, choose } = useTab()
  const mayReadLog = useMayReadLog()
  const tab = named === 'readers' && !mayReadLog ? 'information' : named
  useOpenFile('APPLICATION', number)
  return (
    <>
      <Head details={details} />
      <PartTabs
        label={say('parts')}
        parts={tabs
          .filter(key => key !== 'readers' || mayReadLog)
          .map(key => ({ key, label: key === 'readers' ? translate('daftari.readers.button') : say(`tabs.${key}`) }))}
        open={tab}
        choose={choose}
        view={tab === 'attachments' ? 'documents' : tab}
        focusable
      >
        {tab === 'information' && <Information details={details} />}
        {tab === 'attachments' && (
          <Suspense fallback={<Waiting />}>
            <Attachments details={details} />
          </Suspense>
        )}
        {tab === 'messages' && <Messages details={details} />}
        {tab === 'readers' && (
          <Suspense fallback={<Waiting />}>
            <Readers file={{ kind: 'APPLICATION', key: number }} />
          </Suspense>
        )}
      </PartTabs>
    </>
  )
}

/**
 * Dialog with all details of an insolvency application, over the list that opened it (docs/requirements/insolvency.md).
 */
const ApplicationDialog = ({ number, kind }: Asked) => {
  const { translate, say } = useInsolvencyText()
  const title = useId()
  const close = useClose()
  const query = useSource(['insolvency', 'details', number, kind], detailsSource, { number, kind })
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="xl" fullWidth className="insolvency-dialog">
      <DialogTitle id={title}>
        <span>
          {say('application')} <span className="list-figures">{number}</span>
        </span>
        <Steps />
        <IconButton aria-label={translate('daftari.lists.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <QueryContent query={query} permit={permit} failedToast>
          {details => <Opened details={details} number={number} />}
        </QueryContent>
      </DialogContent>
    </Dialog>
  )
}

export default ApplicationDialog
