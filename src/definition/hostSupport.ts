import type { Announced, Extension } from '@contract/extensions'
import type { AnyRow, FormParts, Resource } from './defineResource'
import type { Computed, Field } from './field'

type Named<T> = Readonly<Partial<Record<string, T>>>

/** Returns the entries of a record that pass; the same record if all do. */
const entriesOf = <T, R extends Named<T>>(record: R | undefined, passes: (value: T) => boolean): R | undefined => {
  if (!record) return undefined
  const entries = Object.entries<T | undefined>(record)
  const kept = entries.filter(([, value]) => value !== undefined && passes(value))
  return kept.length === entries.length ? record : (Object.fromEntries(kept) as R)
}

type Extended = { extension?: Extension | undefined }
const served =
  (announced: Announced) =>
  ({ extension }: Extended): boolean =>
    !extension || announced.has(extension)

/** Parts of a form that may need an extension. */
// biome-ignore lint/suspicious/noExplicitAny: drafts differ by form, and each is checked where it is written
type OnHost = Pick<FormParts<any>, 'fields' | 'trial'>

/** Returns a form without the fields and the trial that need extensions which the host does not announce. */
const formOnHost = <Form extends OnHost>(form: Form, announced: Announced): Form => {
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
 * Returns a resource without the columns, fields, filters, forms, actions, remarks and causes that need extensions
 * which the host does not announce: those that name one, and those whose call belongs to one.
 */
export const resourceOnHost = (resource: Resource, announced: Announced): Resource => {
  const has = served(announced)
  const { fields, computed = {}, columns, filters, remarks, causes, create, buttons, actions = {}, ...rest } = resource
  const servedFields = entriesOf<Field<unknown>, typeof fields>(fields, has) ?? {}
  const servedColumns = Object.fromEntries(
    Object.entries(computed)
      .filter(([, column]) => has(column))
      .map(([name, column]) => [name, wholeOnHost(column, has)]),
  )
  const isServed = (source: string) => source in servedFields || source in servedColumns
  return {
    ...rest,
    fields: servedFields,
    computed: servedColumns,
    columns: columns.filter(isServed),
    ...(filters && { filters: entriesOf<Field<unknown>, typeof filters>(filters, has) ?? {} }),
    ...(remarks && has(remarks.read.call) && { remarks }),
    ...(causes && has(causes) && { causes }),
    ...(create && {
      create: {
        ...create,
        ways: create.ways.map(way => ('form' in way ? { ...way, form: formOnHost(way.form, announced) } : way)),
      },
    }),
    ...(buttons && {
      buttons: Object.fromEntries(
        Object.entries(buttons).map(([name, button]) => [
          name,
          { ...button, form: formOnHost(button.form, announced) },
        ]),
      ),
    }),
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => has(action) && (action.type !== 'send' || has(action.send.call)))
        .map(([name, action]) => {
          if (action.type === 'form') return [name, { ...action, form: formOnHost(action.form, announced) }]
          if (action.type === 'details' && 'fields' in action.details)
            return [name, { ...action, details: { ...action.details, fields: action.details.fields.filter(isServed) } }]
          return [name, action]
        }),
    ),
  }
}
