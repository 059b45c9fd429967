import { apiAccess, type EndPoint } from '@contract/access/apiAccess'
import { type Id, idKey, idsOfKeys, idText } from '@contract/id'
import DialogContent from '@mui/material/DialogContent'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { fieldKinds, type Option } from '@/components/fields'
import { useGuardedDraft, useLeaveGuard } from '@/components/form/leaveGuard'
import { SubmitActions } from '@/components/form/SubmitActions'
import { ReadFailure } from '@/components/list/listStates'
import { useDraft } from '@/components/useDraft'
import { useSource } from '@/components/useSource'
import type { Words } from '@/i18n/words'
import { ApiDialog } from './ApiDialog'
import { endPointsOf, keyOf } from './calls'
import { dialogOf } from './useDialogAddress'
import '@/components/form/form.css'

const Input = fieldKinds.several.Input

/**
 * Returns an option for each end point, in the host's group or else under the first part of its path. The ids of the
 * account's own areas keep their spelling where a host spells the same id in two ways.
 */
const optionsOf = (endPoints: readonly EndPoint[], own: string, translate: Words): Option[] => {
  const keys = new Map(idsOfKeys(own).map(id => [idText(id), idKey(id)]))
  return endPoints.map(({ id, endPoint, serviceName, description, group: named }) => {
    const group = named || (endPoint.split('/').find(Boolean) ?? endPoint)
    return {
      value: keys.get(idText(id)) ?? idKey(id),
      label: serviceName || endPoint,
      about: [endPoint, description].filter(Boolean).join('\n'),
      group: translate(`daftari.apiAccess.groups.${group}`, { _: group }),
    }
  })
}

const Choice = z.object({ value: z.string().optional(), shown: z.string().optional() })

type Props = {
  account: string
  name: string | undefined
  busy: boolean
  /** Resolves with what follows a success: it closes the dialog, or shows new keys. Undefined after a failure. */
  save(areas: { endPoints: Id[]; shown: Id[] }): Promise<(() => void) | undefined>
  close(): void
}

/** Dialog with the access areas of an account's keys: a checkbox for each end point. */
export const AreasDialog = ({ account, name, busy, save, close }: Props) => {
  const translate = useTranslate()
  const say = (key: string) => translate(`daftari.apiAccess.${key}`)
  const from = { id: account }
  const all = useSource(['apiAccess'], endPointsOf, undefined)
  const keyQuery = useSource(['apiAccess', account], keyOf, from)
  const { leave, settle, ...guard } = useLeaveGuard(close, { dialogOf })
  const { typed, change, drop } = useDraft(`apiAccess.areas.${account}`, Choice, {})
  const [fault, setFault] = useState(false)
  const before = (keyQuery.data?.endPoints ?? []).flatMap(({ id }) => (id ? [idKey(id)] : [])).join(',')
  const { value = before, shown = before } = typed
  useGuardedDraft(guard, { isTyped: value !== before, busy, drop })
  const failed = all.error ?? keyQuery.error
  const submit = async () => {
    if (!value) return setFault(true)
    const goOn = await save({ endPoints: idsOfKeys(value), shown: idsOfKeys(shown) })
    if (!goOn) return
    drop()
    settle()
    goOn()
  }
  return (
    <ApiDialog title={say('areas')} name={name} wide leave={leave}>
      <form
        className="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <DialogContent>
          {failed ? (
            <ReadFailure
              error={failed}
              permit={apiAccess.key.permit}
              busy={all.isFetching || keyQuery.isFetching}
              reload={() => void Promise.all([all.refetch(), keyQuery.refetch()])}
            />
          ) : (
            <Input
              id="api-areas"
              label={say('areasLabel')}
              value={value}
              onChange={next => {
                // Areas that arrive while somebody chooses are not those that the choice was made among.
                change({ value: next, shown })
                setFault(false)
              }}
              options={optionsOf(all.data ?? [], before, translate)}
              waiting={all.isPending || keyQuery.isPending}
              help={say('areasHelp')}
              error={fault ? say('areasLeast') : undefined}
              required
            />
          )}
        </DialogContent>
        <SubmitActions
          label={say('save')}
          busy={busy}
          disabled={!all.data || keyQuery.data === undefined}
          cancel={leave}
        />
      </form>
    </ApiDialog>
  )
}
