import type { LoadWhole } from '@contract/portal/loads'
import { loads } from '@contract/portal/loads'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Way } from '@/components/file/FileHead'
import { NotFoundNote } from '@/components/file/NotFoundNote'
import { QueryContent } from '@/components/file/QueryContent'
import { useHostResource } from '@/components/hostExtensions'
import { RequestNotes } from '@/components/list/RequestNotes'
import { useAddress } from '@/components/useAddress'
import { useVisit } from '@/components/visits'
import type { Resource } from '@/definition/defineResource'
import { isNotFound } from '@/definition/source'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import { HOME } from './calls'
import { FilesStep } from './FilesStep'
import { LoadHead } from './LoadHead'
import { canOpen, firstStep, isDone, type LoadStepName, loadStepNames } from './steps'
import { useLoad, useLoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'
import { useUploads } from './useUploads'
import { WriteStep } from './WriteStep'
import './loads.css'

/** Query parameter that names the open step. */
const STEP = 'step'

/** Returns the open step of a load: that of the address where it can be opened, else the one that it began with. */
const useStep = (load: LoadWhole) => {
  const [params, setAddress] = useAddress()
  const [first] = useState(() => firstStep(load))
  const named = loadStepNames.find(one => one === params.get(STEP))
  const wanted = named ?? first
  const step = canOpen(load, wanted) ? wanted : firstStep(load)
  const open = (next: LoadStepName) =>
    setAddress(
      now => {
        now.set(STEP, next)
        now.delete('page')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { step, open }
}

type ContentProps = { load: LoadWhole; list: Resource; findings: Resource }

const Content = ({ load, list, findings }: ContentProps) => {
  const { say } = useLoadText()
  const requests = useLoadRequests(load.id)
  const uploading = useUploads(load, requests)
  const { step, open } = useStep(load)
  // Beside their numbers the words of some languages need more room than a phone has.
  const isNarrow = useMediaQuery('(max-width: 699px)')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // The next step is read from its heading on.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  useVisit(load.source)
  const shared = { load, requests, open }
  return (
    <>
      <LoadHead load={load} requests={requests} list={list} />
      <Stepper
        nonLinear
        alternativeLabel={isNarrow}
        activeStep={loadStepNames.indexOf(step)}
        className="loads-steps"
        aria-label={say('steps.label')}
      >
        {loadStepNames.map(one => (
          <Step key={one} completed={isDone(load, one) && one !== step} disabled={!canOpen(load, one)}>
            <StepButton
              color="inherit"
              onClick={() => open(one)}
              aria-current={one === step ? 'step' : undefined}
              disabled={!canOpen(load, one)}
            >
              {say(`steps.${one}`)}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <section className="loads-step" aria-labelledby="loads-step-title">
        <h2 id="loads-step-title" ref={heading} tabIndex={-1}>
          {say(`titles.${step}`)}
        </h2>
        {step === 'files' && <FilesStep {...shared} uploading={uploading} />}
        {step === 'columns' && <ColumnsStep {...shared} />}
        {step === 'check' && <CheckStep {...shared} findings={findings} />}
        {step === 'write' && <WriteStep {...shared} findings={findings} />}
      </section>
    </>
  )
}

const ById = ({ id, list, findings }: { id: string; list: Resource; findings: Resource }) => {
  const { label } = useHostResource(list)
  const query = useLoad(id)
  return (
    <article className="loads">
      <Way home={HOME} crumbs={[{ label, to: HOME }, { label: query.data?.source ?? id }]} />
      {query.data === undefined && isNotFound(query.error) ? (
        <NotFoundNote error={query.error} list={HOME} />
      ) : (
        <>
          {query.data && query.error && <RequestNotes reading={query} isMissing={false} />}
          <QueryContent query={query} permit={loads.read.permit} name={label}>
            {load => <Content load={load} list={list} findings={findings} />}
          </QueryContent>
        </>
      )}
    </article>
  )
}

/** Page of one load: its files, their columns, the check and the writing. */
const LoadPage = (props: { list: Resource; findings: Resource }) => {
  const { load = '' } = useParams()
  return <ById key={load} id={load} {...props} />
}

export default LoadPage
