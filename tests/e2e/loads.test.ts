import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, resize, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  visitor = await portal.open(phone)
  await portal.signIn(visitor.page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const BRN = '80990000000001'
const files = [
  {
    name: 'entities.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`BRN,Name,Kind,Registered On\n${BRN},KIVUKO TRADERS LTD,COMPANY,03/05/2011\n`),
  },
  {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `BRN,Person,Kind,Given Name,Family,Date of Birth
${BRN},1,INDIVIDUAL,Amina,Nabulya,1970-01-02
${BRN},2,INDIVIDUAL,Okello,Opio,30/02/1971
`,
    ),
  },
]
const press = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: true }).click()
const confirm = () => visitor.page.getByRole('dialog').getByRole('button', { name: 'YES' }).click()
const begin = async (source: string) => {
  const { page } = visitor
  await follow(page, '/home/loads')
  await press('Load files')
  const dialog = page.getByRole('dialog', { name: 'Load files' })
  await dialog.getByRole('combobox', { name: 'Source' }).fill(source)
  return dialog
}

it('begins a load, takes its files, and saves a corrected column', async () => {
  const { page } = visitor
  await follow(page, '/home/loads')
  await page.getByText('Nothing has been loaded yet').waitFor()
  await expectInBothLooks(page, 'no load')
  const dialog = await begin('Old register')
  await dialog.getByRole('radio', { name: 'Complete since registration' }).check()
  await expectInBothLooks(page, 'new load')
  await dialog.getByRole('button', { name: 'Continue to files' }).click()

  await page.getByRole('heading', { name: 'Files of the load' }).waitFor()
  await page.setInputFiles('input[type=file]', files)
  await page.getByRole('button', { name: 'Remove people.csv' }).waitFor()
  await page.getByRole('button', { name: 'Remove entities.csv' }).waitFor()
  await expectInBothLooks(page, 'files')
  await press('Continue to columns')

  await page.getByRole('heading', { name: 'Columns of the files' }).waitFor()
  await page.getByText('people.csv').click()
  await page.getByRole('combobox', { name: 'Column of Surname' }).click()
  await page.getByRole('option', { name: 'Family' }).click()
  await page.getByRole('combobox', { name: 'Column of Surname' }).getByText('Family').waitFor()
  await page.locator('[aria-label="Column of Surname"][aria-busy="false"]:focus').waitFor()
  await expectInBothLooks(page, 'columns')
  const address = page.url()
  await page.reload()
  await page.getByRole('heading', { name: 'Columns of the files' }).waitFor()
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: 'Continue to the check', disabled: false }).click()
  await page.getByRole('heading', { name: 'Check of every row' }).waitFor()
})

it('checks it, names what was mended and refused, and gives the refused rows', async () => {
  const { page } = visitor
  await press('Check the files')
  const result = page.getByRole('table', { name: 'Result by kind' })
  await result.waitFor()
  expect(await result.getByRole('row', { name: /^People/ }).allInnerTexts()).toEqual([
    expect.stringMatching(/^People\s+2\s+1\s+0\s+1\s+1\s+0\s+0\s+0$/),
  ])
  await page.getByText('day written as YYYY-MM-DD').waitFor()
  await page
    .getByText('Date of Birth: 30/02/1971 is not a day of the calendar. Enter a day such as 2021-05-03.')
    .waitFor()
  await expectInBothLooks(page, 'result of a check')
  // Twice as large: the room of a window half as wide.
  await resize(page, 640, 450)
  await expectAccessible(page, 'result of a check, enlarged')
  await resize(page, phone.viewport.width, phone.viewport.height)
  const download = page.waitForEvent('download')
  await press('Download refused rows')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Old register - refused rows.xlsx')
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
})

it('writes it after a question, and takes it back', async () => {
  const { page } = visitor
  await press('Continue to writing')
  await press('Write into the register')
  await page.getByText('2 rows are written into the register. 1 refused row is left out.').waitFor()
  await expectInBothLooks(page, 'question before writing')
  await confirm()
  await page.getByText('2 rows are in the register.').waitFor()
  await expectInBothLooks(page, 'written load')

  const load = page.url()
  await follow(page, `/home/registry/file-viewer/${BRN}`)
  await page.getByRole('heading', { level: 1, name: 'KIVUKO TRADERS LTD' }).waitFor()
  await follow(page, '/home/loads')
  await page.getByText('Old register').first().click()
  await page.getByText('2 rows are in the register.').waitFor()
  expect(page.url().split('?')[0]).toBe(load.split('?')[0])

  await press('Take back')
  await confirm()
  await page.getByText('The load is taken back. Every file is as it was before.').waitFor()
  const { rows } = await portal.database.pool.query('SELECT 1 FROM entity WHERE brn = $1', [BRN])
  expect(rows).toEqual([])
  // The work on it is a job too, which leads to the load.
  await follow(page, '/home/jobs')
  await page.getByText('Old register').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open the load' }).click()
  await page.getByRole('heading', { level: 1, name: 'Old register' }).waitFor()
})

it('stops a check that waits for another load, and says that nothing was written', async () => {
  const { page } = visitor
  const dialog = await begin('Third source')
  await dialog.getByRole('button', { name: 'Continue to files' }).click()
  await page.getByRole('heading', { name: 'Files of the load' }).waitFor()
  await page.setInputFiles('input[type=file]', files)
  await page.getByRole('button', { name: 'Remove people.csv' }).waitFor()
  await page.getByRole('tab', { name: 'Check' }).click()
  const holder = await portal.database.pool.connect()
  try {
    await holder.query('BEGIN; LOCK TABLE entity IN ACCESS EXCLUSIVE MODE')
    await press('Check the files')
    await page.getByRole('progressbar', { name: 'Progress of the check' }).waitFor()
    await expectInBothLooks(page, 'a check that goes on')
    await press('Stop')
    await page.getByText(/The work was cancelled. Nothing was changed./).waitFor()
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  await press('Check the files')
  await page.getByRole('table', { name: 'Result by kind' }).waitFor()
})
