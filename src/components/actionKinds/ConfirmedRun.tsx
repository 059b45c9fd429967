import { useEffect, useRef } from 'react'
import type { ActionOf } from '@/definition/actions'
import { Confirm } from '../lazyDialogs'
import type { DialogProps } from './kind'

type Props = Pick<DialogProps<'send'>, 'row' | 'close'> & {
  confirm: ActionOf<'send'>['confirm']
  busy?: boolean
  run(): unknown
}

/** Runs an action on a row: after its confirmation if it has one, otherwise at once. */
export const ConfirmedRun = ({ row, confirm, busy = false, run, close }: Props) => {
  const started = useRef(false)
  const start = useRef(run)
  useEffect(() => {
    if (confirm || started.current) return
    started.current = true
    start.current()
  }, [confirm])
  if (!confirm) return null
  return (
    <Confirm
      question={confirm.question}
      names={confirm.names(row)}
      loss={confirm.loss}
      busy={busy}
      yes={() => void run()}
      no={close}
    />
  )
}
