import type { ActionType } from '@/definition/actions'
import type { Action } from '@/definition/defineResource'
import type { Row } from '../list/columns'
import { address } from './address'
import { aside } from './aside'
import { details, document, form, history, items, picture } from './dialogs'
import type { ActionKind } from './kind'
import { open } from './open'
import { send } from './send'
import { task } from './task'
import { unavailable } from './unavailable'

export type { DialogProps, Place } from './kind'

/** Every type of action there is: one that is missing does not compile. */
const actionKinds: { [Type in ActionType]: ActionKind<Type> } = {
  address,
  aside,
  details,
  document,
  form,
  history,
  items,
  open,
  picture,
  send,
  task,
  unavailable,
}

/** The behaviour of an action. Its type fits the action, which the compiler cannot follow through the union. */
export const kindOf = <Type extends ActionType>(action: Extract<Action<Row>, { type: Type }>) =>
  actionKinds[action.type] as ActionKind<Type>
