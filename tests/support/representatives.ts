import type { Button, Create, Resource } from '@/definition/defineResource'
import type { FormParts } from '@/definition/formDialog'

type AnyForm = Pick<
  FormParts<Record<string, unknown>>,
  'fields' | 'pairs' | 'trial' | 'warning' | 'submitFor' | 'confirm'
>

/**
 * Returns the fewest of `all` that a greedy choice finds and that together have every part that any of them has, in their
 * order.
 */
export const representatives = <One>(all: readonly One[], partsOf: (one: One) => ReadonlySet<string>): One[] => {
  const parts = new Map(all.map(one => [one, partsOf(one)]))
  const open = new Set([...parts.values()].flatMap(own => [...own]))
  const chosen = new Set<One>()
  const gain = (one: One) => [...(parts.get(one) ?? [])].filter(part => open.has(part)).length
  while (open.size) {
    const best = all.reduce((former, one) => (gain(one) > gain(former) ? one : former))
    chosen.add(best)
    for (const part of parts.get(best) ?? []) open.delete(part)
  }
  return all.filter(one => chosen.has(one))
}

const present = (definition: object): string[] =>
  Object.entries(definition).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** Options of a field that change its look; the others are words and limits. */
const marksOf = ({ kind, ...options }: { kind: string }): string =>
  [kind, ...present(options).filter(one => LOOKS.has(one))].join()
const LOOKS = new Set([
  ...['required', 'fixed', 'help', 'empty', 'tooShort', 'counted', 'among', 'own', 'lookUp', 'vacancy', 'suggests'],
  ...['upload', 'picture', 'notBefore', 'capitals'],
])

/** Returns the parts of a form that change its look: its kinds of fields with their marks, and its other parts. */
const formParts = ({ fields, pairs, trial, warning, submitFor, confirm }: AnyForm): Set<string> =>
  new Set([
    ...Object.values<{ kind: string } | undefined>(fields).flatMap(field => (field ? [marksOf(field)] : [])),
    ...present({ pairs, trial, warning, submitFor, confirm }),
  ])

type DialogPart = NonNullable<Resource['actions']>[string] | Button | Create['ways'][number]

/** Returns the parts that a dialog is made of: its kind, what it declares, and the parts of its form. */
export const dialogParts = (part: DialogPart): Set<string> => {
  if ('form' in part) return formParts(part.form)
  if ('imports' in part) return new Set(present(part.imports).map(name => `import ${name}`))
  const { type } = part
  const declared = (part as Record<string, unknown>)[type]
  return new Set([
    `action ${type}`,
    ...present('confirm' in part ? { confirm: part.confirm } : {}).map(name => `${type} ${name}`),
    ...present(typeof declared === 'object' && declared !== null ? declared : {}).map(name => `${type} ${name}`),
  ])
}

/** Returns the parts that a list is made of: what its definition declares, and its kinds of columns, filters and actions. */
export const listParts = (list: Resource): Set<string> => {
  const { fields, computed = {}, filters = {}, actions = {}, buttons = {}, create, search, columns } = list
  const kindOf = (column: string) => {
    const field = (fields as Record<string, { kind: string } | undefined>)[column]
    return field ? `column ${field.kind}` : `column ${present((computed as Record<string, object>)[column] ?? {})}`
  }
  return new Set([
    ...present(list).map(name => `list ${name}`),
    ...columns.map(kindOf),
    ...Object.values(filters).map(field => `filter ${field?.kind}`),
    ...Object.values(actions).map(({ type }) => `action ${type}`),
    ...Object.values(buttons).map(({ ticked }) => `button ${Boolean(ticked)}`),
    ...(create?.ways ?? []).map(way => `create ${'form' in way}`),
    ...(search ? present(search).map(name => `search ${name}`) : []),
  ])
}
