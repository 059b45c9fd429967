import { useEffect, useRef } from 'react'
import type { Action, Reload, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import type { Row } from '../list/columns'
import { ConfirmDialog } from './ConfirmDialog'
import { useWrite } from './useWrite'

type Props = {
  resource: Resource
  name: string
  action: Extract<Action<Row>, { send: unknown }>
  row: Row
  close(): void
  done(reload: Reload | undefined): void
}

/** A write that was chosen from the menu of a row: asked about first where the definition says so, else sent at once. */
export const SendDialog = ({ resource, name, action, row, close, done }: Props) => {
  const words = useWords()
  const { write, busy } = useWrite(resource, name, action.says)
  const { send, confirm } = action
  const run = () =>
    write(send, row)
      .then(
        () => done(undefined),
        () => undefined,
      )
      .finally(close)
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
      busy={busy}
      yes={() => void run()}
      no={close}
    />
  )
}
