import type { WindingTask } from '@contract/insolvency/windingUp'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { lazy, Suspense, useId } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Way } from '@/views/file/FileHead'
import { Part, Waiting } from '@/views/file/Part'
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
type TabName = (typeof tabs)[number]

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
  const id = useId()
  const [params, setParams] = useSearchParams()
  const tab: TabName = tabs.find(name => name === params.get('tab')) ?? 'forms'
  return (
    <>
      <Head task={task} />
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => setParams(next === 'forms' ? {} : { tab: next }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={say('parts')}
        className="file-tabs"
      >
        {tabs.map(name => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            disableRipple
            label={say(`tabs.${name}`)}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        className="file-panel"
        data-view={tab === 'files' ? 'documents' : tab}
      >
        {tab === 'forms' && <WindingForms task={task} />}
        {tab === 'files' && (
          <Suspense fallback={<Waiting />}>
            <Attachments details={task} />
          </Suspense>
        )}
        {tab === 'messages' && <Messages details={task} />}
      </div>
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
      <Part asked={asked} permit={[permit].flat().join(', ')}>
        {task => <Opened task={task} />}
      </Part>
    </article>
  )
}

export default WindingUp
