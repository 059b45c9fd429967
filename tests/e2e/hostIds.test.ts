import { idText } from '@contract/id'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Action, FormDialog, Resource } from '@/definition/defineResource'
import type { Row } from '@/views/list/columns'
import { fillAnyForm } from '../support/anyForm'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { fromMenu } from '../support/hands'
import { startOtherHost } from '../support/otherHost'
import { listsAt } from '../support/places'
import { type RespelledIds, respelledIds, type Spelling, spellings } from '../support/respelledIds'

let portal: TestPortal
/** A company of the demonstration. */
let brn: string
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { rows } = await portal.database.pool.query<{ brn: string }>(
    "SELECT min(brn) AS brn FROM entity WHERE kind = 'COMPANY'",
  )
  brn = rows[0]?.brn ?? ''
})
afterAll(() => portal.close())

type Stand = { page: Page; ids: RespelledIds; resource: Resource; address: string; done: Set<string> }

const dialog = (page: Page) => page.getByRole('dialog')

/** Waits until a call was sent by some work, and until its dialog has closed. */
const sends = async ({ page, ids }: Stand, what: string, work: () => Promise<unknown>) => {
  const before = ids.sent.length
  await work()
  await expect.poll(() => ids.sent.length, { message: what, interval: 20 }).toBeGreaterThan(before)
  await dialog(page).waitFor({ state: 'hidden' })
}

const openDialog = async ({ page, address }: Stand, opened: string) => {
  const at = `${address}${address.includes('?') ? '&' : '?'}open=${encodeURIComponent(opened)}`
  await page.evaluate(to => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID(), usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, at)
  await dialog(page).waitFor()
}

const yes = (page: Page) => page.getByRole('button', { name: /^yes$/i }).click()

/** A form by its call, its fields and whether it is about a row; several lists may have the same one. */
const keyOf = (form: FormDialog<Record<string, unknown>>, ofRow = false) =>
  form.send && !Object.values(form.fields).some(field => field?.picture && field.required)
    ? [`${form.send.call.id} ${Object.keys(form.fields)} ${ofRow}`]
    : []

const sendingOf = (action: Action<Row>) =>
  action.type === 'send' ? action.send : action.type === 'items' ? action.items.remove.send : undefined

/** Everything that a list has to send. */
const sendingsOf = ({ create, buttons, actions }: Resource): string[] => [
  ...(create?.ways ?? []).flatMap(way => ('form' in way ? keyOf(way.form) : [])),
  ...Object.values(buttons ?? {}).flatMap(({ form }) => keyOf(form)),
  ...Object.values(actions ?? {}).flatMap(action =>
    action.type === 'form' ? keyOf(action.form, true) : (sendingOf(action)?.call.id ?? []),
  ),
]

/** Sends a form once, however many lists have it. */
const sendForm = async (
  stand: Stand,
  name: string,
  opened: string,
  form: FormDialog<Record<string, unknown>>,
  ofRow = false,
) => {
  const { page, resource, done } = stand
  const [key] = keyOf(form, ofRow)
  if (!key || done.has(key)) return
  done.add(key)
  await openDialog(stand, opened)
  await fillAnyForm(page, source => `${resource.name}-${name}-${source}`, form.fields, { brn })
  await sends(stand, `${resource.name} ${name}`, async () => {
    // What a box offers may still stand before the button.
    await dialog(page)
      .locator('form')
      .evaluate((one: HTMLFormElement) => one.requestSubmit())
    if (form.confirm) await yes(page)
  })
}

const sendAction = async (stand: Stand, name: string, action: Action<Row>, row: Row) => {
  const { page, done } = stand
  const opened = `${name}.${idText(row.id)}`
  if (action.type === 'form') return sendForm(stand, name, opened, action.form, true)
  const sending = sendingOf(action)
  if (!sending || done.has(sending.call.id)) return
  done.add(sending.call.id)
  if (action.type === 'items') {
    await openDialog(stand, opened)
    return sends(stand, name, async () => {
      await dialog(page).locator('.items button').first().click()
      await yes(page)
      await dialog(page).getByRole('button', { name: 'Close' }).click()
    })
  }
  if ('confirm' in action && action.confirm) {
    await openDialog(stand, opened)
    return sends(stand, name, () => yes(page))
  }
  const shown = page.locator(`tr[data-key="${idText(row.id)}"] [data-open="${name}"]`)
  return sends(stand, name, () => (action.primary ? shown.click() : fromMenu(page, idText(row.id), action.label)))
}

/** Does everything once that the list offers: its forms, and what is done with the first row that each fits. */
const workThrough = async (stand: Stand) => {
  const { page, ids, resource, address } = stand
  ids.rows.clear()
  await follow(page, address)
  await expect.poll(() => ids.rows.has(resource.list.id), { message: address }).toBe(true)
  await page.locator('main [aria-busy=true]').waitFor({ state: 'hidden' })
  for (const [at, way] of (resource.create?.ways ?? []).entries())
    if ('form' in way) await sendForm(stand, `create${at}`, at ? `create.${at + 1}` : 'create', way.form)
  for (const [name, { form }] of Object.entries(resource.buttons ?? {})) await sendForm(stand, name, name, form)
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    const rows = (ids.rows.get(resource.list.id) ?? []).flatMap(row => resource.list.row.safeParse(row).data ?? [])
    const row = rows.find(
      one =>
        (resource.listed?.(one) ?? true) &&
        (action.when?.(one) ?? true) &&
        (action.type !== 'items' || action.items.of(one).length > 0),
    )
    if (row) await sendAction(stand, name, action, { ...row, id: row[resource.key] })
  }
}

/** The form of a broadcast names its sender. */
const sendMessage = async (page: Page, ids: RespelledIds) => {
  await follow(page, '/home/settings?tab=system-messenger')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('textbox', { name: 'Message' }).fill('The office closes at noon on Friday.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await yes(page)
  await expect.poll(() => ids.sent.at(-1)?.call).toBe('MESSAGE-SEND')
}

/** The access areas of an organisation, whose dialog a link opens: its address has no more than the text of the id. */
const grantAreas = async (page: Page, ids: RespelledIds) => {
  ids.rows.clear()
  await follow(page, '/home/accounts/breakdown?tab=mdas')
  const organisation = page.locator('tr[data-key]').filter({ hasText: 'Not granted' }).first()
  await organisation.waitFor()
  const id = encodeURIComponent((await organisation.getAttribute('data-key')) ?? '')
  await follow(page, `/home/accounts/breakdown?tab=mdas&api=areas&account=${id}`)
  await page.locator('.several-boxes input').first().click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => ids.sent.at(-1)?.call).toBe('ACCESS-SETUP')
}

it.each(Object.keys(spellings) as Spelling[])(
  'sends every id back as it came, before a host whose ids are %s',
  async spelling => {
    const ids = respelledIds(spelling)
    const host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api' }, lacks: /^\/portal\//, ids })
    const { page, context, faults } = await portal.open({ baseURL: host.url, reducedMotion: 'reduce' })
    await portal.signIn(page, 'admin', '/login')
    const done = new Set<string>()
    for (const { resource, address } of listsAt())
      if (sendingsOf(resource).some(key => !done.has(key))) await workThrough({ page, ids, resource, address, done })
    await sendMessage(page, ids)
    await grantAreas(page, ids)
    expect(ids.faults).toEqual([])
    expect(new Set(ids.sent.map(({ call }) => call)).size).toBeGreaterThan(50)
    expect(faults).toEqual([])
    await context.close()
    await host.close()
  },
  240_000,
)
