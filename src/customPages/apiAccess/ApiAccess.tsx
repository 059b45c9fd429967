import type { EndPoint } from '@contract/access/apiAccess'
import { changingEndPoints } from '@contract/access/endPoints'
import { fullName } from '@contract/accounts/account'
import { idText, toId } from '@contract/id'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Tasks, TasksContext } from '@/components/actions/tasks'
import type { Row } from '@/components/list/columns'
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { useSource } from '@/components/useSource'
import type { Resource } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { AreasDialog } from './AreasDialog'
import { accountOf, endPointsOf, goLive, newKeysIn, setUp } from './calls'
import { GrantingDialog } from './GrantingDialog'
import { ModeDialog } from './ModeDialog'
import { UsageDialog } from './UsageDialog'
import { useDialogAddress } from './useDialogAddress'
import { useKeyChange } from './useKeyChange'
import { useNewKeys } from './useNewKeys'
import './apiAccess.css'

type Props = {
  /** Names of the lists on the page. */
  lists: readonly string[]
  requests: Resource
  children: ReactNode
}

/** State of the first grant of access to an account; a failed one leaves its dialog. */
type Granting = 'underWay' | 'failed' | 'leaving' | undefined

/**
 * API access of the accounts on a page of lists: the tasks of its rows, and the dialogs, each with its own address.
 * New keys are only in memory, until the person confirms that they are stored.
 */
const ApiAccess = ({ lists, requests, children }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const place = useDialogAddress()
  const { work, busy } = useKeyChange(lists)
  const [granting, setGranting] = useState<Granting>()
  const { fresh, copied, atRisk, tell, onCopied } = useNewKeys(busy)
  const { dialog, account } = place
  const { data } = useSource(['account', account], accountOf, { id: account }, Boolean(dialog && account))
  const name = data && fullName(data)
  // The host's own id; the address has only its text.
  const id = data?.id ?? toId(account)

  const defaults = async (): Promise<EndPoint[]> => {
    const all = await endPointsOf.load(undefined, { read: registry.read, rows: registry.rows })
    return all.filter(({ endPoint }) => !changingEndPoints.includes(endPoint))
  }

  const keepAccount = (row: Row) => cache.setQueryData(['account', idText(row.id), accountOf.key], row)

  const grant = async (row: Row) => {
    const text = idText(row.id)
    keepAccount(row)
    setGranting('underWay')
    place.open('areas', text)
    try {
      const endPoints = (await defaults()).map(area => area.id)
      const answer = await work(
        setUp,
        { id: toId(row.id), endPoints, shown: [] },
        { says: 'access-granted', wait: true },
      )
      if (answer) tell(newKeysIn(text, 'SANDBOX', answer))
      setGranting(answer ? undefined : 'failed')
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
      setGranting('failed')
    }
  }
  const start = useRef({ grant, keepAccount, open: place.open, close: place.close })
  start.current = { grant, keepAccount, open: place.open, close: place.close }

  // The host may refuse before the router has drawn the address of the dialog.
  useEffect(() => {
    if (granting === 'failed' && dialog === 'areas') {
      setGranting('leaving')
      start.current.close()
    }
    if (granting === 'leaving' && !dialog) setGranting(undefined)
  }, [granting, dialog])

  // Back closes a dialog too, also before it is drawn; while a new key is not yet copied, its dialog opens again.
  useEffect(() => {
    if (!dialog && atRisk && fresh) start.current.open('mode', fresh.account, fresh.mode)
  }, [dialog, atRisk, fresh])

  const tasks = useMemo<Tasks>(() => {
    const opening = (name: 'areas' | 'mode' | 'usage') => (row: Row) => {
      cache.removeQueries({ queryKey: ['apiAccess', idText(row.id)] })
      start.current.keepAccount(row)
      start.current.open(name, idText(row.id))
    }
    return {
      grantAccess: row => void start.current.grant(row),
      accessAreas: opening('areas'),
      apiMode: opening('mode'),
      creditUsage: opening('usage'),
    }
  }, [cache])

  const mine = fresh?.account === account ? fresh : undefined
  /** Shows new keys before the dialog closes. */
  const afterAreas = (keys = mine) => (keys ? place.turn('mode', account) : place.close())
  return (
    <TasksContext value={tasks}>
      {children}
      {dialog === 'areas' && granting === 'underWay' && <GrantingDialog />}
      {dialog === 'areas' && !granting && (
        <AreasDialog
          account={account}
          name={name}
          busy={busy}
          close={() => afterAreas()}
          save={async areas => {
            const answer = await work(setUp, { id, ...areas }, { says: 'access-granted' })
            if (!answer) return undefined
            const keys = mine ?? newKeysIn(account, 'SANDBOX', answer)
            if (keys !== fresh) tell(keys)
            return () => afterAreas(keys)
          }}
        />
      )}
      {dialog === 'mode' && (
        <ModeDialog
          account={account}
          name={name}
          mode={place.live ? 'LIVE' : 'SANDBOX'}
          fresh={mine}
          busy={busy}
          turn={mode => place.turn('mode', account, mode === 'LIVE' ? { mode: 'live' } : {})}
          copied={copied}
          onCopied={onCopied}
          onKept={() => tell(undefined)}
          goLive={async endPoints => {
            const answer = await work(goLive, { id, endPoints }, { says: 'access-live', wait: true })
            if (answer) tell(newKeysIn(account, 'LIVE', answer))
            return Boolean(answer)
          }}
          close={() => {
            tell(undefined)
            place.close()
          }}
        />
      )}
      {dialog === 'usage' && <UsageDialog account={account} name={name} requests={requests} close={place.close} />}
    </TasksContext>
  )
}

export default ApiAccess
