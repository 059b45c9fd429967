import { ADMINISTRATOR, giveRole } from '@server/accounts/startingRoles'
import { account } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let grace: Visitor
let peter: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  grace = await portal.open()
  peter = await portal.open()
  await portal.signIn(grace.page, 'admin')
  const [supervisor] = await portal.database.read
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, 'supervisor'))
  if (supervisor) await portal.database.write(tx => giveRole(tx, supervisor.id, ADMINISTRATOR))
  await portal.signIn(peter.page, 'supervisor')
})
afterAll(() => portal.close())

const nameOf = async (username: string) => {
  const { rows } = await portal.database.pool.query<{ display_name: string }>(
    'SELECT display_name FROM account WHERE username = $1',
    [username],
  )
  return rows[0]?.display_name ?? ''
}

it('says who else has a file open, and that they left', async () => {
  const [admin, supervisor] = [await nameOf('admin'), await nameOf('supervisor')]
  const { rows } = await portal.database.pool.query<{ brn: string }>(
    "SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn LIMIT 1",
  )
  const file = `/home/registry/file-viewer/${rows[0]?.brn}`
  await grace.page.goto(portal.url + file)
  await grace.page.locator('.file-head').waitFor()
  await peter.page.goto(portal.url + file)
  await peter.page.getByText(`${admin} has this open`).waitFor()
  await grace.page.getByText(`${supervisor} has this open`).waitFor()
  expect(await barriersOf(grace.page)).toEqual([])
  await peter.page.goto(`${portal.url}/home/billing/service-costs`)
  await expect.poll(() => grace.page.getByText(`${supervisor} has this open`).count()).toBe(0)
})

it('says who else edits a row, and shows both versions where both save it', async () => {
  const [admin, supervisor] = [await nameOf('admin'), await nameOf('supervisor')]
  await peter.page.goto(`${portal.url}/home/billing/service-costs`)
  await grace.page.goto(`${portal.url}/home/billing/service-costs`)
  for (const { page } of [grace, peter]) {
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').waitFor()
  }
  await grace.page.getByText(`${supervisor} is editing this`).waitFor()
  await peter.page.getByText(`${admin} is editing this`).waitFor()
  expect(await barriersOf(grace.page)).toEqual([])

  const cost = (page: Visitor['page']) => page.getByRole('dialog').getByLabel('Cost')
  const save = (page: Visitor['page']) => page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
  await cost(grace.page).fill('51000')
  await cost(peter.page).fill('52000')
  await save(grace.page)
  await grace.page.getByRole('dialog').waitFor({ state: 'detached' })
  await save(peter.page)
  const both = peter.page.getByRole('radiogroup', { name: 'Cost' })
  await both.getByRole('radio', { name: /Saved meanwhile: UGX 51,000/ }).waitFor()
  expect(await both.getByRole('radio', { name: /Yours: UGX 52,000/ }).isChecked()).toBe(true)
  expect(await barriersOf(peter.page)).toEqual([])
  await save(peter.page)
  await peter.page.getByRole('dialog').waitFor({ state: 'detached' })
  await peter.page.getByRole('row').nth(1).getByText('52,000').waitFor()
})
