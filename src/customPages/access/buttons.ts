import { calls } from '@contract/index'
import { byType } from '@/definition/actions'
import type { Action, AnyRow, Button, Create, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import type { Words } from '@/i18n/words'
import { byPermission, type Need, needOf, needsOfCalls, routeNeeds, type Thing } from './needs'

/** A button may stand in the head of a page and in its rows; it is one thing. */
const differing = (things: Thing[]) => [
  ...new Map(things.map(thing => [JSON.stringify([thing.within, thing.name, thing.needs]), thing])).values(),
]

/** What the calls ask for that a source makes: its key names them. */
const needsOfSource = (key: string): Need[] =>
  calls.filter(({ id }) => key.split(/[^\w-]+/).includes(id)).flatMap(({ permit }) => needOf(permit))

/** What the page asks for that an action leads to, whatever the row. */
const needsOfPage = (open: (row: AnyRow) => string): Need[] => routeNeeds(open({}).split('?')[0] ?? '')

/** What it takes beside an action's own permission: that of the call it makes, or of the page it leads to. */
const needsBehind = (action: Action<AnyRow>): Need[] =>
  byType<Need[]>(action, {
    address: () => [],
    aside: () => [],
    details: () => [],
    document: ({ document }) => needOf(document.read.call.permit),
    form: ({ form }) => needOf(form.send?.call.permit),
    history: ({ history }) => needOf(history.read.call.permit),
    items: () => [],
    open: ({ open }) => needsOfPage(open),
    picture: ({ picture }) => needsOfSource(picture.source.key),
    send: ({ send }) => needOf(send.call.permit),
    task: ({ calls }) => needsOfCalls(calls),
    unavailable: () => [],
  })

type Named = { key: string; name: string; needs: Need[] }

/** Each way in which a new entry comes in; one that asks for no more than the first is no thing of its own. */
const createThings = (resource: string, create: Create | undefined, translate: Words): Named[] =>
  (create?.ways ?? []).map((way, index) => {
    const label = translate(keys.createLabel(resource), { _: create?.label ?? '' })
    const send = 'form' in way ? way.form.send : way.imports.send
    return {
      key: keys.wayForm(index),
      name: index ? `${label} › ${translate(keys.wayTab(resource, index), { _: way.tab })}` : label,
      needs: [...needOf(create?.permit, 'general'), ...needOf(send?.call.permit)],
    }
  })

const buttonOf = (resource: string, key: string, { label, permit, form }: Button, translate: Words): Named => ({
  key,
  name: translate(keys.action(resource, key), { _: label }),
  needs: [...needOf(permit, 'general'), ...needOf(form.send?.call.permit)],
})

/** An action, and what can be done with each of the things it shows. */
const actionThings = (resource: string, key: string, action: Action<AnyRow>, translate: Words): Named[] => {
  const name = translate(keys.action(resource, key), { _: action.label })
  const needs = needOf(action.permit, 'general')
  const itself = { key, name, needs: [...needs, ...needsBehind(action)] }
  if (action.type !== 'items') return [itself]
  const { label, permit, send } = action.items.remove
  return [
    itself,
    {
      key: `${key}:remove`,
      name: `${name} › ${translate(keys.itemRemove(resource, key), { _: label })}`,
      needs: [...needs, ...needOf(permit, 'general'), ...needOf(send.call.permit)],
    },
  ]
}

/** The buttons of the lists, each with the permission it shows by and that of what stands behind it. */
export const buttonThings = (resources: readonly Resource[], translate: Words): Thing[] =>
  differing(
    resources.flatMap(({ name, label, tab, create, buttons = {}, actions = {} }) => {
      const within = tab ? translate(keys.tab(name), { _: tab.label }) : translate(keys.name(name), { _: label })
      const named = [
        ...createThings(name, create, translate),
        ...Object.entries(buttons).map(([key, button]) => buttonOf(name, key, button, translate)),
        ...Object.entries(actions).flatMap(([key, action]) => actionThings(name, key, action, translate)),
      ]
      return named
        .filter(({ needs }) => needs.length)
        .map(thing => ({ ...thing, key: `button:${name}:${thing.key}`, within, needs: byPermission(thing.needs) }))
    }),
  )
