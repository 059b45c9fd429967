import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import type { Hand } from './morningHand'
import type { BenchRegistry } from './registry'

/** Records that the jobs are about. */
export type Cast = {
  /** Companies on no list: one to strike off, one with a flag, and those of an import. */
  company: { brn: string; name: string }
  flagged: { brn: string; name: string }
  companies: { brn: string; name: string }[]
  person: string
  prn: string
}

export const readCast = async ({ database }: BenchRegistry): Promise<Cast> => {
  const rows = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows
  const free = await rows<{ brn: string; name: string }>(
    `SELECT brn, name FROM entity e WHERE kind = 'COMPANY'
     AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn) ORDER BY brn LIMIT 60`,
  )
  const [company, flagged, ...companies] = free
  const [person] = await rows<{ name: string }>(
    `SELECT given_name || ' ' || sur_name AS name FROM entity_person
     WHERE kind = 'INDIVIDUAL' AND length(given_name || sur_name) = 9 ORDER BY id LIMIT 1`,
  )
  const [payment] = await rows<{ prn: string }>(
    `SELECT prn FROM payment p WHERE EXISTS (SELECT FROM filing f WHERE f.tracking_no = p.tracking_number) ORDER BY id LIMIT 1`,
  )
  if (!company || !flagged || !person || !payment) throw new Error('the demonstration has too few records')
  return { company, flagged, companies, person: person.name, prn: payment.prn }
}

/** A job: where it begins, and the clicks and keys that it needed before. It resolves when the screen says that it is done. */
type Job = {
  name: string
  before: string
  prepare?(registry: BenchRegistry): Promise<unknown>
  from(cast: Cast): string
  run(hand: Hand, page: Page, cast: Cast): Promise<unknown>
}

const DASHBOARD = '/home/dashboard'
const dashboard = () => DASHBOARD
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).last()
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).first()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const bar = (page: Page) => page.getByRole('region', { name: 'Open work' })

/** A list of 50 companies, of which three are wrong: without a number, with letters in it, and not in the register. */
const listToStrike = ({ companies }: Cast) => {
  const wrong = [
    ['', 'WITHOUT A NUMBER LTD'],
    ['8002-ABC', 'TYPING ERROR LTD'],
    ['80029999999999', 'NO SUCH COMPANY LTD'],
  ]
  const rows = [...companies.slice(0, 47).map(({ brn, name }) => [brn, name]), ...wrong]
  return {
    name: 'strike-off.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(writeXlsx(['BRN', 'Company name'], rows, 'List')),
  }
}

/** Leaves three complaints alone open, nobody's and due today: their end needs no other system. */
const leaveComplaints = ({ database }: BenchRegistry) =>
  database.pool.query(`WITH open AS (SELECT id FROM work_item WHERE source = 'COMPLAINT' AND stage = 0 ORDER BY id LIMIT 3)
    UPDATE work_item SET due = registry_day(now()), owner_id = NULL,
      snoozed_until = CASE WHEN id IN (SELECT id FROM open) THEN NULL ELSE date '2099-01-01' END,
      snoozed_by = CASE WHEN id IN (SELECT id FROM open) THEN NULL ELSE 'The bench' END`)

export const morningJobs: readonly Job[] = [
  {
    name: '1 strike off a company',
    before: '3 + 15',
    from: dashboard,
    async run({ click, type, press }, page, { company }) {
      await click(inMenu(page, 'Registry'))
      await click(inMenu(page, 'Black List Registry'))
      await click(button(page, 'Strike/Blacklist Company'))
      await page.getByRole('dialog').getByRole('textbox', { name: 'BRN' }).waitFor()
      await type(company.brn)
      await inDialog(page, `Strike off ${company.name}`).waitFor()
      await press('Enter')
      await says(page, 'Added to black list')
    },
  },
  {
    name: '1b reverse it',
    before: '1',
    from: ({ company }) => `/home/registry/business?search=${company.brn}`,
    async run({ click }, page) {
      await click(button(page, 'Reverse'))
      await says(page, /Removed from\s+the black list/)
    },
  },
  {
    name: '2 import 50 rows, 3 of them wrong',
    before: '6',
    from: () => '/home/registry/business',
    async run({ click, choose }, page, cast) {
      await click(button(page, 'Strike/Blacklist Company'))
      await click(page.getByRole('tab', { name: 'Upload File' }))
      await choose(button(page, 'Choose a file'), listToStrike(cast))
      await says(page, '47 ready')
      await click(button(page, 'Send ready rows'))
      await says(page, '47 rows were imported.')
      await click(page.getByRole('button', { name: 'Close', exact: true }).last())
    },
  },
  {
    name: '3 companies of a person',
    before: '2 + 11',
    from: dashboard,
    async run({ click, type, press }, page, { person }) {
      await click(inMenu(page, 'People'))
      await page.getByRole('textbox', { name: 'ID number or name' }).waitFor()
      await type(person.slice(0, 10))
      await press('Enter')
      await click(page.getByRole('list', { name: 'People found' }).getByRole('link').first())
      await page.getByRole('list', { name: 'Roles' }).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: '4 a caller with a PRN',
    before: '0 + 15',
    from: dashboard,
    async run({ press, type }, page, { prn }) {
      await press('Control+k')
      await page.getByRole('combobox', { name: 'Find anything' }).waitFor()
      await type(prn)
      await page.getByRole('option').filter({ hasText: prn }).first().waitFor()
      await press('Enter')
      await page.locator('tbody tr[data-key]', { hasText: prn }).first().waitFor()
    },
  },
  {
    name: '5 retry all of one cause',
    before: '4',
    from: dashboard,
    async run({ click }, page) {
      await click(inMenu(page, 'Internal Processing'))
      await click(button(page, 'Failures by cause'))
      await click(button(page, /^Retry all/))
      await click(inDialog(page, 'YES'))
      await says(page, /put back in the queue/)
    },
  },
  {
    name: '6 change a price',
    before: '4 + 5',
    from: dashboard,
    async run({ click, press, type }, page) {
      await click(inMenu(page, 'Billing & Revenue'))
      await click(button(page, 'Edit'))
      await page.getByRole('dialog').getByLabel('Cost').and(page.locator(':focus')).waitFor()
      await type('51000')
      await press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: '7 give a role',
    before: '7, not sent',
    from: dashboard,
    async run({ click }, page) {
      await click(inMenu(page, 'Accounts'))
      await click(inMenu(page, 'Permissions'))
      await click(page.getByRole('tab', { name: 'User-Role Management' }))
      await click(page.locator('tbody tr', { hasText: 'Peter Asiimwe' }).getByRole('button', { name: 'Assign Roles' }))
      await click(page.getByRole('dialog').getByRole('combobox').last())
      await click(page.getByRole('option', { name: 'Registrar' }))
      await click(inDialog(page, 'Assign'))
      await says(page, 'Role Assigned Successfully')
    },
  },
  {
    name: '8 message to all partners',
    before: '5 + text',
    from: dashboard,
    async run({ click, type, press }, page) {
      await click(inMenu(page, 'General Settings'))
      await click(page.getByRole('tab', { name: 'System Messenger' }))
      await click(page.getByRole('checkbox', { name: 'PARTNER' }))
      await press('Tab')
      await type('The office closes at noon.')
      await click(button(page, 'Send Message'))
      await click(inDialog(page, 'YES'))
      await says(page, /was recorded|was sent|on its way/)
    },
  },
  {
    name: '9 why can she not open a page',
    before: '5',
    from: dashboard,
    async run({ click }, page) {
      await click(inMenu(page, 'Accounts'))
      await click(inMenu(page, 'Permissions'))
      await click(page.getByRole('tab', { name: 'User-Role Management' }))
      await click(button(page, 'Explain access'))
      await page.waitForURL('**/permissions/access/**')
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: '10 three items of Work',
    before: '3, not done',
    prepare: leaveComplaints,
    from: () => '/home/work',
    async run({ press }, page) {
      await page.locator('tbody tr[data-key]').first().waitFor()
      await press('n')
      for (let item = 0; item < 3; item++) {
        await bar(page)
          .getByText(/^Yours until/)
          .waitFor()
        const subject = (await bar(page).locator('strong').innerText()).trim()
        await press('f')
        const confirm = inDialog(page, /^Settle 1 item/)
        const done = bar(page).getByText(/^Done/)
        await confirm.or(done).first().waitFor()
        if (await confirm.isVisible()) {
          await press('Enter')
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
        }
        await press('n')
        await bar(page).locator('strong', { hasText: subject }).waitFor({ state: 'hidden' })
      }
    },
  },
  {
    name: '11 a flag that stops changes',
    before: '5 + 2 texts',
    from: ({ flagged }) => `/home/registry/file-viewer/${flagged.brn}`,
    async run({ click, type, press }, page) {
      await click(button(page, /^Notes and flags/))
      await click(inDialog(page, 'Set a flag'))
      await click(page.getByRole('combobox', { name: /^Flag/ }))
      await click(page.getByRole('option', { name: 'Court order' }))
      await press('Tab')
      await type('Order of 3 May')
      await press('Tab')
      await type('HC 12')
      await click(inDialog(page, 'Set flag'))
      await page.getByRole('dialog').getByRole('button', { name: /^Lift/ }).waitFor()
    },
  },
  {
    name: '12a export a list',
    before: '2',
    from: () => '/home/registry/business',
    async run({ click }, page) {
      const saved = page.waitForEvent('download')
      await click(button(page, 'Export'))
      await click(page.getByRole('menuitem', { name: /Excel/ }))
      await saved
    },
  },
  {
    name: '12b print a list',
    before: 'not possible',
    from: () => '/home/registry/business',
    async run({ press }, page) {
      await page.locator('tbody tr[data-key]').first().waitFor()
      await press('Control+p')
      await page.emulateMedia({ media: 'print' })
      await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' })
      await page.emulateMedia({ media: null })
    },
  },
  {
    name: '13 open a PDF, find, send the link',
    before: '3 + 8',
    from: ({ company }) => `/home/registry/file-viewer/${company.brn}`,
    async run({ click, type }, page) {
      await click(page.getByRole('tab', { name: 'Documents' }))
      await click(page.locator('.file-list tbody tr', { hasText: 'Yes' }).first())
      await page.getByRole('article', { name: 'Page 1', exact: true }).locator('canvas').waitFor()
      await click(page.getByPlaceholder('Find in document'))
      await type('company')
      await page.locator('.pdf-hits').getByText(/^1 of/).waitFor()
      await click(button(page, 'Copy link to this page'))
    },
  },
  {
    name: '14 find and open a company with keys alone',
    before: '0 + 17',
    from: () => '/home/registry',
    async run({ press, type }, page, { company }) {
      await press('/')
      await type(company.name.slice(0, 9))
      await press('Enter')
      await page.locator('tbody tr[data-key]', { hasText: company.name }).first().waitFor()
      await press('ArrowDown', 'Enter')
      await page.waitForURL('**/file-viewer/**')
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    },
  },
]
