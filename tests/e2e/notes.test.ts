import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, openDialogAt, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
let brn: string
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  brn = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn DESC LIMIT 1")).rows[0].brn
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})
beforeEach(async () => {
  for (const table of ['reminder', 'note_version', 'note', 'flag']) await run(`DELETE FROM ${table}`)
})

const run = (statement: string, values: unknown[] = []) => portal.database.pool.query(statement, values)
const plantFlag = (kind: string) =>
  run(
    `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
     SELECT k.id, 'ENTITY', $2, 'Order of 3 May', a.id, 'Grace Nakato' FROM flag_kind k, account a
     WHERE k.name = $1 AND a.username = 'admin'`,
    [kind, brn],
  )
const plantNote = (text: string) =>
  run(
    `INSERT INTO note (token, subject_kind, subject_key, text, author_id, author)
     SELECT gen_random_uuid(), 'ENTITY', $1, $2, id, 'Grace Nakato' FROM account WHERE username = 'admin'`,
    [brn, text],
  )

const file = () => `/home/registry/file-viewer/${brn}`
const dialog = (on = page) => on.getByRole('dialog', { name: /Notes and flags/ })
const openFile = async (on = page) => {
  await on.evaluate("localStorage.setItem('entityType', 'company')")
  await follow(on, file())
  await on.getByRole('button', { name: /^Notes and flags/ }).waitFor()
}
const openNotes = async (on = page) => {
  await openFile(on)
  await openDialogAt(on, `${file()}?open=notes`)
  await dialog(on).getByLabel('New note').waitFor()
}

describe('the dialog of notes', () => {
  it('adds, edits, and removes a note, and keeps its history', async () => {
    await openNotes()
    await dialog().getByLabel('New note').fill('Rang about the seal, see https://www.example.org/seal')
    await dialog().getByRole('button', { name: 'Add note' }).click()
    const link = dialog().getByRole('link', { name: 'https://www.example.org/seal' })
    await link.waitFor()
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener')
    await dialog().getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog().getByLabel('Edit', { exact: true }).fill('The seal was found')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByText('The seal was found').waitFor()
    await dialog().getByRole('button', { name: 'History' }).click()
    await dialog().getByRole('list', { name: 'History' }).getByText('Rang about the seal').waitFor()
    await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog().getByRole('group').getByRole('button', { name: 'Remove' }).click()
    await dialog()
      .getByText(/^Removed by Grace Nakato/)
      .waitFor()
  })

  it('leaves the focus in the box of a flag that could not be set, and sets it at the next Enter', async () => {
    await openNotes()
    await dialog().getByRole('button', { name: 'Set a flag' }).click()
    await dialog().getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Court order' }).click()
    await dialog()
      .getByLabel(/^Reason/)
      .fill('Freezing order')
    const number = dialog().getByLabel(/^Document number/)
    await number.fill('HC 12')
    const path = `**${pathOf(contract.flags.set)}`
    await page.route(path, route => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await number.press('Enter')
    await dialog().getByRole('alert').waitFor()
    await expect.poll(() => number.evaluate(box => box === document.activeElement)).toBe(true)
    await page.unroute(path)
    await page.keyboard.press('Enter')
    await dialog().getByText('Document HC 12').waitFor()
  })

  it('is accessible, as is the head of a flagged file, on a phone and on a desktop', async () => {
    await plantFlag('Fraud watch')
    await plantNote('The seal is at the engraver')
    const other = await portal.open(phone)
    await portal.signIn(other.page, 'registrar')
    await openFile(other.page)
    const head = other.page.getByRole('region', { name: 'Notes and flags' })
    for (const text of ['Fraud watch', 'Order of 3 May', 'Grace Nakato: The seal is at the engraver'])
      await head.getByText(text).waitFor()
    await expectInBothLooks(other.page, 'the file')
    await openDialogAt(other.page, `${file()}?open=notes`)
    await dialog(other.page).getByRole('button', { name: 'Set a flag' }).click()
    await expectInBothLooks(other.page, 'the dialog')
    expect(other.faults).toEqual([])
    await other.context.close()
  })
})

describe('a kind of flag in General Settings', () => {
  it('is changed, and no longer offered once it has ended, while its flags keep acting', async () => {
    await plantFlag('Fraud watch')
    await follow(page, '/home/settings?tab=flags')
    await page
      .getByRole('row', { name: /Fraud watch/ })
      .getByRole('button', { name: 'Edit' })
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Ends after days/).fill('90')
    await form.getByRole('combobox', { name: /^Status/ }).click()
    await page.getByRole('option', { name: 'No longer used' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The kind of flag “Fraud watch” was updated.').first().waitFor()
    const { rows } = await run("SELECT ends_after FROM flag_kind WHERE name = 'Fraud watch'")
    expect(rows[0].ends_after).toBe(90)
    await openNotes()
    await dialog().getByText('Some changes need approval').waitFor()
    await dialog().getByRole('button', { name: 'Set a flag' }).click()
    await dialog().getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Court order' }).waitFor()
    expect(await page.getByRole('option', { name: 'Fraud watch' }).count()).toBe(0)
  })
})
