import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { notify } from '../notices'
import { Asked } from './Asked'
import type { ActionKind, DialogProps } from './kind'

const UnavailableDialog = ({ action, ...props }: DialogProps<'unavailable'>) => {
  const words = useWords()
  const { resource, name, close } = props
  const run = () => {
    notify({ tone: 'info', text: words(keys.unavailable(resource.name, name), { _: action.unavailable }) })
    close()
  }
  return <Asked {...props} confirm={action.confirm} run={run} />
}

export const unavailable: ActionKind<'unavailable'> = { Dialog: UnavailableDialog }
