import type { LoadWhole } from '@contract/portal/loads'
import DiscardIcon from '@mui/icons-material/DeleteOutlineOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Confirm } from '@/components/actions/Confirm'
import { Days } from '@/components/Days'
import { useHostResource } from '@/components/hostExtensions'
import { ToneText } from '@/components/list/ToneText'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import type { Resource } from '@/definition/defineResource'
import { discardLoad, HOME, LOADS } from './calls'
import { isEditable } from './steps'
import type { LoadRequests } from './useLoad'
import { useLoadText } from './useLoadText'
import '@/components/file/badge.css'

/** Button that removes a load that has written nothing, after a question that names it. */
const Discard = ({ load }: { load: LoadWhole }) => {
  const { say, failure } = useLoadText()
  const registry = useRegistry()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const discard = async () => {
    setBusy(true)
    try {
      await registry.send(discardLoad, load.id)
      notify({ tone: 'good', text: say('discard.done', { source: load.source }) })
      navigate(HOME, { replace: true })
      cache.removeQueries({ queryKey: [LOADS, 'one', load.id] })
      await cache.invalidateQueries({ queryKey: [LOADS, 'getList'] })
    } catch (error) {
      notify({ tone: 'bad', text: failure(error) })
      setAsking(false)
      await cache.invalidateQueries({ queryKey: [LOADS] })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="small" color="inherit" startIcon={<DiscardIcon />} onClick={() => setAsking(true)}>
        {say('discard.button')}
      </Button>
      {isAsking && (
        <Confirm
          question={say('discard.question', { source: load.source })}
          names={load.name}
          loss={say('discard.loss')}
          busy={busy}
          yes={() => void discard()}
          no={() => setAsking(false)}
        />
      )}
    </>
  )
}

type Props = { load: LoadWhole; requests: Pick<LoadRequests, 'busy'>; list: Resource }

/** Head of a load: its source and state, who began it, and the facts that it was begun with. */
export const LoadHead = ({ load, requests, list }: Props) => {
  const { say, moment, day } = useLoadText()
  const { fields } = useHostResource(list)
  const facts = [
    say('head.by', { by: load.by, at: moment(load.startedAt) }),
    say('head.day', { day: day(load.effectiveOn) }),
    say(`head.history.${load.history}`),
    load.writtenAt && say('head.written', { at: moment(load.writtenAt) }),
    load.takenBackAt && say('head.takenBack', { at: moment(load.takenBackAt) }),
  ].filter(Boolean)
  return (
    <header className="loads-head">
      <div>
        <h1>{load.source}</h1>
        <span className="file-badge" role="status">
          <ToneText tone={fields.state?.tone?.(load.state as never)}>
            {fields.state?.options?.[load.state] ?? load.state}
          </ToneText>
        </span>
        {isEditable(load) && !requests.busy && <Discard load={load} />}
      </div>
      <p className="loads-soft">
        <Days text={facts.join(' · ')} />
      </p>
    </header>
  )
}
