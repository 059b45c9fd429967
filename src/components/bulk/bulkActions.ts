import type { Sending } from '@contract/call'
import type { Action, ActionOf } from '@/definition/actions'
import { useDefinition } from '../definitionContext'
import { useAnnouncedExtensions } from '../hostExtensions'
import type { Row } from '../list/columns'
import { useCan } from '../useCan'

type ForMany = ActionOf<'send', Row> | ActionOf<'form', Row> | ActionOf<'flags', Row>

const takesMany = (sending: Sending<never> | undefined) =>
  sending?.call.many === true && !sending.lookup && !sending.chosen

/**
 * Tells whether an action is done to many rows at once: one request, which the server takes for many (`many` of its call). A
 * form is filled in once for all rows.
 */
export const isForMany = (action: Action<Row> | undefined): action is ForMany =>
  action?.type === 'send'
    ? takesMany(action.send)
    : action?.type === 'form'
      ? takesMany(action.form.send)
      : action?.type === 'flags'

/**
 * Returns the actions of the list around that this person may do to many rows at once, each with its key. One with a form
 * needs a host that makes the calls itself.
 */
export const useBulkActions = () => {
  const { name, actions = {} } = useDefinition()
  const can = useCan(name)
  const atHost = useAnnouncedExtensions()?.has('bulk') ?? false
  return Object.entries(actions).flatMap(([key, action]) =>
    isForMany(action) && can(key) && (action.type !== 'form' || atHost) ? [{ key, label: action.label }] : [],
  )
}
