import type { Permit } from '@contract/permissions'
import type { Access } from '@contract/portal/access'
import { matchedRoutes } from '@/app/guard'
import { type MenuEntry, menu, routeAccess } from '@/definition/access'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import type { Words } from '@/i18n/words'

/** One of the named permissions, in the group that is asked for; a host's own calls ask for no group. */
export type Need = { anyOf: readonly string[]; group?: string }
/** Something in the portal, and everything it takes to have it. */
export type Thing = { key: string; name: string; within?: string; needs: Need[] }
export type Verdict = { permission: string; givenBy: readonly string[]; heldBy: readonly string[] }

/** How each need is met: by which permission and roles, or, unmet, which roles would meet it. */
export const judge = ({ permissions, active }: Access, { anyOf, group }: Need): Verdict => {
  const found = anyOf.map(name => {
    const known = permissions.find(
      one => one.permission === name && (!group || one.group.toLowerCase() === group.toLowerCase()),
    )
    return {
      permission: name,
      givenBy: known?.enabled && active ? known.givenBy : [],
      heldBy: known?.enabled ? known.heldBy : [],
    }
  })
  const met = found.find(({ givenBy }) => givenBy.length)
  return (
    met ?? {
      permission: anyOf.join(' / '),
      givenBy: [],
      heldBy: [...new Set(found.flatMap(({ heldBy }) => heldBy))].sort(),
    }
  )
}

export const isMet = (access: Access, needs: readonly Need[]) =>
  needs.every(need => judge(access, need).givenBy.length > 0)

const needOf = (permit: Permit | undefined, group?: string): Need[] =>
  !permit || permit === 'public' || permit === 'signed-in' ? [] : [{ anyOf: [permit].flat(), ...(group && { group }) }]

const byPermission = (needs: Need[]) => [...new Map(needs.map(need => [need.anyOf.join(), need])).values()]

/** The entries of the menu, each with its own permission and its parents'. */
export const menuThings = (
  words: Words,
  entries: readonly MenuEntry[] = menu,
  above: Need[] = [],
  within = '',
): Thing[] =>
  entries.flatMap(({ path, label, permit, children }) => {
    const name = words(keys.menu(path), { _: label })
    const needs = byPermission([...above, ...needOf(permit, 'general')])
    return [
      { key: `menu:${path}`, name, ...(within && { within }), needs },
      ...menuThings(words, children ?? [], needs, name),
    ]
  })

/** The routes, each with what all the routes ask for that its address matches. */
export const routeThings = (): Thing[] =>
  Object.keys(routeAccess).map(path => ({
    key: `route:${path}`,
    name: `/home/${path}`,
    needs: byPermission(
      matchedRoutes(path).flatMap(route => {
        const access = routeAccess[route]
        return access ? [{ anyOf: [access.action], group: access.resource }] : []
      }),
    ),
  }))

/** A button may stand in the head of a page and in its rows; it is one thing. */
const differing = (things: Thing[]) => [
  ...new Map(things.map(thing => [JSON.stringify([thing.within, thing.name, thing.needs]), thing])).values(),
]

/** The buttons of the lists, each with the permission it shows by and that of the call it makes. */
export const buttonThings = (resources: readonly Resource[], words: Words): Thing[] =>
  differing(
    resources.flatMap(({ name, label, tab, create, buttons = {}, actions = {} }) => {
      const within = tab ? words(keys.tab(name), { _: tab.label }) : words(keys.name(name), { _: label })
      const thing = (key: string, text: string, needs: Need[]): Thing => ({
        key: `button:${name}:${key}`,
        name: text,
        within,
        needs: byPermission(needs),
      })
      return [
        ...(create?.ways ?? [])
          .slice(0, 1)
          .map(way =>
            thing('create', words(keys.createLabel(name), { _: create?.label ?? '' }), [
              ...needOf(create?.permit, 'general'),
              ...needOf(('form' in way ? way.form.send : way.imports.send)?.call.permit),
            ]),
          ),
        ...Object.entries(buttons).map(([key, { label: text, permit, form }]) =>
          thing(key, words(keys.action(name, key), { _: text }), [
            ...needOf(permit, 'general'),
            ...needOf(form.send?.call.permit),
          ]),
        ),
        ...Object.entries(actions).map(([key, action]) => {
          const sending =
            'form' in action
              ? action.form.send
              : 'send' in action
                ? action.send
                : 'history' in action
                  ? action.history.read
                  : undefined
          return thing(key, words(keys.action(name, key), { _: action.label }), [
            ...needOf(action.permit, 'general'),
            ...needOf(sending?.call.permit),
          ])
        }),
      ].filter(({ needs }) => needs.length)
    }),
  )
