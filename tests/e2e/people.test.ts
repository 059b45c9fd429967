import { computePairs } from '@server/people/pairRounds'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { givePermissions } from '../support/sessions'

const NUMBER = 'CF85000123450A'
const OTHER_NUMBER = 'CF85000123460A'

let portal: TestPortal
let visitor: Visitor
let page: Page
/** Numbers of Agnes, of her probable duplicate, and of a person without an ID number. */
let [agnes, twin, nameless]: string[] = []
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
  ;[agnes, twin, nameless] = rows.map(({ id }) => String(id))
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
const openPerson = async (person: string | undefined, on = page) => {
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

  it.each([
    ['CF8500012345', 'A NIN has 14 characters; this has 12.'],
    ['%_\\ xy', 'Check the spelling, leave out a name, or leave out the date of birth.'],
    ['مرحبا', 'Nobody was found'],
    ['🏦', 'Enter a name with at least two letters in a row.'],
    ['x'.repeat(10_000), 'Type at most 200 letters. This has 10,000.'],
  ])('answers %s with a sentence, and keeps it', async (text, sentence) => {
    await open()
    await search(text)
    await page.getByText(sentence).first().waitFor()
    await expect.poll(() => box().inputValue()).toBe(text)
  })

  it('refuses a day that the calendar does not have, and keeps what was typed', async () => {
    await open()
    await search('Agnes Zumaridi', '31-02-1985')
    await page.getByText('31-02-1985 is not a day of the calendar.').first().waitFor()
    await expect.poll(() => box().inputValue()).toBe('Agnes Zumaridi')
    expect(await results().count()).toBe(0)
  })

  it('says that it failed, and reloads', async () => {
    await page.route('**/portal/people/search', route => route.fulfill({ status: 500, body: '{}' }))
    await open()
    await search('Agnes Zumaridi')
    const reload = page.getByRole('button', { name: 'Reload' })
    await reload.waitFor()
    await page.unroute('**/portal/people/search')
    await reload.click()
    await results().first().waitFor()
  })
})

describe('the page of a person', () => {
  it('shows every role in every entity, with status and day, and leads to the file', async () => {
    await openPerson(agnes)
    const roles = page.getByRole('list', { name: 'Roles' }).getByRole('listitem')
    await expect.poll(() => roles.count()).toBe(2)
    const company = roles.filter({ hasText: 'ZUMARIDI TRADERS LTD' })
    for (const text of ['Subscriber, Director', 'Registered', '02-05-2019', 'Company'])
      await expect.poll(() => company.textContent()).toContain(text)
    await company.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'ZUMARIDI TRADERS LTD' }).waitFor()
  })

  it('is there for a person without an ID number', async () => {
    await openPerson(nameless)
    await page.getByText('No ID number on file').first().waitFor()
  })

  it('is not there for an unknown number', async () => {
    await follow(page, '/home/people/999999999')
    await page.getByText('No natural person has this number in the register.').waitFor()
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

  it('of somebody else meanwhile is told, and the typed reason stays', async () => {
    await openPerson(agnes)
    await page.getByRole('button', { name: 'Compare with Agnes Zumaridi' }).click()
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('The same signature')
    await portal.database.pool.query(
      `INSERT INTO person_decision (kind, one, other, reason, decided_by) VALUES ('APART', ${agnes}, ${twin}, 'Twin sisters', 'Okot Peter')`,
    )
    await dialog().getByRole('button', { name: 'Keep apart' }).click()
    await dialog()
      .getByText('Okot Peter decided that these two stay apart (“Twin sisters”). Undo that decision first.')
      .waitFor()
    await expect.poll(() => dialog().getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('The same signature')
    page.once('dialog', asked => void asked.dismiss())
    await page.goBack()
    await expect.poll(() => dialog().getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('The same signature')
    page.once('dialog', asked => void asked.accept())
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  it('stands in the list of decisions, where it is undone as well', async () => {
    await follow(page, '/home/people?tab=decisions')
    const row = page.getByRole('row').filter({ hasText: 'Twin sisters' })
    await row.getByText('Kept apart').waitFor()
    await row
      .getByRole('button', { name: /actions|more|Undo/i })
      .first()
      .click()
    const item = page.getByRole('menuitem', { name: 'Undo' })
    if (await item.isVisible()) await item.click()
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Not sisters')
    await dialog().getByRole('button', { name: 'Undo' }).click()
    await row.getByText('Undone').waitFor()
  })
})

describe('without the permission', () => {
  it('nothing of it shows: no menu entry, no page, no person in the palette', async () => {
    const other = await portal.open()
    await givePermissions(portal.database, 'newcomer', ['can_access_dashboard'])
    await portal.signIn(other.page, 'newcomer')
    expect(await other.page.getByRole('link', { name: 'People', exact: true }).count()).toBe(0)
    await follow(other.page, '/home/people')
    await other.page
      .getByText(/access|permission/i)
      .first()
      .waitFor()
    expect(await other.page.getByRole('textbox', { name: 'ID number or name' }).count()).toBe(0)
  })

  it('to decide, people are found but not compared', async () => {
    const other = await portal.open()
    await givePermissions(portal.database, 'newcomer', ['can_access_dashboard', 'can_search_people'])
    await portal.signIn(other.page, 'newcomer')
    await openPerson(agnes, other.page)
    await other.page.getByRole('list', { name: 'Probable duplicates' }).waitFor()
    expect(await other.page.getByRole('button', { name: /Compare|Undo/ }).count()).toBe(0)
  })
})

describe('a comparison of masked values', () => {
  it('says which of them differ, so that two people do not look like one', async () => {
    const other = await portal.open()
    await givePermissions(portal.database, 'newcomer', [
      'can_access_dashboard',
      'can_search_people',
      'can_merge_people',
    ])
    await portal.signIn(other.page, 'newcomer')
    await portal.database.pool.query(
      `UPDATE entity_person SET date_of_birth = '1985-03-05', id_number = 'CF85000173450A' WHERE id = ${twin}`,
    )
    await follow(other.page, `/home/people/${agnes}?open=compare.${twin}`)
    const row = (name: RegExp) => other.page.getByRole('dialog').getByRole('row', { name })
    for (const name of [/^ID number/, /^Date of birth/])
      await expect.poll(() => row(name).textContent()).toContain('Masked; the values differ')
    await expect.poll(() => row(/^Nationality/).textContent()).not.toContain('Masked')
    await portal.database.pool.query(
      `UPDATE entity_person SET date_of_birth = '1985-03-04', id_number = '${OTHER_NUMBER}' WHERE id = ${twin}`,
    )
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
