import { contract } from '@contract/index'
import type { Downstream } from '@server/processes/downstream'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'
import { pathOf } from '../support/pathOf'

const COMPANY = '80020555000001'
const BUSINESS = '80030555000002'
const RESERVED = '80030555000003'

/** Other systems that take a moment, and take everything but one name. */
const downstream: Downstream = {
  async tell({ body }) {
    await new Promise(later => setTimeout(later, 50))
    if (body.includes(RESERVED))
      return { outcome: 'REFUSED', body: '{}', cause: 'The name is reserved for somebody else' }
    return { outcome: 'DONE', body: '{}' }
  },
}

let portal: TestPortal
let visitor: Visitor
let page: Page
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.database.pool.query(text, values)).rows

beforeAll(async () => {
  portal = await testPortal({ companies: 120, downstream })
  await query(`INSERT INTO entity (brn, name, kind, sub_type, registered_on, missing_forms) VALUES
    ('${COMPANY}', 'KISIMA LTD', 'COMPANY', 'private company', '2016-03-01', '{FORM_18}'),
    ('${BUSINESS}', 'BAHARI STORES', 'BUSINESS_NAME', NULL, '1985-03-02', '{}'),
    ('${RESERVED}', 'HIFADHI STORES', 'BUSINESS_NAME', NULL, '1985-04-02', '{}')`)
  await query(`INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
    VALUES ('IN/7/2024', 'POWERS_OF_ATTORNEY', 'A power of attorney', '2024-01-02')`)
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const at = (section: string) => follow(page, `/home/internal-processes/${section}`)
const { says } = onPage(() => page)
const box = (name: string | RegExp) => page.getByRole('main').getByLabel(name, { exact: typeof name === 'string' })
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const choose = async (name: string, option: string) => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const confirm = async (about: RegExp) => {
  const dialog = page.getByRole('dialog', { name: 'Do you want to change what the register says?' })
  await dialog.getByText(about).waitFor()
  await dialog.getByRole('button', { name: 'YES' }).click()
}
const trail = (call: string) =>
  query<{ before: unknown; after: Record<string, unknown> }>(
    'SELECT before, after FROM audit_entry WHERE call = $1 ORDER BY id',
    [call],
  )

describe('the reservation service', () => {
  it('requires a service, refuses an end before the start, and shows the result of each pushed name', async () => {
    await at('reservation')
    await page.getByRole('heading', { name: 'Reservation Service', level: 1 }).waitFor()
    await box('BRN').fill(` 80030 555 000002`)
    await press('Push')
    await says('Select a service first.')
    await choose('Service', 'Business Name Registration')
    await box('Start Date').fill('1985-03-05')
    await box('End Date').fill('1985-03-01')
    await press('Push')
    await page.getByText('The end date is before the start date.').waitFor()
    await box('End Date').fill('1985-03-07')
    const refused = page.waitForRequest(request => request.url().endsWith('/sync-name-check'))
    await press('Push')
    expect((await refused).postDataJSON()).toMatchObject({
      brn: BUSINESS,
      startDate: expect.stringMatching(/^1985-03-0[45]T.*Z$/),
    })
    await says(`BRN ${BUSINESS} was not registered between these dates.`)
    await expect.poll(() => box('BRN').inputValue()).toBe(' 80030 555 000002')

    await box('Start Date').fill('')
    await box('End Date').fill('')
    await press('Push')
    const table = page.getByRole('region', { name: 'Pushed names' })
    await table.getByRole('row').filter({ hasText: 'BAHARI STORES' }).waitFor()
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['#', 'BRN', 'Name', 'Entity Type', 'Sub-entity Type', 'Status'])
    await expect
      .poll(() => table.getByRole('row').nth(1).textContent(), { timeout: 30_000 })
      .toMatch(/BAHARI STORES[\s\S]*Business name[\s\S]*Sent/)
    // The push stands in the address, and is still there when the page is opened anew.
    await page.reload()
    await table.getByText('BAHARI STORES').waitFor()

    // One that failed says why, under its status.
    await choose('Service', 'Business Name Registration')
    await box('BRN').fill(RESERVED)
    await press('Push')
    const refusedName = table.getByRole('row').filter({ hasText: 'HIFADHI STORES' })
    await refusedName.getByText('Failed', { exact: true }).waitFor({ timeout: 30_000 })
    await refusedName.getByText('The name is reserved for somebody else').waitFor()

    // Back leads to the names that were pushed before.
    await page.goBack()
    await table.getByText('BAHARI STORES').waitFor()
    await expect.poll(() => refusedName.count()).toBe(0)
    await page.goForward()
    await refusedName.waitFor()

    await box('BRN').fill('')
    await choose('Service', 'Company Incorporation')
    await box('Start Date').fill('01032016')
    await box('End Date').fill('01-03-2016')
    const spelled = page.waitForRequest(request => request.url().endsWith('/name-search/manual-update'))
    await press('Push')
    expect((await spelled).postDataJSON()).toEqual({
      startDate: '2016-03-01 00:00:00',
      endDate: '2016-03-01 23:59:59',
    })
    await table.getByText('KISIMA LTD').waitFor()
  })
})

describe('legal documents', () => {
  it('retries an attachment once, and shows the host’s message', async () => {
    await at('legal-documents')
    await box(/Document Instrument Number/).fill(' IN/7/2024 ')
    await page.keyboard.press('Enter')
    await says('The attachment of IN/7/2024 is now in EDMS.')
    await expect.poll(() => box(/Document Instrument Number/).inputValue()).toBe('')
    await box(/Document Instrument Number/).fill('IN/7/2024')
    await press('Retry')
    await says('The attachment of IN/7/2024 is already in EDMS. There is nothing to retry.')
    await expect.poll(() => box(/Document Instrument Number/).inputValue()).toBe('IN/7/2024')
    await box(/Document Instrument Number/).fill('IN/0/0')
    await press('Retry')
    await says('No legal document is filed under the number IN/0/0.')
  })
})

describe('annual returns', () => {
  it('of a company without any say so, and ask for no year', async () => {
    await query(`INSERT INTO entity (brn, name, kind, sub_type, registered_on, missing_forms) VALUES
      ('80020555000009', 'MPYA LTD', 'COMPANY', 'private company', '2025-03-01', '{}')`)
    await at('annual-returns')
    await box(/^BRN/).fill('80020555000009')
    const company = page.getByRole('region', { name: 'MPYA LTD' })
    await company.getByText('It has no returns to change: the years here end with 2024.').waitFor()
    expect(await company.getByText('Press a year to choose it.').count()).toBe(0)
  })

  it('are marked once for each chosen year after a confirmation', async () => {
    await at('annual-returns')
    await box(/^BRN/).fill(' 80020 555 000001 ')
    const company = page.getByRole('region', { name: 'KISIMA LTD' })
    await company.getByText('registered 01-03-2016').waitFor()
    await company.getByRole('button', { name: '2019 Overdue' }).click()
    await press('Submit')
    await page.getByText('This field is required').first().waitFor()

    await page.getByRole('combobox', { name: /^Years/ }).click()
    const years = await page.getByRole('option').allInnerTexts()
    expect([years[0], years.at(-1), years.length]).toEqual(['2024', '1900', 125])
    await page.getByRole('option', { name: '2018', exact: true }).click()
    await choose('Years', '2018')
    await page.getByText('2018 is entered twice and counts once.').waitFor()
    await choose('Years', '2017')
    const chips = page.getByRole('list', { name: 'Years' }).getByRole('listitem')
    await expect.poll(() => chips.allInnerTexts()).toEqual(['2019', '2018', '2018', '2017'])
    await page.getByRole('button', { name: 'Remove 2017' }).press('Enter')
    await expect.poll(() => chips.allInnerTexts()).toEqual(['2019', '2018', '2018'])
    await box(/^Rationale/).fill('Filed on paper')
    await choose('Target Status', 'Filed')
    const sent = page.waitForRequest(request => request.url().includes('/mark-years-as-filed/'))
    await press('Submit')
    await confirm(new RegExp(`${COMPANY}: 2018, 2019\\. Target Status: Filed`))
    expect((await sent).url()).toMatch(new RegExp(`/${COMPANY}$`))
    expect((await sent).postDataJSON()).toEqual({
      rationale: 'Filed on paper',
      years: [2018, 2019],
      targetStatus: 'FILED',
    })
    await says('Company annual returns status updated for years selected')
    await company.getByRole('button', { name: '2018 Filed' }).waitFor()
    await expect.poll(() => box(/^Rationale/).inputValue()).toBe('')
    expect(await trail('ANNUAL-RETURNS-MARK')).toMatchObject([{ after: { 2018: 'FILED', 2019: 'FILED' } }])

    await choose('Years', '1999')
    await box(/^Rationale/).fill('Before its time')
    await choose('Target Status', 'Overdue')
    await press('Submit')
    await confirm(/1999\. Target Status: Overdue/)
    // The failure is shown as JSON text (ANNRET-05).
    await says('"KISIMA LTD was registered in 2016 and owes no return for 1999."')
    await expect.poll(() => box(/^Rationale/).inputValue()).toBe('Before its time')
  })
})

describe('forms compliance', () => {
  it('is corrected for a form, and shown at once', async () => {
    await at('form-compliance')
    await box(/^BRN/).fill(COMPANY)
    const company = page.getByRole('region', { name: 'KISIMA LTD' })
    await company.getByRole('listitem').filter({ hasText: 'Form 18' }).getByText('Not compliant').waitFor()
    await box(/^Rationale/).fill('Found in the archive')
    await page.getByRole('combobox', { name: /^Target Form/ }).click()
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(['Form 18', 'Form 20', 'Form 24', 'Form 25', 'Form 26'])
    await page.getByRole('option', { name: 'Form 18' }).click()
    await choose('Is Compliant', 'Yes')
    await press('Submit')
    await confirm(new RegExp(`${COMPANY}: Target Form: Form 18\\. Is Compliant: Yes`))
    await says('Company annual returns status updated for form selected')
    await company.getByRole('listitem').filter({ hasText: 'Form 18' }).getByText('Compliant', { exact: true }).waitFor()
    await box(/^BRN/).fill('80029999999999')
    await page.getByText('No entity is registered under BRN 80029999999999.').waitFor()
  })
})

describe('data correction', () => {
  it('lists reconciliations, shows them as JSON, and corrects the register on retry', async () => {
    const payload = JSON.stringify({ from: { name: 'KISIMA LTD' }, to: { name: 'KISIMA WATER LTD' } })
    const [made] = await query<{ id: string }>(
      `INSERT INTO data_correction (brn, type, status, cause, payload, retries)
       VALUES ('${COMPANY}', 'CORRECT_NAME', 'PAUSED', 'REGISTRY cannot be reached', $1, 9) RETURNING id`,
      [payload],
    )
    await page.route('**/data-correction/reconciliations?*', route =>
      route.fulfill({ status: 500, json: { message: 'The corrections are locked' } }),
    )
    await at('data-correction')
    const notice = page.getByRole('region', { name: 'Notices' })
    await notice.getByText('Process failed to return to queue. Try again later').first().waitFor()
    await notice.getByText('The corrections are locked').first().waitFor()
    await page.unroute('**/data-correction/reconciliations?*')
    const asked = page.waitForRequest(request => request.url().includes(`${pathOf(contract.dataCorrections.list)}?`))
    await at('data-correction')
    const search = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(search)).toEqual({
      status: 'PENDING,FAILED,PAUSED,IN_PROGRESS,SENT',
      page: '1',
      per_page: '12',
    })
    await page.getByRole('searchbox', { name: 'Search by BRN' }).fill(' 80020 555 000001')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: COMPANY })
    await row.getByText('Paused').waitFor()
    await row.getByRole('button', { name: 'View', exact: true }).click()
    const details = page.getByRole('dialog')
    await details.getByText('Central registry cannot be reached').waitFor()
    await details.getByRole('treeitem').filter({ hasText: 'KISIMA WATER LTD' }).waitFor()
    await page.keyboard.press('Escape')
    await row.getByRole('button', { name: 'Retry' }).click()
    await says('Process has been returned to queue')
    // The list tells by itself how it goes.
    await row.getByText('Sent', { exact: true }).waitFor({ timeout: 40_000 })
    expect(await row.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    // The seeded ones are retried by themselves meanwhile.
    const entries = await trail('RECONCILE-RETRY')
    expect(entries.find(({ after }) => after.process === Number(made?.id))).toEqual({
      before: { name: 'KISIMA LTD' },
      after: { name: 'KISIMA WATER LTD', process: Number(made?.id) },
    })
    await page.evaluate(() => localStorage.setItem('entityType', 'company'))
    await follow(page, `/home/registry/file-viewer/${COMPANY}`)
    await page.getByRole('heading', { name: 'KISIMA WATER LTD' }).first().waitFor()
  })

  it('opens a payload of five megabytes without freezing, and searches it', async () => {
    const parts = Array.from({ length: 70_000 }, (_, n) => ({ n, words: `entry ${n} of very many in this payload` }))
    const [made] = await query<{ id: string }>(
      `INSERT INTO data_correction (brn, type, status, payload) VALUES ('${BUSINESS}', 'CORRECT_NAME', 'SENT', $1)
       RETURNING id`,
      [JSON.stringify({ parts })],
    )
    await follow(page, `/home/internal-processes/data-correction?search=${BUSINESS}`)
    await page.getByRole('row').nth(1).waitFor()
    // Longest task of the page in milliseconds: it can neither scroll nor take input meanwhile.
    await page.evaluate(() => {
      const noted = { longest: 0 }
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration)
      }).observe({ type: 'longtask' })
      Object.assign(window, { noted })
    })
    await page
      .getByRole('row')
      .filter({ hasText: BUSINESS })
      .first()
      .getByRole('button', { name: 'View', exact: true })
      .click()
    const details = page.getByRole('dialog')
    await details.getByText('280,004 lines').waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe(`view.${made?.id}`)
    expect(await details.getByRole('treeitem').count()).toBeLessThan(120)
    await details.getByRole('searchbox').fill('entry 69999 of')
    await details.getByRole('tree').locator('mark').waitFor()
    const longest = await page.evaluate<number>('window.noted.longest')
    expect(longest).toBeLessThan(2000)
    await page.keyboard.press('Escape')
  })

  it('adds the reason to the message of a failed retry', async () => {
    await query(
      `INSERT INTO data_correction (brn, type, status, payload) VALUES ('${BUSINESS}', 'CORRECT_NAME', 'FAILED', '{}')`,
    )
    await follow(page, `/home/internal-processes/data-correction?search=${BUSINESS}&status=FAILED`)
    const row = page.getByRole('row').filter({ hasText: BUSINESS })
    await row.getByRole('button', { name: 'Retry' }).waitFor()
    await query(`UPDATE data_correction SET status = 'SENT' WHERE brn = '${BUSINESS}'`)
    await row.getByRole('button', { name: 'Retry' }).click()
    await says('Process failed to return to queue. Try again later')
    await page
      .getByText(/is already complete. There is nothing to retry./)
      .first()
      .waitFor()
  })
})

it('has no accessibility violations and no horizontal overflow in any section, on a phone and on a desktop', async () => {
  const { page: shown, context, faults } = await portal.open(phone)
  await portal.signIn(shown, 'admin')
  for (const section of ['reservation', 'legal-documents', 'annual-returns', 'form-compliance', 'data-correction']) {
    await follow(shown, `/home/internal-processes/${section}`)
    await shown.getByRole('heading', { level: 1 }).waitFor()
    const brn = shown.getByRole('main').getByLabel(/^BRN/)
    if (section.includes('-return') || section.includes('form-')) {
      await brn.fill(COMPANY)
      await shown.getByRole('region', { name: /^KISIMA/ }).waitFor()
    }
    await expectInBothLooks(shown, section)
  }
  expect(faults).toEqual([])
  await context.close()
})
