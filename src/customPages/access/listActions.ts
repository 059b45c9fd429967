import { calls } from '@contract/index'
import { recordReaders } from '@contract/portal/noteKinds'
import { byType } from '@/definition/actions'
import { type Action, type AnyRow, type Button, type Create, type Resource, wayName } from '@/definition/defineResource'
import { type AccessItem, byPermission, type Need, needOf, needsOfCalls, routeNeeds } from './requirements'

/** Returns the things without repetition: a button in the page's header and in its rows is the same thing. */
const differing = (things: AccessItem[]) => [
  ...new Map(things.map(thing => [JSON.stringify([thing.within, thing.name, thing.needs]), thing])).values(),
]

/** Returns the permissions of the calls that a source makes; its key contains their ids. */
const needsOfSource = (key: string): Need[] =>
  calls.filter(({ id }) => key.split(/[^\w-]+/).includes(id)).flatMap(({ permit }) => needOf(permit))

/** Returns the permissions of the page that an action opens, for any row. */
const needsOfPage = (open: (row: AnyRow) => string): Need[] => routeNeeds(open({}).split('?')[0] ?? '')

/** Returns the permissions beside the action's own: those of the call it sends, or of the page it opens. */
const needsBehind = (action: Action<AnyRow>): Need[] =>
  byType<Need[]>(action, {
    address: () => [],
    aside: () => [],
    details: () => [],
    document: ({ document }) => needOf(document.read.call.permit),
    flags: () => [],
    form: ({ form }) => needOf(form.send?.call.permit),
    history: ({ history }) => needOf(history.read.call.permit),
    items: () => [],
    notes: ({ notes }) => needOf(recordReaders[notes.kind]),
    open: ({ open }) => needsOfPage(open),
    picture: ({ picture }) => needsOfSource(picture.source.key),
    send: ({ send }) => needOf(send.call.permit),
    task: ({ calls }) => needsOfCalls(calls),
    unavailable: () => [],
  })

type Named = { key: string; name: string; needs: Need[] }

/** Returns one entry for each way to create. */
const createThings = (create: Create | undefined): Named[] =>
  (create?.ways ?? []).map((way, index) => {
    const label = create?.label ?? ''
    const send = 'form' in way ? way.form.send : way.imports.send
    return {
      key: wayName(index),
      name: index ? `${label} › ${way.tab}` : label,
      needs: [...needOf(create?.permit, 'general'), ...needOf(send?.call.permit)],
    }
  })

const buttonOf = (key: string, { label, permit, form }: Button): Named => ({
  key,
  name: label,
  needs: [...needOf(permit, 'general'), ...needOf(form.send?.call.permit)],
})

/** Returns an entry for the action, and one for removing the items that it shows. */
const actionThings = (key: string, action: Action<AnyRow>): Named[] => {
  const name = action.label
  const needs = needOf(action.permit, 'general')
  const itself = { key, name, needs: [...needs, ...needsBehind(action)] }
  if (action.type !== 'items') return [itself]
  const { label, permit, send } = action.items.remove
  return [
    itself,
    {
      key: `${key}:remove`,
      name: `${name} › ${label}`,
      needs: [...needs, ...needOf(permit, 'general'), ...needOf(send.call.permit)],
    },
  ]
}

/** Returns the buttons of the lists, each with the permission of the button and that of its call or page. */
export const listActionItems = (resources: readonly Resource[]): AccessItem[] =>
  differing(
    resources.flatMap(({ name, label, tab, create, buttons = {}, actions = {} }) => {
      const within = tab ? tab.label : label
      const named = [
        ...createThings(create),
        ...Object.entries(buttons).map(([key, button]) => buttonOf(key, button)),
        ...Object.entries(actions).flatMap(([key, action]) => actionThings(key, action)),
      ]
      return named
        .filter(({ needs }) => needs.length)
        .map(thing => ({ ...thing, key: `button:${name}:${thing.key}`, within, needs: byPermission(thing.needs) }))
    }),
  )
