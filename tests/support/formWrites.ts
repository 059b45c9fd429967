import { apiAccess } from '@contract/access/apiAccess'
import { accounts } from '@contract/accounts/accounts'
import type { Sending } from '@contract/call'
import { LARGEST_PAGE } from '@contract/dialects'
import { idKey } from '@contract/id'
import { entityDocuments } from '@contract/registry/entityDocuments'
import { expect } from 'vitest'
import { draftOf, formatValue, initialValues, parseText } from '@/components/form/formValues'
import { goLive, setUp } from '@/customPages/apiAccess/calls'
import { sendMessage } from '@/customPages/messenger/calls'
import { ApiError } from '@/dataProvider/apiError'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { Action, FormDialog, Resource } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { businessNameDocumentsTab, companyDocumentsTab } from '@/resources/files/documents'
import { textFor } from './anyForm'
import { sendingOf, sendingsOf } from './everyWrite'
import type { PortalClient } from './portalClient'
import type { RespelledIds } from './respelledIds'
import { nobody } from './signedIn'

type Form = FormDialog<Record<string, unknown>>
type AnyForm = Pick<Form, 'fields' | 'start' | 'send'>
type Values = Record<string, unknown>

/** The portal's client, a host that respells ids, and the calls sent to it. */
export type Writer = {
  client: PortalClient
  ids: RespelledIds
  /** BRN of a company that every look-up finds. */
  brn: string
  /** Keys of the writes that were sent. */
  done: Set<string>
}

/** Returns the texts of a field's options, as its form holds them. */
const optionTexts = async ({ client }: Writer, field: Field<unknown>, row: Values): Promise<string[]> => {
  const { among, own, kind, options = {} } = field
  if (own) return own(row).map(({ value }) => idKey(value))
  if (!among)
    return field.names ? [...field.names] : Object.keys(options).map(one => (kind === 'several' ? idKey(one) : one))
  const { rows } = await client.rows(among.list, { page: 1, perPage: LARGEST_PAGE }, among.filter ?? {})
  return rows.filter(row => among.when?.(row as never) ?? true).map(row => idKey(among.value(row as never)))
}

/** Returns the text that a person types into a field or chooses in it; undefined for a field that is left as it is. */
const enteredText = async (writer: Writer, source: string, field: Field<unknown>, row: Values, own: Values) => {
  const given = own[source] === undefined ? undefined : String(own[source])
  const ofHost = Boolean(field.among ?? field.own)
  if (ofHost || field.kind === 'oneByOne' || field.kind === 'several')
    return given ?? (await optionTexts(writer, field, row)).at(-1)
  if (field.kind === 'choice' || field.kind === 'flag')
    return given ?? (field.required && !row[source] ? (await optionTexts(writer, field, row)).at(-1) : undefined)
  if (!field.required || row[source]) return undefined
  // The box of a day shows other text than the form holds.
  return given ?? (field.kind === 'slashedDate' ? '2024-01-31' : textFor(source, field))
}

const draftFor = async (writer: Writer, { fields, start }: AnyForm, row: Values, own: Values): Promise<Values> => {
  const values = initialValues({ fields, ...(start && { start }) }, row)
  for (const [source, field] of Object.entries(fields)) {
    if (!field) continue
    // The page around a list gives its form the values of fixed fields.
    if (field.upload) values[source] = new File(['%PDF-1.4\n%%EOF'], 'new.pdf', { type: 'application/pdf' })
    else if (!field.fixed) {
      const text = await enteredText(writer, source, field, row, own)
      if (text !== undefined) values[source] = parseText(field, text)
    } else if (!formatValue(field, values[source])) values[source] = textFor(source, field)
  }
  return draftOf(fields, values)
}

/** Sends a write. The host that records it answers each alike, which some answers of the contract do not allow. */
const sendWrite = ({ client }: Writer, sending: Sending<never>, row: unknown) =>
  client.send(sending, row as never).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'unfit-answer') throw error
  })

type DocumentsTab = { view: string } & { [Button in 'resend' | 'resendOne']?: { send: Sending<never> } }

/** Returns the request of a button of a tab with documents. */
const sendingOfButton = (tab: DocumentsTab, button: 'resend' | 'resendOne') =>
  tab[button]?.send ?? expect.fail(`There is no button ${button}`)

/** Sends a form once for each of its calls that `done` does not hold. */
const sendForm = async (writer: Writer, form: AnyForm, row: Values, ofRow = false) => {
  for (const { key, choice } of sendingsOf(form, ofRow)) {
    if (!form.send || writer.done.has(key)) continue
    writer.done.add(key)
    await sendWrite(writer, form.send, await draftFor(writer, form, row, { brn: writer.brn, ...choice }))
  }
}

const sendAction = async (writer: Writer, action: Action<Values>, row: Values) => {
  if (action.type === 'form') return sendForm(writer, action.form, action.draft(row), true)
  const sending = sendingOf(action as never)
  if (!sending || writer.done.has(sending.call.id)) return
  writer.done.add(sending.call.id)
  const item = action.type === 'items' ? action.items.of(row)[0] : undefined
  await sendWrite(writer, sending, item ? { row, id: item.id } : row)
}

/**
 * Sends every write of a list that `done` does not hold, through the forms' own values and the data provider, as the
 * portal's views do.
 */
export const sendWritesOf = async (writer: Writer, resource: Resource) => {
  const { client } = writer
  const { data } = await client.getList(resource.name, {
    pagination: { page: 1, perPage: resource.size },
    filter: {},
  })
  for (const way of resource.create?.ways ?? []) {
    if ('form' in way) await sendForm(writer, way.form, {})
    else await sendWrite(writer, way.imports.send, { file: new File(['BRN\n'], 'list.csv') })
  }
  for (const { form, ticked } of Object.values(resource.buttons ?? {}))
    await sendForm(writer, form, ticked?.draft(data.slice(0, 2).map(({ id }) => id)) ?? {})
  for (const action of Object.values(resource.actions ?? {})) {
    const row = data.find(
      one => (action.when?.(one, nobody) ?? true) && (action.type !== 'items' || action.items.of(one).length > 0),
    )
    if (row) await sendAction(writer, action, row)
  }
}

/** Sends the form of a page. */
export const sendPageForm = (writer: Writer, form: AnyPageForm) => sendForm(writer, form, {})

/**
 * Sends the writes of pages that are neither list nor form: API access of an organisation, a message to its users, and the
 * documents of the files with these BRNs.
 */
export const sendFromOwnPages = async (writer: Writer, brns: { company: string; business: string }) => {
  const { client } = writer
  const page = { page: 1, perPage: 10 }
  const { rows: organisations } = await client.rows(accounts.list, page, { accountType: 'MDA' })
  const { rows: areas } = await client.rows(apiAccess.endPoints, { page: 1, perPage: LARGEST_PAGE }, {})
  const endPoints = areas.map(({ id }) => id)
  for (const { id } of organisations) {
    await sendWrite(writer, setUp, { id, endPoints, shown: endPoints })
    await sendWrite(writer, goLive, { id, endPoints })
  }
  await sendWrite(writer, sendMessage, { message: 'The office closes at noon.', recipients: ['MDA'] })
  await sendWrite(writer, sendingOfButton(companyDocumentsTab, 'resend'), { brn: brns.company })
  const file = { brn: brns.business }
  await sendWrite(writer, sendingOfButton(businessNameDocumentsTab, 'resend'), file)
  const { rows: documents } = await client.rows(entityDocuments.ofBusinessName, page, file)
  for (const doc of documents.filter(({ edmsId }) => edmsId))
    await sendWrite(writer, sendingOfButton(businessNameDocumentsTab, 'resendOne'), { file, doc })
}
