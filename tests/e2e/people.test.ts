import { computePairs } from '@server/people/pairRounds'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

const NUMBER = 'CF85000123450A'
const OTHER_NUMBER = 'CF85000123460A'

let portal: TestPortal
let visitor: Visitor
let page: Page
/** Number of Agnes, who has a probable duplicate. */
let agnes = ''
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  const run = (statement: string) => portal.database.pool.query(statement)
  await run(`INSERT INTO entity (brn, name, kind, registered_on) VALUES
    ('72000000000001', 'ZUMARIDI TRADERS LTD', 'COMPANY', '2019-05-02'),
    ('72000000000002', 'ZUMARIDI STORES', 'BUSINESS_NAME', '2021-08-09'),
    ('72000000000003', 'NYUMBA SOCIETY', 'BUILDING_SOCIETY', '2022-01-03')`)
  const { rows } = await run(`INSERT INTO entity_person
      (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth, nationality, phone_number)
    VALUES ('72000000000001', 1, '{SUBSCRIBER,DIRECTOR}', 'INDIVIDUAL', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${NUMBER}', '1985-03-04', 'Uganda', '+256 700 123456'),
      ('72000000000003', 1, '{MEMBER}', 'INDIVIDUAL', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${OTHER_NUMBER}', '1985-03-04', 'Uganda', NULL),
      ('72000000000003', 2, '{MEMBER}', 'INDIVIDUAL', 'Quirinus', 'Zumaridi', NULL, NULL, NULL, 'Uganda', NULL),
      ('72000000000002', 1, '{PARTNER}', 'INDIVIDUAL', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${NUMBER}', '1985-03-04', 'Uganda', NULL)
    RETURNING id`)
  agnes = String(rows[0].id)
  await portal.database.write(computePairs)
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const results = (on = page) => on.getByRole('list', { name: 'People found' }).getByRole('listitem')
const box = (on = page) => on.getByRole('textbox', { name: 'ID number or name' })
const open = async (on = page) => {
  await follow(on, '/home/people')
  await on.getByText('Type a whole ID number, or a name').waitFor()
}
const search = async (text: string, born?: string, on = page) => {
  await box(on).fill(text)
  if (born !== undefined) await on.getByRole('textbox', { name: 'Date of birth' }).fill(born)
  await box(on).press('Enter')
}
const openPerson = async (person: string, on: Page) => {
  await follow(on, `/home/people/${person}`)
  await on.getByRole('heading', { level: 1 }).waitFor()
}
const dialog = () => page.getByRole('dialog')
const toast = (text: string) => page.getByText(text).first()

describe('the search of people', () => {
  it('opens from the menu, and finds a person by the whole number, which never stands in the address', async () => {
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await page.getByText('Type a whole ID number, or a name').waitFor()
    await search(` cf85000 123450-a `)
    const first = results().first()
    await first.waitFor()
    await expect.poll(() => results().count()).toBe(1)
    for (const text of ['Agnes Zumaridi', 'in 2 entities', 'Certain'])
      await expect.poll(() => first.textContent()).toContain(text)
    expect(page.url()).not.toMatch(/85000/)
    expect(addresses.filter(address => /85000/.test(decodeURIComponent(address)))).toEqual([])
  })

  it('keeps the number while a person is opened and left again', async () => {
    await results().first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Agnes Zumaridi' }).waitFor()
    await page.goBack()
    await results().first().waitFor()
    await expect.poll(() => box().inputValue()).toContain('cf85000')
  })

  it('finds by a name and a date of birth, the most certain first, and says why', async () => {
    await open()
    await search('zumaridi agnes', '04-03-1985')
    await results().first().waitFor()
    await expect.poll(() => results().count()).toBe(2)
    await expect.poll(() => results().first().textContent()).toContain('same name, same date of birth')
    expect(new URL(page.url()).search).toBe('')
    const printed = page.waitForRequest('**/portal/exports')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect((await printed).postDataJSON()).toMatchObject({ resource: '/home/people', filter: {} })
    await page.reload()
    await expect.poll(() => results().count()).toBe(2)
    await expect.poll(() => box().inputValue()).toBe('zumaridi agnes')
    await search('Agness Zumaridi')
    await page.getByText('similar spelling, same date of birth').first().waitFor()
  })
})

describe('a decision', () => {
  it('merges two people after a look side by side, and is undone', async () => {
    await follow(page, '/home/people?tab=duplicates')
    const row = page.getByRole('row').filter({ hasText: 'Agnes Zumaridi' })
    await row.getByRole('button', { name: 'Compare' }).click()
    await dialog().getByText('Are these one person?').waitFor()
    await dialog()
      .getByRole('row', { name: /Entities/ })
      .waitFor()
    await expect
      .poll(() =>
        dialog()
          .getByRole('row', { name: /Entities/ })
          .textContent(),
      )
      .toContain('NYUMBA SOCIETY')
    const link = dialog().getByRole('link', { name: 'NYUMBA SOCIETY' }).first()
    expect(await link.getAttribute('href')).toMatch(/^\/home\/registry\/file-viewer\/\w+/)
    await dialog().getByRole('button', { name: 'Merge into one person' }).click()
    await dialog().getByText('Enter the reason for the decision.').waitFor()
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Seen with both cards')
    await dialog().getByRole('button', { name: 'Merge into one person' }).click()
    await toast('Recorded: these two are one person.').waitFor()
    await dialog().waitFor({ state: 'detached' })
    await page.getByText('Merged from 2 people').waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Roles' }).getByRole('listitem').count()).toBe(3)

    const decided = page.getByRole('list', { name: 'Decisions' })
    await decided.getByRole('button', { name: 'Undo' }).click()
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Another card')
    await dialog().getByRole('button', { name: 'Undo' }).click()
    await toast('The decision was undone.').waitFor()
    await decided.getByText(/^Undone by/).waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Roles' }).getByRole('listitem').count()).toBe(2)
    await page.getByRole('list', { name: 'Probable duplicates' }).getByText('Agnes Zumaridi').waitFor()
  })
})

describe('the palette', () => {
  it('finds a person by number and by name, with the number masked', async () => {
    for (const text of [NUMBER, 'agnes zumaridi']) {
      await follow(page, '/home/people')
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog').getByRole('combobox')
      await palette.fill(text)
      const line = page.getByRole('option').filter({ hasText: 'Person' }).first()
      await line.waitFor()
      await expect.poll(() => line.textContent()).toContain('Agnes Zumaridi')
      await expect.poll(() => line.textContent()).toContain('CF••••••••')
      await line.click()
      await page.getByRole('heading', { level: 1, name: 'Agnes Zumaridi' }).waitFor()
    }
  })
})

it('has no barriers and no overflow, on a phone and on a desktop', async () => {
  const other = await portal.open(phone)
  await portal.signIn(other.page, 'admin')
  await open(other.page)
  await expectInBothLooks(other.page, 'search')
  await search('Agnes Zumaridi', '04-03-1985', other.page)
  await results(other.page).first().waitFor()
  await expectInBothLooks(other.page, 'results')
  await search('Nobody Atall', undefined, other.page)
  await other.page.getByText('Nobody was found').waitFor()
  await expectInBothLooks(other.page, 'nobody')
  await openPerson(agnes, other.page)
  await expectInBothLooks(other.page, 'person')
  await other.page.getByRole('button', { name: 'Compare with Agnes Zumaridi' }).click()
  await other.page
    .getByRole('dialog')
    .getByRole('row', { name: /Entities/ })
    .waitFor()
  await expectInBothLooks(other.page, 'compare')
  for (const tab of ['duplicates', 'decisions']) {
    await follow(other.page, `/home/people?tab=${tab}`)
    await other.page.getByRole('tab', { selected: true }).waitFor()
    await expectInBothLooks(other.page, tab)
  }
})
