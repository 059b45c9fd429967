import { SORT_KEY } from '@contract/dialects'
import type { Announced, Extension } from '@contract/extensions'
import type { AnyFileType } from './defineFile'
import type { AnyRow, FormParts, Resource } from './defineResource'
import type { Computed, Field } from './field'

type Named<T> = Readonly<Partial<Record<string, T>>>

/** Returns the entries of a record that pass; the same record if all do. */
const entriesOf = <T, R extends Named<T>>(
  record: R | undefined,
  passes: (value: T, key: string) => boolean,
): R | undefined => {
  if (!record) return undefined
  const entries = Object.entries<T | undefined>(record)
  const rest = entries.filter(([key, value]) => value !== undefined && passes(value, key))
  return rest.length === entries.length ? record : (Object.fromEntries(rest) as R)
}

type Extended = { extension?: Extension | undefined }
const served =
  (announced: Announced) =>
  ({ extension }: Extended): boolean =>
    !extension || announced.has(extension)

/** Parts of a form that may need an extension. */
// biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
type HostForm = Pick<FormParts<any>, 'fields' | 'trial'>

/** Returns a form without the fields and the trial that need extensions which the host does not announce. */
const hostForm = <Form extends HostForm>(form: Form, announced: Announced): Form => {
  const has = served(announced)
  const { trial, ...rest } = form
  const fields = entriesOf<Field<unknown>, Form['fields']>(form.fields, has)
  if (fields === form.fields && (!trial || has(trial.read.call))) return form
  return { ...rest, fields, ...(trial && has(trial.read.call) && { trial }) } as Form
}

const wholeOnHost = (column: Computed<AnyRow>, has: (one: Extended) => boolean): Computed<AnyRow> => {
  const { whole, ...rest } = column
  return whole && !has(whole.read.call) ? rest : column
}

/**
 * Returns a resource without the columns, fields, filters, orders, forms, actions, remarks and causes that need extensions
 * which the host does not announce: those that name one, those whose call belongs to one, and filters and orders that are
 * extras of the list.
 */
export const hostResource = (resource: Resource, announced: Announced): Resource => {
  const has = served(announced)
  const { list, fields, computed = {}, columns, filters, sortable, sort, ...parts } = resource
  const { remarks, causes, create, buttons, actions = {}, ...rest } = parts
  const hasExtra = (key: string) => has({ extension: list.extras?.[key] })
  const servedFields = entriesOf<Field<unknown>, typeof fields>(fields, has) ?? {}
  const servedColumns = Object.fromEntries(
    Object.entries(computed)
      .filter(([, column]) => has(column))
      .map(([name, column]) => [name, wholeOnHost(column, has)]),
  )
  const isServed = (source: string) => source in servedFields || source in servedColumns
  return {
    ...rest,
    list,
    fields: servedFields,
    computed: servedColumns,
    columns: columns.filter(isServed),
    ...(filters && {
      filters: entriesOf<Field<unknown>, typeof filters>(filters, (field, key) => has(field) && hasExtra(key)) ?? {},
    }),
    ...(hasExtra(SORT_KEY) && { ...(sortable && { sortable }), ...(sort && { sort }) }),
    ...(remarks && has(remarks.read.call) && { remarks }),
    ...(causes && has(causes) && { causes }),
    ...(create && {
      create: {
        ...create,
        ways: create.ways.map(way => ('form' in way ? { ...way, form: hostForm(way.form, announced) } : way)),
      },
    }),
    ...(buttons && {
      buttons: Object.fromEntries(
        Object.entries(buttons).map(([name, button]) => [name, { ...button, form: hostForm(button.form, announced) }]),
      ),
    }),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => has(action) && (action.type !== 'send' || has(action.send.call)))
        .map(([name, action]) => {
          if (action.type === 'form') return [name, { ...action, form: hostForm(action.form, announced) }]
          if (action.type === 'details' && 'fields' in action.details)
            return [name, { ...action, details: { ...action.details, fields: action.details.fields.filter(isServed) } }]
          return [name, action]
        }),
    ),
  }
}

/** Returns a type of file without the tabs that need extensions which the host does not announce. */
export const hostFile = (type: AnyFileType, announced: Announced): AnyFileType => ({
  ...type,
  kinds: type.kinds.map(kind => ({ ...kind, tabs: kind.tabs.filter(served(announced)) })),
})
