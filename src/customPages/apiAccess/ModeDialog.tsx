import { apiAccess } from '@contract/access/apiAccess'
import { type ApiMode, apiModes } from '@contract/access/endPoints'
import { type Id, toId } from '@contract/id'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Confirm } from '@/components/actions/Confirm'
import { Waiting } from '@/components/file/QueryContent'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { ReadFailure } from '@/components/list/listStates'
import { TabRow } from '@/components/tabs/TabRow'
import { useSource } from '@/components/useSource'
import { ApiDialog } from './ApiDialog'
import { CurrentKeys } from './CurrentKeys'
import { keyIn, type NewKeysState } from './calls'
import { NewKeys } from './NewKeys'
import { dialogOf } from './useDialogAddress'
import { usePaidCalls } from './usePaidCalls'
import '@/components/form/form.css'

type Props = {
  account: string
  name: string | undefined
  mode: ApiMode
  fresh: NewKeysState | undefined
  busy: boolean
  turn(mode: ApiMode): void
  /** Both new keys were copied. */
  copied: boolean
  onCopied(): void
  onKept(): void
  goLive(endPoints: Id[]): Promise<boolean>
  close(): void
}

/** Dialog with the keys of an account in the sandbox and in production, and the step from sandbox to production. */
export const ModeDialog = ({
  account,
  name,
  mode,
  fresh,
  busy,
  copied,
  turn,
  onCopied,
  onKept,
  goLive,
  close,
}: Props) => {
  const translate = useTranslate()
  const id = useId()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.apiAccess.${key}`, params)
  const paid = usePaidCalls()
  const [asking, setAsking] = useState<'leave' | 'live'>()
  const from = { id: account }
  const keyQuery = useSource(['apiAccess', account], keyIn[mode], from)
  const sandbox = useSource(['apiAccess', account], keyIn.SANDBOX, from)
  const here = fresh?.mode === mode ? fresh : undefined
  // Back does not leave before the new keys are there: nobody would see them.
  const { setSending } = useLeaveGuard(close, { dialogOf })
  useEffect(() => setSending(busy), [busy, setSending])
  const leave = () => (fresh && !copied ? setAsking('leave') : close())
  const areas = (sandbox.data?.endPoints ?? []).flatMap(({ id, endPoint }) => id ?? (endPoint ? toId(endPoint) : []))
  // Going live needs the areas of the sandbox.
  const reading = mode === 'LIVE' && keyQuery.isSuccess && !keyQuery.data?.apiKey ? sandbox : keyQuery
  const failed = reading.error
  return (
    <ApiDialog title={say('mode')} name={name} leave={leave}>
      <TabRow
        className="create-tabs"
        label={say('mode')}
        id={id}
        tabs={apiModes.map(key => ({ key, label: say(`modes.${key}`) }))}
        open={mode}
        choose={turn}
      />
      <DialogContent
        className="api-mode"
        role="tabpanel"
        tabIndex={0}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${mode}`}
        aria-busy={keyQuery.isPending}
      >
        {paid && <p className="api-about">{say(`about.${mode}`)}</p>}
        {keyQuery.isPending && keyQuery.isFetching && !here && <Waiting />}
        {here && <NewKeys fresh={here} onCopied={onCopied} onKept={onKept} />}
        {failed && (
          <ReadFailure
            error={failed}
            permit={apiAccess.key.permit}
            busy={reading.isFetching}
            reload={() => void reading.refetch()}
          />
        )}
        {keyQuery.data?.apiKey && <CurrentKeys access={keyQuery.data} isMasked={!here} />}
        {keyQuery.isSuccess && !keyQuery.data?.apiKey && !here && (
          <div className="api-none">
            <p>{say(`none.${mode}`)}</p>
            {mode === 'LIVE' && (
              <Button variant="contained" disabled={!areas.length} onClick={() => setAsking('live')}>
                {say('goLive')}
              </Button>
            )}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave}>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
      {asking === 'live' && (
        <Confirm
          names={name ?? ''}
          loss={say(paid ? 'liveMeans' : 'liveMakes', { smart_count: areas.length })}
          busy={busy}
          yes={() => void goLive(areas).finally(() => setAsking(undefined))}
          no={() => setAsking(undefined)}
        />
      )}
      {asking === 'leave' && (
        <Confirm
          question={say('leave')}
          names={name ?? ''}
          loss={say(paid ? 'leaveMeans' : 'keep')}
          busy={false}
          yes={close}
          no={() => setAsking(undefined)}
        />
      )}
    </ApiDialog>
  )
}
