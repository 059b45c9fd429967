import { registryToday } from '@contract/registryDay'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone, takeLook } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'

type Row = { id: string; tracking_number: string; company_name: string; brn: string }

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 600 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const LIST = '/home/insolvency-settings'
const { dialog, rowWith, says } = onPage(() => page)
const box = (name: string) => dialog().getByRole('textbox', { name })
const headers = async () =>
  (await page.getByRole('columnheader').allInnerTexts()).filter(name => name && name !== 'Actions')
const some = async (where: string): Promise<Row> => {
  const { rows } = await portal.database.pool.query<Row>(
    `SELECT a.id::text, tracking_number, company_name, brn FROM insolvency_application a
     WHERE status = 'APPROVED' AND ${where} ORDER BY a.created_at DESC, a.id DESC LIMIT 1`,
  )
  if (!rows[0]) throw new Error(`No application is so: ${where}`)
  return rows[0]
}
const find = async ({ tracking_number: number }: Row) => {
  await follow(page, LIST)
  await page.getByRole('searchbox').fill(number.toLowerCase())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await rowWith(number).waitFor()
}
const dayOf = async ({ id }: Row, column: string) => {
  const { rows } = await portal.database.pool.query<{ day: string }>(
    `SELECT ${column}::text AS day FROM insolvency_application WHERE id = $1`,
    [id],
  )
  return rows[0]?.day
}

describe('Insolvency Settings', () => {
  it('has five tabs with addresses of their own and the documented columns', async () => {
    await follow(page, LIST)
    await page.getByRole('button', { name: 'Rollback' }).first().waitFor()
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual([
        'Insolvency Applications',
        'Winding Up Reasons',
        'Professional Qualifications',
        'Academic Qualifications Manuals',
        'Professional Bodies',
      ])
    await expect
      .poll(() => headers())
      .toEqual([
        'Tracking No.',
        'BRN and company name',
        'Type',
        'Status',
        'Assignment',
        'Last Date Of Publication',
        'Date Of Confirmation',
        'Dissolution Date',
      ])
    for (const [tab, columns] of [
      ['winding-up-reasons', ['#', 'reason']],
      ['professional-qualifications', ['#', 'Name']],
      ['academic-qualifications', ['#', 'Name']],
      ['professional-bodies', ['#', 'Name', 'Abbreviation', 'Profession']],
    ] as const) {
      await follow(page, `${LIST}?tab=${tab}`)
      await page.getByRole('button', { name: 'Edit' }).first().waitFor()
      await expect.poll(() => headers()).toEqual(columns)
    }
  })

  it('adds and edits bodies and qualifications, and fails with the documents’ messages', async () => {
    await follow(page, `${LIST}?tab=professional-bodies`)
    await page.getByRole('button', { name: 'Add Professional Body' }).click()
    await box('Name').fill('Bar Council')
    await box('Abbreviation').fill('BC')
    await box('Profession').fill('Advocate')
    await page.keyboard.press('Enter')
    await says('Request was processed successfully')
    await rowWith('Bar Council').getByRole('button', { name: 'Edit' }).click()
    await box('Name').fill('law society')
    await page.keyboard.press('Enter')
    await says('An error occurred while creating new body')
    await expect.poll(() => box('Name').inputValue()).toBe('law society')
    await dialog().getByRole('button', { name: 'Cancel' }).click()

    await follow(page, `${LIST}?tab=academic-qualifications`)
    await page.getByRole('button', { name: 'Add Academic Qualification' }).click()
    await box('Name').fill('Diploma in Law')
    await page.keyboard.press('Enter')
    await says('Academic Qualification created successfully')
    await rowWith('Diploma in Law').getByRole('button', { name: 'Edit' }).click()
    await box('Name').fill('Diploma in Laws')
    await page.keyboard.press('Enter')
    await says('Academic Qualification updated successfully')

    await follow(page, `${LIST}?tab=professional-qualifications`)
    await page.getByRole('button', { name: 'Add Professional Qualification' }).click()
    await box('Name').fill('Fellow')
    await dialog().getByRole('combobox').click()
    await page.getByRole('option', { name: 'Bar Council' }).click()
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await says('Professional Qualification created successfully')
    await page.getByRole('button', { name: 'Add Professional Qualification' }).click()
    await box('Name').fill('FELLOW')
    await dialog().getByRole('combobox').click()
    await page.getByRole('option', { name: 'Bar Council' }).click()
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await says('An error occurred while creating department')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('edits reasons with the call that adds them, and reports that none can be deleted', async () => {
    await follow(page, `${LIST}?tab=winding-up-reasons`)
    await page.getByRole('button', { name: 'Add Reason' }).click()
    await box('Reason').fill('The company is unable to pay its debts')
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await says('An error occurred while creating new reason')
    await says('An entry named The company is unable to pay its debts already exists.')
    await box('Reason').fill('The licence was withdrawn')
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await rowWith('The licence was withdrawn').getByRole('button', { name: 'Edit' }).click()
    await box('Reason').fill('The licence was revoked')
    await dialog().getByRole('button', { name: 'Update' }).click()
    await rowWith('The licence was revoked').getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: 'Are you sure of this action ?' })
      .getByText('The licence was revoked')
      .waitFor()
    await page.getByRole('button', { name: 'YES' }).click()
    await says('Deleting winding up reasons is not available. Nothing was deleted.')
    await expect.poll(() => rowWith('The licence was').count()).toBe(1)
  })
})

describe('the date of publication', () => {
  it('is corrected for a chosen attachment to a past date, with the dissolution on request', async () => {
    const row = await some(`last_date_of_publication IS NOT NULL AND winding_up_type = 'CREDITORS_VOLUNTARY'`)
    await find(row)
    const dissolved = await dayOf(row, 'date_of_dissolution')
    const open = () => page.getByRole('button', { name: 'Edit' }).click()
    await open()
    await dialog()
      .getByText(/Notice to creditors in a newspaper · \d\d\/\d\d\/\d{4}/)
      .waitFor()
    const day = box('Date of publication')
    await dialog().getByRole('button', { name: 'Choose from the calendar: Date of publication' }).click()
    const yesterday = registryToday(Date.now() - 24 * 3_600_000)
    const days = page.getByRole('grid').getByRole('gridcell')
    await days.getByText(String(Number(yesterday.slice(8))), { exact: true }).waitFor()
    await expect.poll(() => days.getByText(String(Number(yesterday.slice(8))), { exact: true }).isEnabled()).toBe(true)
    if (yesterday.slice(0, 7) === registryToday().slice(0, 7))
      await expect
        .poll(() => days.getByText(String(Number(registryToday().slice(8))), { exact: true }).isDisabled())
        .toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await day.fill('31/02/2025')
    await page.keyboard.press('Enter')
    await dialog().getByText('Enter a date as DD/MM/YYYY, for example 15/01/2025').waitFor()
    await day.fill('01/01/2999')
    await page.keyboard.press('Enter')
    await dialog().getByText('Choose a date before today').waitFor()
    await day.fill('5/6/2025')
    await expect.poll(() => day.inputValue()).toBe('05/06/2025')
    const sent = page.waitForRequest('**/fix-last-date-of-publication')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ newDate: '2025-06-05', updateDateOfDissolution: false })
    await says('Successfully updated date of publication')
    await rowWith('05/06/2025').waitFor()
    expect(await dayOf(row, 'date_of_dissolution')).toBe(dissolved)
    await open()
    await day.fill('04/06/2025')
    await dialog().getByText('Also update the date of dissolution').click()
    await dialog().getByRole('button', { name: 'Update' }).click()
    await rowWith('04/09/2025').waitFor()
    expect(await dayOf(row, 'date_of_dissolution')).toBe('2025-09-04')
  })

  it('fails with its own message, the reason in the form and the input kept', async () => {
    const row = await some(`last_date_of_publication IS NOT NULL AND type = 'FOREIGN_COMPANY_DE_REGISTRATION'`)
    await find(row)
    await page.getByRole('button', { name: 'Edit' }).click()
    await box('Date of publication').fill('05/06/2025')
    await portal.database.pool.query(`UPDATE insolvency_application SET version = version + 1 WHERE id = $1`, [row.id])
    await dialog().getByRole('button', { name: 'Update' }).click()
    await says('Failed to update date of publication')
    await dialog()
      .getByRole('alert')
      .getByText(/^Someone else has saved this entry meanwhile/)
      .waitFor()
    await expect.poll(() => box('Date of publication').inputValue()).toBe('05/06/2025')
  })
})

describe('an entry that somebody else changes meanwhile', () => {
  const change = (name: string) =>
    portal.database.pool.query(
      `UPDATE professional_body SET name = $1, version = version + 1 WHERE abbreviation = 'LS'`,
      [name],
    )
  const bodies = async () => {
    const { rows } = await portal.database.pool.query(
      `SELECT name, profession FROM professional_body WHERE abbreviation = 'LS'`,
    )
    return rows[0]
  }
  const edit = async (profession: string) => {
    await rowWith('LS').getByRole('button', { name: 'Edit' }).click()
    await box('Profession').fill(profession)
  }
  const update = () => dialog().getByRole('button', { name: 'Update' }).click()
  const refused = () =>
    dialog()
      .getByRole('alert')
      .getByText(/^Someone else has saved this entry meanwhile/)
      .waitFor()

  it('is refused, and stands in the list as it is now', async () => {
    await follow(page, `${LIST}?tab=professional-bodies`)
    await edit('Barrister')
    await change('Law Society of the Lakes')
    await update()
    await refused()
    await page.locator('tr', { hasText: 'Law Society of the Lakes' }).waitFor()
  })

  it('takes what was typed after a reload, and keeps what the other person wrote', async () => {
    await page.reload()
    await dialog().getByText('Your earlier input was restored.').waitFor()
    await expect.poll(() => box('Name').inputValue()).toBe('Law Society of the Lakes')
    await expect.poll(() => box('Profession').inputValue()).toBe('Barrister')
    await update()
    await rowWith('Barrister').waitFor()
    expect(await bodies()).toEqual({ name: 'Law Society of the Lakes', profession: 'Barrister' })
  })

  it('can be edited again without a reload', async () => {
    await edit('Solicitor')
    await change('Law Society')
    await update()
    await refused()
    page.once('dialog', asked => void asked.accept())
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await edit('Legal counsel')
    await update()
    await rowWith('Legal counsel').waitFor()
    expect(await bodies()).toEqual({ name: 'Law Society', profession: 'Legal counsel' })
  })

  it('gives the focus back to the button after the refusal', async () => {
    await edit('Advocate')
    await change('Law Society of the Lakes')
    await dialog().getByRole('button', { name: 'Update' }).focus()
    await page.keyboard.press('Enter')
    await refused()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Update')
    page.once('dialog', asked => void asked.accept())
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })
})

describe('a rollback', () => {
  it('asks first, removes the application from the list and restores the company', async () => {
    const row = await some(`winding_up_type = 'MEMBERS_VOLUNTARY'`)
    await find(row)
    await page.getByRole('button', { name: 'Rollback' }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure that you want to roll back this application ?' })
    await question.getByText(row.company_name).waitFor()
    await page.getByRole('button', { name: 'NO' }).click()
    await rowWith(row.tracking_number).waitFor()
    await page.getByRole('button', { name: 'Rollback' }).click()
    await page.getByRole('button', { name: 'YES' }).click()
    await says('Application rolled back successfully')
    await page.getByText('No results found').waitFor()
    await follow(page, `/home/registry?search=${row.brn}`)
    await rowWith(row.brn).getByText('Registered').waitFor()
    await follow(page, `${LIST}?application=${row.tracking_number}&kind=WINDING_UP`)
    await dialog().getByRole('heading', { name: 'Corrections' }).waitFor()
    await dialog().getByRole('cell', { name: 'Grace Nakato' }).waitFor()
  })

  it('names the person who was first, and reloads the list', async () => {
    const row = await some(`winding_up_type = 'COURT'`)
    await find(row)
    await portal.database.pool.query(
      `WITH changed AS (UPDATE insolvency_application SET status = 'ASSIGNED' WHERE id = $1)
       INSERT INTO insolvency_change (application_id, action, done_by, before, after)
       VALUES ($1, 'ROLLBACK', 'Moses Okello', '{"status":"APPROVED"}', '{"status":"ASSIGNED"}')`,
      [row.id],
    )
    await page.getByRole('button', { name: 'Rollback' }).click()
    await page.getByRole('button', { name: 'YES' }).click()
    await says(`Application ${row.tracking_number} is no longer approved: Moses Okello has already rolled it back.`)
    await page.getByText('No results found').waitFor()
  })
})

describe('an application in full', () => {
  it('opens over the list by its number and by its address, and each part has its own address', async () => {
    const row = await some(`winding_up_type = 'CREDITORS_VOLUNTARY' AND applicant IS NOT NULL
      AND EXISTS (SELECT FROM insolvency_message m WHERE m.application_id = a.id)`)
    await find(row)
    await page.getByRole('button', { name: row.tracking_number, exact: true }).click()
    for (const name of ['Applicant Details', 'Application Details', 'Board Resolution', 'Creditor Meeting'])
      await dialog().getByRole('heading', { name, exact: true }).waitFor()
    await dialog().getByRole('region', { name: 'Board Resolution' }).getByText('Approved').waitFor()
    await dialog().getByRole('region', { name: 'First message' }).waitFor()
    await expect.poll(() => page.url()).toContain(`application=${row.tracking_number}`)
    await dialog().getByRole('tab', { name: 'Messages' }).click()
    await dialog().getByRole('list', { name: 'Messages' }).getByText('Registry').first().waitFor()
    await dialog()
      .getByText(/^\d\d-\d\d-\d{4} \d\d:\d\d$/)
      .first()
      .waitFor()
    await dialog().getByRole('tab', { name: 'Attachments' }).click()
    await dialog().getByRole('button', { name: 'Show Statement of affairs' }).click()
    await dialog().getByText('This is the statement of the affairs of').waitFor()
    await page.reload()
    await dialog().getByText('This is the statement of the affairs of').waitFor()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog().count()).toBe(0)
    await expect.poll(() => page.url()).toContain(`search=${row.tracking_number.toLowerCase()}`)
    expect(page.url()).not.toContain('application=')
  })

  it('reports missing applicants, missing messages and a missing file', async () => {
    const row = await some('applicant IS NULL')
    await portal.database.pool.query('DELETE FROM insolvency_message WHERE application_id = $1', [row.id])
    await portal.database.pool.query(
      `INSERT INTO edms_file (edms_id, content_hash, size) SELECT file_name, repeat('0', 64), 9
       FROM insolvency_attachment WHERE application_id = $1 ORDER BY position LIMIT 1`,
      [row.id],
    )
    await follow(page, `${LIST}?application=${row.tracking_number}`)
    await dialog().getByText('No applicant on record').waitFor()
    await dialog().getByRole('tab', { name: 'Messages' }).click()
    await dialog().getByText('No messages yet').waitFor()
    await dialog().getByRole('tab', { name: 'Attachments' }).click()
    await dialog()
      .getByRole('button', { name: /^Show / })
      .first()
      .click()
    await dialog().getByText('The file of this document is missing in EDMS. Contact the EDMS administrator.').waitFor()
    await follow(page, `${LIST}?application=WU-NONE`)
    await says('No insolvency application has the tracking number WU-NONE.')
  })
})

describe('the list', () => {
  it('reports that it cannot be loaded, and loads on Reload', async () => {
    await page.route('**/insolvency/process?**', route => route.fulfill({ status: 503, json: { message: 'Not now' } }))
    // Rows that were read a moment ago would be shown again.
    await page.goto(LIST)
    await page.getByRole('alert').getByText('Failed to load tasks, Try again later.').waitFor()
    await says('Not now')
    await page.unroute('**/insolvency/process?**')
    const asked = page.waitForRequest('**/insolvency/process?**')
    await page.getByRole('button', { name: 'Reload' }).click()
    const query = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(query)).toEqual({
      status: 'APPROVED',
      type: 'WINDING_UP,FOREIGN_COMPANY_DE_REGISTRATION',
      page: '1',
      pageSize: '12',
    })
    await page.getByRole('button', { name: 'Previous' }).click()
    await says('No more data to show')
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect.poll(() => status.textContent()).toBe('Approved')
    await status.click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Approved'])
    await page.keyboard.press('Escape')
  })

  it('offers corrections only with permission', async () => {
    const row = await some(`type = 'WINDING_UP'`)
    for (const [person, may] of [
      ['insolvency', false],
      ['supervisor', true],
    ] as const) {
      const { page, context } = await portal.open()
      await portal.signIn(page, person)
      await follow(page, `${LIST}?application=${row.tracking_number}&kind=WINDING_UP`)
      await page.getByRole('dialog').getByRole('heading', { name: 'Applicant Details' }).waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: row.tracking_number, exact: true }).waitFor()
      for (const name of ['Edit', 'Rollback']) expect((await page.getByRole('button', { name }).count()) > 0).toBe(may)
      await context.close()
    }
  })

  it('has no accessibility violations, dialogs included, on a phone and on a desktop', async () => {
    await takeLook(page, phone)
    const row = await some(`winding_up_type = 'CREDITORS_VOLUNTARY'`)
    await follow(page, LIST)
    await page.getByRole('button', { name: 'Rollback' }).first().waitFor()
    await expectInBothLooks(page, 'the list')
    await page.getByRole('button', { name: 'Edit' }).first().click()
    await box('Date of publication').waitFor()
    await expectInBothLooks(page, 'a correction')
    await follow(page, `${LIST}?application=${row.tracking_number}&kind=WINDING_UP`)
    await dialog().getByRole('heading', { name: 'Creditor Meeting' }).waitFor()
    await expectInBothLooks(page, 'an application')
    expect(visitor.faults).toEqual([])
  })
})
