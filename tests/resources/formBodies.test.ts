import type { Sending } from '@contract/call'
import { idKey, toId } from '@contract/id'
import { expect, it } from 'vitest'
import { draftOf, type FormValues, initialValues, isEmpty, parseText } from '@/components/form/formValues'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { AnyRow, FormDialog } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { textFor } from '../support/anyForm'
import { allDefinitions } from '../support/definitions'
import { resources } from '../support/resources'
import { nobody } from '../support/signedIn'

type AnyForm = Pick<FormDialog<AnyRow>, 'fields' | 'start' | 'send'>

/** Forms that begin without a row. */
const forms: [name: string, form: AnyForm][] = [
  ...resources.flatMap(({ name, create, buttons = {} }) => [
    ...(create?.ways ?? []).flatMap((way): [string, AnyForm][] => ('form' in way ? [[name, way.form]] : [])),
    ...Object.entries(buttons).flatMap(([key, { form, ticked }]): [string, AnyForm][] =>
      ticked ? [] : [[`${name}.${key}`, form]],
    ),
  ]),
  ...allDefinitions
    .filter(({ kind }) => kind === 'forms')
    .map(({ name, definition }): [string, AnyForm] => [name, definition as AnyPageForm]),
]

const texts: Partial<Record<Field<never>['kind'], string>> = { slashedDate: '2024-01-31', count: '7' }

const RECORD = toId('00000000-0000-4000-8000-000000000007')

/** Returns a valid value for a field that is required, or that a look-up fills in. */
const filledIn = (source: string, field: Field<never>): unknown => {
  if (field.upload) return new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' })
  const [option = textFor(source, field)] = [...Object.keys(field.options ?? {}), ...(field.names ?? [])]
  const chosen = field.kind === 'several' ? idKey(option) : (texts[field.kind] ?? option)
  return parseText(field, field.among ? idKey(RECORD) : chosen)
}

const bodyOf = ({ fields, start, send }: AnyForm) => {
  const values: FormValues = initialValues({ fields, start } as never, {})
  for (const [source, field] of Object.entries(fields))
    if ((field?.required || field?.unseen) && isEmpty(values[source]))
      values[source] = filledIn(source, field as Field<never>)
  const draft = draftOf(fields as never, values)
  const sending: Sending<FormValues> | undefined = send?.chosen?.(draft) ?? send
  return { schema: sending?.call.body, body: sending?.request(draft, nobody).body }
}

it.each(forms)('%s sends nothing for optional fields that nobody filled in', (_, form) => {
  const { schema, body } = bodyOf(form)
  if (!schema) return
  // JSON leaves out values that are undefined.
  const sent = JSON.parse(JSON.stringify(body))
  expect(schema.safeParse(sent).error).toBeUndefined()
  const empty = Object.entries(sent).flatMap(([key, value]) => (value === '' ? [key] : []))
  for (const key of empty) expect(schema.safeParse({ ...sent, [key]: undefined }).success).toBe(false)
})
