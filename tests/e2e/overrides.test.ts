import { mda } from '@server/db/schema'
import { count, eq, like } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'
import { builtPage } from '../support/builtPage'

/** Components that use nothing but react-admin's documented hooks, inside a list and a form of the portal. */
let portal: TestPortal
let page: Page
let faults: string[]
beforeAll(async () => {
  portal = await testPortal({ companies: 300, portalFolder: await builtPage('overrides') })
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'admin')
  await rows().first().waitFor()
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const said = (name: string) => page.getByLabel(name, { exact: true }).textContent()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const rows = () => page.getByRole('list', { name: 'rows' }).getByRole('listitem')
const totalOf = async () => {
  const [found] = await portal.database.read.select({ total: count() }).from(mda)
  return String(found?.total)
}

describe('inside a list', () => {
  it('reads the list and the resource, by address and by label', async () => {
    await expect.poll(() => said('resource')).toBe('registry/mda')
    await expect.poll(() => said('label')).toBe('MDA Registry')
    await expect.poll(() => said('total')).toBe(await totalOf())
    await expect.poll(() => said('count')).toBe(await totalOf())
  })

  it('reads the user and their permissions', async () => {
    await expect.poll(() => said('identity')).toMatch(/\w+ \w+/)
    await expect.poll(() => said('access')).toBe('true')
  })

  it('selects and unselects rows', async () => {
    await rows().nth(0).getByRole('button', { name: 'Select' }).click()
    await rows().nth(1).getByRole('button', { name: 'Select' }).click()
    await expect.poll(() => said('selected')).toBe('2')
    await press('Unselect')
    await expect.poll(() => said('selected')).toBe('0')
  })

  it('reloads the list on demand', async () => {
    const asked = page.waitForRequest(request => request.method() === 'GET' && /mda/i.test(request.url()))
    await press('Refresh')
    await asked
  })

  it('shows notifications as toasts of the portal', async () => {
    await press('Notify')
    await page.getByRole('region', { name: 'Notices' }).getByText('Said by react-admin').waitFor()
  })

  it('changes a record in the registry, and the list shows it', async () => {
    const name = (await rows().nth(1).getAttribute('aria-label')) ?? ''
    await rows().nth(1).getByRole('button', { name: 'Update' }).click()
    await page.getByRole('listitem', { name: `${name} RENAMED` }).waitFor()
    await expect
      .poll(() =>
        portal.database.read
          .select()
          .from(mda)
          .where(eq(mda.name, `${name} RENAMED`)),
      )
      .toHaveLength(1)
  })

  it('searches through a live filter by the word in the address', async () => {
    await page.getByLabel('Search by react-admin').fill('RENAMED')
    await page.waitForURL('**?search=RENAMED')
    await expect.poll(() => rows().count()).toBe(1)
    await page.getByLabel('Search by react-admin').fill('')
    await expect.poll(() => said('total')).toBe(await totalOf())
  })
})

describe('inside a form', () => {
  const form = () => page.getByRole('region', { name: 'In the form' })

  it('validates and submits an input of another library', async () => {
    const before = await said('edited')
    const box = page.getByLabel('Name by react-admin')
    await expect.poll(() => box.inputValue()).toBe(before)
    await box.fill('')
    await form().getByRole('button', { name: 'Save' }).click()
    await form().getByText('Name it').waitFor()
    await box.fill('MINISTRY OF OVERRIDES')
    await box.press('Enter')
    await page.getByText('Entity details updated').waitFor()
    const changed = await portal.database.read.select().from(mda).where(like(mda.name, '%OVERRIDES'))
    expect(changed).toHaveLength(1)
  })
})

it('changes the language and all texts with it', async () => {
  expect([await said('locale'), await said('cancel')]).toEqual(['en', 'Cancel'])
  await press('French')
  await expect.poll(() => said('locale')).toBe('fr')
  await expect.poll(() => said('cancel')).toBe('Annuler')
  await expect.poll(() => said('label')).not.toBe('MDA Registry')
})

it('ends the session on logout', async () => {
  await press('Logout')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
