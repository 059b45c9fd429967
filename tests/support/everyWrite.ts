import { idText } from '@contract/id'
import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import type { Row } from '@/components/list/columns'
import { type AnyPageForm, PAGE_FORM } from '@/definition/definePageForm'
import type { Action, FormDialog, Import, Resource } from '@/definition/defineResource'
import { fillAnyForm } from './anyForm'
import { follow, openDialogAt } from './browser'
import { fromMenu } from './listActions'
import type { RespelledIds } from './respelledIds'
import { nobody } from './signedIn'

type AnyForm = Pick<FormDialog<Record<string, unknown>>, 'fields' | 'send' | 'confirm' | 'submit' | 'submitFor'>

/** A page of the portal with a host that respells ids, and the calls sent from it. */
export type Seat = {
  page: Page
  expect: ExpectStatic
  ids: RespelledIds
  /** BRN of a company that every look-up finds. */
  brn: string
  /** Keys of the writes that were sent. */
  done: Set<string>
}
type Listed = { resource: Resource; address: string }
type Stand = Seat & Listed

const dialog = (page: Page) => page.getByRole('dialog')
export const sayYes = (page: Page) => page.getByRole('button', { name: /^yes$/i }).click()

/** Waits until the work has sent a call to the host. */
export const sends = async ({ ids, expect }: Seat, message: string, work: () => Promise<unknown>) => {
  const before = ids.sent.length
  await work()
  await expect.poll(() => ids.sent.length, { message, interval: 20 }).toBeGreaterThan(before)
}

/** Opens a dialog over the list. */
const openDialog = ({ page, address }: Stand, opened: string) =>
  openDialogAt(page, `${address}${address.includes('?') ? '&' : '?'}open=${encodeURIComponent(opened)}`)

/**
 * Returns the calls that a form sends, each with the choice that leads to it, and its key: `ofRow` for a form about a
 * row. Several lists may share a form.
 */
export const sendingsOf = ({ send, fields }: Pick<AnyForm, 'send' | 'fields'>, ofRow = false) => {
  if (!send) return []
  const options = Object.entries(fields).flatMap(([source, field]) =>
    Object.keys(field?.options ?? {}).map(option => ({ [source]: option })),
  )
  const choices: Record<string, string>[] = send.chosen ? options : [{}]
  const calls = new Map(choices.map(choice => [(send.chosen?.(choice) ?? send).call.id, choice]))
  return [...calls].map(([id, choice]) => ({ key: `${id} ${Object.keys(fields)} ${ofRow}`, choice }))
}
const keysOf = (form: AnyForm, ofRow = false) => sendingsOf(form, ofRow).map(({ key }) => key)

/** Returns the request of an action that sends one by itself. */
export const sendingOf = (action: Action<Row>) =>
  action.type === 'send' ? action.send : action.type === 'items' ? action.items.remove.send : undefined

/** Returns the keys of all writes that a list offers. */
const writesOf = ({ create, buttons, actions }: Resource): string[] => [
  ...(create?.ways ?? []).flatMap(way => ('form' in way ? keysOf(way.form) : way.imports.send.call.id)),
  ...Object.values(buttons ?? {}).flatMap(({ form }) => keysOf(form)),
  ...Object.values(actions ?? {}).flatMap(action =>
    action.type === 'form' ? keysOf(action.form, true) : (sendingOf(action)?.call.id ?? []),
  ),
]

const isNew = ({ done }: Seat, key: string | undefined): key is string => {
  if (!key || done.has(key)) return false
  done.add(key)
  return true
}

/** Sends a form once for each of its calls. `open` opens it, and `id` is the id of a field's box. */
const sendForm = async (
  seat: Seat,
  form: AnyForm,
  { open, id, ofRow = false }: { open(): Promise<unknown>; id(source: string): string; ofRow?: boolean },
) => {
  const { page, brn } = seat
  for (const { key, choice } of sendingsOf(form, ofRow)) {
    if (!isNew(seat, key)) continue
    await open()
    await fillAnyForm(page, id, form.fields, { brn, ...choice })
    const { submit, submitFor } = form
    // A form that names its record is sent after the name was shown.
    if (submitFor) await page.locator('[role=dialog] button[type=submit]').filter({ hasNotText: submit }).waitFor()
    await sends(seat, key, async () => {
      // The open list of a box may cover the button.
      await page
        .locator('[role=dialog] form, main form.form-panel')
        .evaluate((one: HTMLFormElement) => one.requestSubmit())
      if (form.confirm) await sayYes(page)
    })
    await dialog(page).waitFor({ state: 'hidden' })
  }
}

const sendDialog = (stand: Stand, name: string, opened: string, form: AnyForm, ofRow = false) =>
  sendForm(stand, form, {
    open: () => openDialog(stand, opened),
    id: source => `${stand.resource.name}-${name}-${source}`,
    ofRow,
  })

/** Values for columns of an import, by the name of their source. */
const cells: Record<string, string> = { brn: '80090000000901', no: '80090000000901', prn: '2210000000017' }

const sendImport = async (stand: Stand, opened: string, { send, columns, lookUp }: Import) => {
  const { page } = stand
  if (!isNew(stand, send.call.id)) return
  await openDialog(stand, opened)
  const headers = columns.map(({ headers: [first = ''] }) => first)
  const row = columns.map(({ source }) => cells[source] ?? 'Imported Traders')
  const workbook = Buffer.from(writeXlsx(headers, [row], 'List'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: workbook })
  if (lookUp) {
    await page.getByText(/^1 not in the register$|could not be checked/).waitFor()
    const include = page.getByRole('checkbox', { name: 'Include row 2' })
    if (await include.isVisible()) await include.check()
  }
  await sends(stand, send.call.id, () => page.getByRole('button', { name: 'Send ready rows' }).click())
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Returns the rows of a list that its page shows; a tree, which has no table, shows all. */
const rowsShown = async ({ page, ids, resource: { list, key } }: Stand): Promise<Row[]> => {
  await page.locator('main').locator('tr[data-key], [role=treeitem], .list-state').first().waitFor()
  const answered = (ids.rows.get(list.id) ?? []).flatMap(row => list.row.safeParse(row).data ?? [])
  const rows = answered.map(row => ({ ...row, id: row[key] }) as Row)
  const keys = await page
    .locator('main tr[data-key]')
    .evaluateAll(lines => lines.map(line => line.getAttribute('data-key')))
  return keys.length ? rows.filter(row => keys.includes(idText(row.id))) : rows
}

const sendAction = async (stand: Stand, name: string, action: Action<Row>, row: Row) => {
  const { page } = stand
  const opened = `${name}.${idText(row.id)}`
  if (action.type === 'form') return sendDialog(stand, name, opened, action.form, true)
  if (!isNew(stand, sendingOf(action)?.call.id)) return
  await sends(stand, name, async () => {
    if (action.type === 'items') {
      await openDialog(stand, opened)
      await dialog(page).locator('.items button').first().click()
      await sayYes(page)
      await dialog(page).getByRole('button', { name: 'Close' }).click()
    } else if ('confirm' in action && action.confirm) {
      await openDialog(stand, opened)
      await sayYes(page)
    } else if (action.primary) await page.locator(`tr[data-key="${idText(row.id)}"] [data-open="${name}"]`).click()
    else await fromMenu(page, idText(row.id), action.label)
  })
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Sends every write that a list offers and `done` does not hold: forms, imports, and each action of its rows. */
export const sendFromList = async (seat: Seat, { resource, address }: Listed) => {
  const { page, expect, ids, done } = seat
  const stand = { ...seat, resource, address }
  if (writesOf(resource).every(key => done.has(key))) return
  ids.rows.clear()
  await follow(page, address)
  if (resource.actions)
    await expect.poll(() => ids.rows.has(resource.list.id), { message: address, interval: 20 }).toBe(true)
  await page.locator('main [aria-busy=true]').waitFor({ state: 'hidden' })
  for (const [at, way] of (resource.create?.ways ?? []).entries()) {
    const opened = at ? `create.${at + 1}` : 'create'
    if ('form' in way) await sendDialog(stand, `create${at}`, opened, way.form)
    else await sendImport(stand, opened, way.imports)
  }
  for (const [name, { form }] of Object.entries(resource.buttons ?? {})) await sendDialog(stand, name, name, form)
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    const rows = await rowsShown(stand)
    const row = rows.find(
      one =>
        (resource.listed?.(one) ?? true) &&
        (action.when?.(one, nobody) ?? true) &&
        (action.type !== 'items' || action.items.of(one).length > 0),
    )
    if (row) await sendAction(stand, name, action, row)
  }
}

/** Sends the form of a page. */
export const sendFromPage = (seat: Seat, { form, address }: { form: AnyPageForm; address: string }) =>
  sendForm(seat, form, {
    open: () => follow(seat.page, address),
    id: source => `${form.name}-${PAGE_FORM}-${source}`,
  })
