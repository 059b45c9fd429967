import { useEffect, useRef } from 'react'
import type { ActionOf } from '@/definition/actions'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ConfirmDialog } from '../actions/ConfirmDialog'
import type { DialogProps } from './kind'

type Props = Pick<DialogProps<'send'>, 'resource' | 'name' | 'row' | 'close'> & {
  confirm: ActionOf<'send'>['confirm']
  busy?: boolean
  run(): unknown
}

/** Runs what was chosen for a row: after its question where there is one, else at once. */
export const Asked = ({ resource, name, row, confirm, busy = false, run, close }: Props) => {
  const words = useWords()
  const started = useRef(false)
  const start = useRef(run)
  useEffect(() => {
    if (confirm || started.current) return
    started.current = true
    start.current()
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
