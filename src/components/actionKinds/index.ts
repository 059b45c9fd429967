import type { ActionType } from '@/definition/actions'
import type { Action } from '@/definition/defineResource'
import type { Row } from '../list/columns'
import { address } from './address'
import { aside } from './aside'
import { details, document, form, history, items, picture } from './dialogs'
import { flags } from './flags'
import type { ActionKind } from './kind'
import { notes } from './notes'
import { open } from './open'
import { send } from './send'
import { task } from './task'
import { unavailable } from './unavailable'

export type { DialogProps, PageFunctions } from './kind'

/** Behaviours of all types of action; a missing type does not compile. */
const actionKinds: { [Type in ActionType]: ActionKind<Type> } = {
  address,
  aside,
  details,
  document,
  flags,
  form,
  history,
  items,
  notes,
  open,
  picture,
  send,
  task,
  unavailable,
}

/** Returns the behaviour of an action. The compiler cannot follow through the union that the type fits the action. */
export const kindOf = <Type extends ActionType>(action: Extract<Action<Row>, { type: Type }>) =>
  actionKinds[action.type] as ActionKind<Type>
