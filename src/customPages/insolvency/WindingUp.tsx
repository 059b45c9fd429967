import type { WindingTask } from '@contract/insolvency/windingUp'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { Way } from '@/views/file/FileHead'
import { Part, Waiting } from '@/views/file/Part'
import { PartTabs } from '@/views/file/PartTabs'
import { useOpenPart } from '@/views/file/useOpenPart'
import { useSayings } from '@/views/file/useSayings'
import { ToneText } from '@/views/list/ToneText'
import { useSource } from '@/views/useSource'
import { Messages } from './Messages'
import { useSay } from './useSay'
import { WindingForms } from './WindingForms'
import { permit, windingTask } from './windingCalls'
import '@/views/file/file.css'
import '@/views/list/list.css'
import './insolvency.css'
import './windingUp.css'

const Attachments = lazy(() => import('./Attachments'))

const HOME = '/home/insolvency-settings'
const tabs = ['forms', 'files', 'messages'] as const

const Head = ({ task: { companyName, brn, windingUpType, status } }: { task: WindingTask }) => {
  const { option, standing } = useSay()
  const stands = standing(status)
  return (
    <header className="file-head">
      <h1>{companyName || brn}</h1>
      <p className="file-about">
        {brn && <span className="list-figures">{brn}</span>}
        {windingUpType && (
          <span className="file-badge" data-strong>
            {option(windingUpType)}
          </span>
        )}
        {stands && <ToneText tone={stands.tone}>{stands.label}</ToneText>}
      </p>
    </header>
  )
}

const Opened = ({ task }: { task: WindingTask }) => {
  const { say } = useSayings('windingUp')
  const { open: tab = 'forms', choose } = useOpenPart(tabs)
  return (
    <>
      <Head task={task} />
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
          <Suspense fallback={<Waiting />}>
            <Attachments details={task} />
          </Suspense>
        )}
        {tab === 'messages' && <Messages details={task} />}
      </PartTabs>
    </>
  )
}

/** The details of a winding-up (002 section 2.5), opened from its application (decision H5). */
const WindingUp = () => {
  const { number = '' } = useParams()
  const { say } = useSayings('windingUp')
  const asked = useSource(['windingUp', number], windingTask, { number })
  return (
    <article className="file-page winding-up">
      <Way
        home={HOME}
        crumbs={[
          { label: say('home'), to: HOME },
          { label: number, figures: true },
        ]}
      />
      <Part asked={asked} permit={[permit].flat().join(', ')} number={number} failedToast>
        {task => <Opened task={task} />}
      </Part>
    </article>
  )
}

export default WindingUp
