import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, resize, type TestPortal, testPortal } from '../support/browser'
import { companyWithHistory } from '../support/filedHistory'
import { readPdf } from '../support/pdf'

let portal: TestPortal
let page: Page
let faults: string[]
let brn = ''
let code = ''
beforeAll(async () => {
  portal = await testPortal()
  brn = await companyWithHistory(portal.database)
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'registrar')
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const panel = () => page.getByRole('complementary', { name: 'History' })
const extracts = () => panel().getByRole('region', { name: 'Extracts' })
const open = async (rest = '') => {
  await page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await follow(page, `/home/registry/file-viewer/${brn}?history=open${rest}`)
}

describe('the extracts of a file', () => {
  it('are issued from the panel of its history, at the moment that is shown', async () => {
    await open('&asOf=2022-01-01')
    await extracts().getByText('No extract of this file has been issued.').waitFor()
    await panel().getByRole('button', { name: 'Extract', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Issue an extract' })
    await dialog.getByText('as it stood at the end of 01-01-2022').waitFor()
    await dialog.getByRole('combobox', { name: 'Language of the extract' }).click()
    await page.getByRole('option', { name: 'Français' }).click()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Issue' }).click()
    const { pages } = await readPdf(readFileSync(await (await download).path()))
    expect(pages.join(' ')).toContain('Extrait du registre')
    expect(pages.join(' ')).toContain('SECOND LTD')
    await extracts().getByText('as of 01-01-2022, as known on').waitFor()
    await extracts().getByText('Valid', { exact: true }).waitFor()
    code = await extracts().locator('.list-figures').first().innerText()
  })

  it('have no accessibility faults, nor has the dialog, also on a phone and in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await resize(page, 390, 844)
    await expectAccessible(page)
    await resize(page, 1280, 800)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await panel().getByRole('button', { name: 'Extract', exact: true }).click()
    await page.getByRole('dialog', { name: 'Issue an extract' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
})

describe('the page that verifies extracts', () => {
  it('tells the state of the extract whose QR code led there, without a session', async () => {
    const guest = await portal.open(phone)
    await guest.page.goto(`${portal.url}/verify/${code}`)
    await guest.page.getByText('Valid. The register says what this extract shows.').waitFor()
    await guest.page.getByText('SECOND LTD').waitFor()
    await guest.page.getByText('as it stood at the end of 01-01-2022', { exact: false }).waitFor()
    await expectInBothLooks(guest.page)
    expect(guest.faults).toEqual([])
  })

  it('says that an extract was withdrawn', async () => {
    await extracts()
      .getByRole('button', { name: `Withdraw extract ${code}` })
      .click()
    const dialog = page.getByRole('dialog', { name: `Withdraw extract ${code}?` })
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await dialog.getByText('Enter the reason').waitFor()
    await dialog.getByLabel('Reason').fill('Issued for the wrong company')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await extracts().getByText('Withdrawn', { exact: true }).waitFor()
    const guest = await portal.open()
    await guest.page.goto(`${portal.url}/verify/${code}`)
    await guest.page.getByText('Withdrawn. The registry withdrew this extract on').waitFor()
    await expectAccessible(guest.page)
  })
})
