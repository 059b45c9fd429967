import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { beginSession } from '../support/sessions'

let portal: TestPortal
let folder: string
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  folder = await mkdtemp(join(tmpdir(), 'daftari-access-'))
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

const listed = (page: Page) =>
  page
    .getByText(/of [\d,]+$/)
    .first()
    .waitFor()
const press = async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Each screen, and how a person comes to see it. */
const screens: [name: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'dashboard',
    async page => {
      await follow(page, '/home/dashboard')
      await page.getByText('Registered entities').waitFor()
    },
  ],
  [
    'profile',
    async page => {
      await follow(page, '/home/profile')
      await page.getByRole('heading', { name: 'My profile' }).waitFor()
    },
  ],
  ...[
    'registry',
    'registry/business',
    'registry/mda',
    'registry/de-registration',
    'registry/document',
    'registry/practitioners',
    'audit-trail',
  ].map((place): [string, (page: Page) => Promise<unknown>] => [
    place,
    async page => {
      await follow(page, `/home/${place}`)
      await listed(page)
    },
  ]),
  [
    'the charges of a company',
    async page => {
      const { rows } = await portal.database.pool.query('SELECT brn FROM charge ORDER BY brn LIMIT 1')
      await follow(page, `/home/registry/file-viewer/${rows[0].brn}?tab=charges`)
      await page.getByRole('table', { name: 'Registered charges' }).waitFor()
    },
  ],
  [
    'an empty list',
    async page => {
      await follow(page, '/home/registry/mda?search=zzzzzz')
      await page.getByText('No results found').waitFor()
    },
  ],
  [
    'a failed list',
    async page => {
      await page.route('**/configuration/mda-registry?**', route =>
        route.fulfill({ status: 500, json: { message: 'Away' } }),
      )
      await follow(page, '/home/registry/mda?page=2')
      await page.getByText('Failed to load tasks, Try again later.').waitFor()
      await page.unroute('**/configuration/mda-registry?**')
    },
  ],
  [
    'a form with a fault',
    async page => {
      await follow(page, '/home/registry/mda')
      await listed(page)
      await press(page, 'Add MDA/Entity')
      await press(page, 'Submit')
      await page.getByText('This field is required').waitFor()
    },
  ],
  [
    'a history',
    async page => {
      await follow(page, '/home/registry/business')
      await listed(page)
      await press(page, 'History')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  ],
  [
    'an import under review',
    async page => {
      const file = join(folder, 'list.xlsx')
      await writeFile(
        file,
        writeXlsx(
          ['BRN', 'Name'],
          [
            ['80090000000001', 'A Ltd'],
            ['', 'B Ltd'],
          ],
          'List',
        ),
      )
      await follow(page, '/home/registry/business')
      await listed(page)
      await press(page, 'Strike/Blacklist Company')
      await page.getByRole('tab', { name: 'Upload File' }).click()
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByText('1 to correct').waitFor()
      await page.getByText('1 not in the register').waitFor()
      await page.getByRole('switch', { name: 'Only rows to correct' }).uncheck()
    },
  ],
  [
    '403',
    async page => {
      await page.goto('/forbidden')
      await page.getByRole('heading').first().waitFor()
    },
  ],
  [
    '404',
    async page => {
      await page.goto('/error-404')
      await page.getByRole('heading').first().waitFor()
    },
  ],
]

describe('has no accessibility violations and no overflow, on a phone and on a desktop', () => {
  let page: Page
  beforeAll(async () => {
    page = (await portal.open(phone)).page
  })
  afterAll(() => page.context().close())

  it('sign-in and reset', async () => {
    await beginSession(portal.app, 'admin', portal.codeFor)
    for (const address of ['/login', '/reset-password']) {
      await follow(page, address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectInBothLooks(page, address)
    }
    await page.goto('/login')
    await portal.giveCredentials(page, 'admin', 'wrong')
    await page.getByRole('form').getByRole('alert').waitFor()
    await expectInBothLooks(page, 'a wrong password')
    await portal.giveCredentials(page, 'admin')
    const elsewhere = page.getByRole('button', { name: 'Logout Old Session' })
    await elsewhere.waitFor()
    await expectInBothLooks(page, 'a session elsewhere')
    await elsewhere.click()
    await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await expectInBothLooks(page, 'the code')
    await page.keyboard.type(portal.codeFor('admin'))
    await page.waitForURL('**/home/dashboard')
  })

  it.each(screens)('%s', async (_name, open) => {
    await open(page)
    await expectInBothLooks(page)
  })
})
