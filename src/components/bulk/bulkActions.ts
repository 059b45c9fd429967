import type { Action, ActionOf } from '@/definition/actions'
import { useDefinition } from '../definitionContext'
import type { Row } from '../list/columns'
import { useCan } from '../useCan'

/** Tells whether an action is done to many rows at once: one request, which the server takes for many (`many` of its call). */
export const isForMany = (action: Action<Row> | undefined): action is ActionOf<'send', Row> =>
  action?.type === 'send' && action.send.call.many === true && !action.send.lookup && !action.send.chosen

/** Returns the actions of the list around that this person may do to many rows at once, each with its key. */
export const useBulkActions = () => {
  const { name, actions = {} } = useDefinition()
  const can = useCan(name)
  return Object.entries(actions).flatMap(([key, action]) =>
    isForMany(action) && can(key) ? [{ key, label: action.label }] : [],
  )
}
