import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Action, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import type { Row } from '../list/columns'
import { notify } from '../notices'
import { ConfirmDialog } from './ConfirmDialog'
import { useWrite } from './useWrite'

/** A list as it stands on the screen, without one of its rows. */
const without =
  ({ id }: Row) =>
  (listed: { data: Row[]; total?: number } | undefined) =>
    listed && {
      ...listed,
      data: listed.data.filter(row => row.id !== id),
      ...(listed.total !== undefined && { total: listed.total - 1 }),
    }

type Props = {
  resource: Resource
  name: string
  action: Extract<Action<Row>, { send: unknown } | { unavailable: unknown } | { aside: unknown }>
  row: Row
  close(): void
}

/** A write that was chosen for a row: asked about first where the definition says so, else sent at once. */
export const SendDialog = ({ resource, name, action, row, close }: Props) => {
  const words = useWords()
  const cache = useQueryClient()
  const confirm = 'aside' in action ? undefined : action.confirm
  const { write, busy } = useWrite(resource, name, 'send' in action ? action.says : undefined)
  const run = async () => {
    if ('aside' in action) {
      notify({ tone: 'info', text: words(keys.aside(resource.name, name), { _: action.aside }) })
      close()
      return cache.setQueriesData({ queryKey: [resource.name, 'getList'] }, without(row))
    }
    if ('unavailable' in action) {
      notify({ tone: 'info', text: words(keys.unavailable(resource.name, name), { _: action.unavailable }) })
      return close()
    }
    await write(action.send, row)
      // What the row shows may be so no more: somebody else may have been quicker.
      .catch(() => void cache.invalidateQueries({ queryKey: [resource.name] }))
      .finally(close)
  }
  const started = useRef(false)
  const start = useRef(run)
  useEffect(() => {
    if (confirm || started.current) return
    started.current = true
    void start.current()
  }, [confirm])
  if (!confirm) return null
  return (
    <ConfirmDialog
      question={words(keys.confirm(resource.name, name), { _: confirm.question })}
      names={confirm.names(row)}
      loss={confirm.loss && words(keys.confirmLoss(resource.name, name), { _: confirm.loss })}
      busy={busy}
      yes={() => void run()}
      no={close}
    />
  )
}
