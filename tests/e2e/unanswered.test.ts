import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
})
afterAll(() => portal.close())

const CAPABILITIES = `**${contract.portal.capabilities.path}`

it('does not call a page missing while the host cannot say whether it has it, and shows it after Reload', async () => {
  const { page, context, faults } = await portal.open()
  await page.route(CAPABILITIES, route =>
    route.fulfill({ status: 500, json: { message: 'The register is being moved' } }),
  )
  await portal.signIn(page, 'admin')
  await page.goto('/home/audit-trail')
  await page.getByText('The register is being moved').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/home/audit-trail')
  await page.unroute(CAPABILITIES)
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'Audit trail' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
