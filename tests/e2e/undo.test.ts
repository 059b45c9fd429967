import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { multipart } from '../support/multipart'
import { pathOf } from '../support/pathOf'
import { beginSession, endSession } from '../support/sessions'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  page = (await portal.open()).page
})
beforeEach(() => portal.signIn(page, 'admin'))
afterAll(() => portal.close())

type Entry = { brn: string; name: string }

const registers = [
  {
    list: 'black list',
    register: 'BLACKLIST',
    address: '/home/registry/business',
    undo: (brn: string) => `**${pathOf(contract.blacklist.add, { brn })}`,
    strikeAgain: ({ brn, name }: Entry) => ({
      url: pathOf(contract.blacklist.add, { brn }),
      payload: { brn, companyName: name, reason: 'Order of the court' },
    }),
  },
  {
    list: 'list of de-registrations',
    register: 'DEREGISTRATION',
    address: '/home/registry/de-registration',
    undo: () => `**${pathOf(contract.deRegistrations.upload)}`,
    strikeAgain: ({ brn, name }: Entry) => ({
      url: pathOf(contract.deRegistrations.upload),
      ...multipart(Buffer.from(`BRN,Name\n${brn},"${name}"\n`), 'again.csv'),
    }),
  },
]

describe.each(registers)('Undo of Reverse on the $list', ({ register, address, undo, strikeAgain }) => {
  const changesOf = async (brn: string): Promise<{ status: string; by: string }[]> => {
    const { rows } = await portal.database.pool.query(
      `SELECT c.from_status AS status, c.added_by AS by FROM strike_change c JOIN strike_entry s ON s.id = c.entry_id
       WHERE s.brn = $1 AND s.register = $2 ORDER BY c.id`,
      [brn, register],
    )
    return rows
  }

  /** Reverses the newest entry of the list, and returns it with the changes that it had before. */
  const reverseFirst = async () => {
    await follow(page, address)
    const row = page.getByRole('row').nth(1)
    await row.getByRole('button', { name: 'Reverse' }).waitFor()
    const [brn = '', name = ''] = await row.getByRole('cell').allInnerTexts()
    const before = await changesOf(brn)
    await row.getByRole('button', { name: 'Reverse' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    return { brn, name, before }
  }

  it('says that nothing was undone when the session had ended, and leaves the company to be struck again', async () => {
    const { brn, before } = await reverseFirst()
    await page.route(undo(brn), async route => {
      await endSession(portal.database, 'admin')
      await route.continue()
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/Your session had ended, so nothing was undone\. Sign in again/).waitFor()
    await page.unroute(undo(brn))
    expect((await changesOf(brn)).slice(before.length).map(({ status }) => status)).toEqual(['OFF'])

    await portal.giveCredentials(page, 'admin')
    await page.getByRole('heading', { name: 'Verify that it is you signing in' }).waitFor()
    await page.keyboard.type(portal.codeFor('admin'))
    await page.waitForURL(`**${address}`)
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('row').filter({ hasText: brn }).count()).toBe(0)
  })

  it('says that somebody else has listed the company again, and shows their entry', async () => {
    const { brn, name, before } = await reverseFirst()
    const { accessToken } = await beginSession(portal.app, 'registrar', portal.codeFor)
    const { headers, ...request } = { headers: {}, ...strikeAgain({ brn, name }) }
    const again = await portal.app.inject({
      method: 'POST',
      ...request,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    })
    expect(again.statusCode).toBe(200)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${brn} is already on the list.`).waitFor()
    await page.getByRole('row').filter({ hasText: brn }).getByText('Moses Okello').first().waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    const changes = (await changesOf(brn)).slice(before.length)
    expect(changes.map(({ status }) => status)).toEqual(['OFF', 'ON'])
    expect(changes[1]?.by).toBe('Moses Okello')
  })
})
