import { type InsolvencyDetails, WINDING_UP } from '@contract/insolvency/applications'
import type { WindingTask } from '@contract/insolvency/windingUp'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { Way } from '@/components/file/FileHead'
import { PartTabs } from '@/components/file/PartTabs'
import { QueryContent, Waiting } from '@/components/file/QueryContent'
import { useFactText } from '@/components/file/useFactText'
import { useTabParam } from '@/components/file/useTabParam'
import { ToneText } from '@/components/list/ToneText'
import { RecordHead } from '@/components/notes/RecordHead'
import { PersonalData } from '@/components/personalData/PersonalData'
import { RecordLink } from '@/components/RecordLink'
import type { CancellableQuery } from '@/components/useCancellableQuery'
import { useSource } from '@/components/useSource'
import { FileReaders } from '../fileReaders/FileReaders'
import { details } from './calls'
import { Messages } from './Messages'
import { useInsolvencyText } from './useInsolvencyText'
import { WindingForms } from './WindingForms'
import { permit, windingDraft } from './windingCalls'
import './insolvency.css'
import './windingUp.css'
import '@/components/file/badge.css'
import '@/components/file/fileHead.css'
import '@/components/file/partTabs.css'
import '@/components/list/tableStyles'

const Attachments = lazy(() => import('./Attachments'))

const HOME = '/home/insolvency-settings'
const tabs = ['forms', 'files', 'messages'] as const

type HeadProps = { task: WindingTask; application: InsolvencyDetails | undefined }

const Head = ({ task, application }: HeadProps) => {
  const { trackingNumber, companyName, brn, windingUpType, status } = task
  const { option, standing } = useInsolvencyText()
  const stands = standing(status)
  return (
    <header className="file-head">
      <h1>{companyName || brn}</h1>
      <p className="file-about">
        {brn && (
          <span className="list-figures">
            <RecordLink lead={{ record: 'entity', key: brn }}>{brn}</RecordLink>
          </span>
        )}
        {windingUpType && (
          <span className="file-badge" data-strong>
            {option(windingUpType)}
          </span>
        )}
        {stands && <ToneText tone={stands.tone}>{stands.label}</ToneText>}
      </p>
      {application && (
        <RecordHead
          kind="APPLICATION"
          recordKey={trackingNumber}
          name={companyName || trackingNumber}
          file={application}
        />
      )}
      <PersonalData kind="APPLICATION" fileKey={trackingNumber} name={companyName || trackingNumber} />
    </header>
  )
}

/** Returns the task with data that it lacks taken from the application: the answer may have only its number. */
const withApplication = (task: WindingTask, application: InsolvencyDetails | undefined): WindingTask => ({
  ...task,
  companyName: task.companyName || application?.companyName,
  brn: task.brn || application?.brn,
  windingUpType: task.windingUpType || application?.windingUpType,
  status: task.status || application?.status,
})

type OpenedProps = { task: WindingTask; application: CancellableQuery<InsolvencyDetails> }

const Opened = ({ task: forms, application }: OpenedProps) => {
  const { say } = useFactText('windingUp')
  const { open: tab = 'forms', choose } = useTabParam(tabs)
  const task = withApplication(forms, application.data)
  return (
    <>
      <Head task={task} application={application.data} />
      <PartTabs
        label={say('parts')}
        parts={tabs.map(key => ({ key, label: say(`tabs.${key}`) }))}
        open={tab}
        choose={choose}
        view={tab === 'files' ? 'documents' : tab}
        focusable
      >
        {tab === 'forms' && <WindingForms task={task} />}
        {tab === 'files' && (
          <QueryContent query={application} permit={permit} name={say('tabs.files')}>
            {details => (
              <Suspense fallback={<Waiting />}>
                <Attachments details={details} />
              </Suspense>
            )}
          </QueryContent>
        )}
        {tab === 'messages' && <Messages details={application.data ?? task} />}
      </PartTabs>
    </>
  )
}

const ByNumber = ({ number }: { number: string }) => {
  const { say } = useFactText('windingUp')
  const draft = useSource(['windingUp', number], windingDraft, { number })
  const kind = WINDING_UP
  const application = useSource(['insolvency', 'details', number, kind], details, { number, kind })
  return (
    <article className="file-page winding-up">
      <Way
        home={HOME}
        crumbs={[
          { label: say('home'), to: HOME },
          { label: number, figures: true },
        ]}
      >
        <FileReaders kind="APPLICATION" fileKey={number} />
      </Way>
      {draft.data === null ? (
        <QueryContent query={application} permit={permit} number={number} failedToast>
          {task => <Opened task={task} application={application} />}
        </QueryContent>
      ) : (
        <QueryContent query={draft} permit={permit} number={number} failedToast>
          {task => task && <Opened task={task} application={application} />}
        </QueryContent>
      )}
    </article>
  )
}

/**
 * Page with the details of a winding-up (docs/requirements/insolvency.md), opened from its application (decision H5).
 */
const WindingUp = () => {
  const { number = '' } = useParams()
  return <ByNumber key={number} number={number} />
}

export default WindingUp
