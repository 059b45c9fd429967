import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { pathOf } from '../support/pathOf'

type Organisation = { id: string; name: string }

let portal: TestPortal
let page: Page
let without: Organisation
let withAccess: Organisation
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const organisations = async (granted: boolean): Promise<Organisation> => {
    const { rows } = await portal.database.pool.query<Organisation>(
      `SELECT a.id, display_name AS name FROM account a
       WHERE account_type = 'MDA' AND enabled AND api_access = $1
       ORDER BY (SELECT count(*) FROM api_request WHERE account_id = a.id) DESC, a.id LIMIT 1`,
      [granted],
    )
    if (!rows[0]) throw new Error('There is no such organisation')
    return rows[0]
  }
  without = await organisations(false)
  withAccess = await organisations(true)
  page = (await portal.open({ permissions: ['clipboard-read', 'clipboard-write'] })).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const list = (search: string, more = '') =>
  `${portal.url}/home/accounts/breakdown?tab=mdas&search=${encodeURIComponent(search)}${more}`
const dialogNamed = (name: string) => page.getByRole('dialog', { name })
const choose = async ({ id }: Organisation, action: string) => {
  await page.locator(`tr[data-key="${id}"]`).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
/** Calls the API with the keys, as the system of a partner does. */
const callAs = async (keys: { apiKey: string; secretKey: string }, path: string, body: object) => {
  const answer = await fetch(`${portal.url}/api/partner${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.apiKey}.${keys.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const copied = async (key: string) => {
  await page.getByRole('button', { name: `Copy: ${key}` }).click()
  await page
    .getByRole('status')
    .filter({ hasText: `${key} copied` })
    .waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

describe('the API access of an organisation', () => {
  let sandbox: { apiKey: string; secretKey: string }
  let live: typeof sandbox

  it('is granted: keys, a moment, the areas to choose from, and the keys told once', async () => {
    await follow(page, list(without.name))
    const made = page.waitForResponse(answer => answer.url().endsWith(pathOf(contract.apiAccess.setUp)))
    await choose(without, 'Grant Access')
    expect((await made).request().postDataJSON().endPointsToAccess).toHaveLength(21)
    const answered = Date.now()
    await dialogNamed('Creating the keys…').waitFor()
    // Back does not leave keys that are on their way.
    await page.goBack()
    const areas = dialogNamed('Grant access areas')
    await areas.waitFor()
    expect(Date.now() - answered).toBeGreaterThanOrEqual(900)
    await page.getByText('Access level granted successfully').first().waitFor()
    await expect.poll(() => page.url()).toContain(`api=areas&account=${without.id}`)
    await areas.getByText(without.name).waitFor()
    await expect.poll(() => areas.getByRole('checkbox', { name: /^(?!All of)/ }).count()).toBe(22)

    // First no area is chosen, then two; the host fails once.
    for (const group of ['Entity', 'Insolvency', 'Legal', 'Search']) await areas.getByLabel(`All of ${group}`).uncheck()
    await areas.getByRole('button', { name: 'Save' }).click()
    await areas.getByText('Choose at least one area.').waitFor()
    await areas.getByLabel('Entity, basic').check()
    await areas.getByLabel('Name similarity').check()
    await page.route('**/access/setup', route => route.fulfill({ status: 503, json: { message: 'Out to lunch' } }), {
      times: 1,
    })
    await areas.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Out to lunch').waitFor()
    await expect.poll(() => areas.getByLabel('Entity, basic').isChecked()).toBe(true)
    await areas.getByRole('button', { name: 'Save' }).click()

    const mode = dialogNamed('API Mode')
    await mode.getByText('These keys are shown only once.', { exact: false }).waitFor()
    // Neither Back nor Close loses them unasked.
    await page.goBack()
    await mode.getByText('These keys are shown only once.', { exact: false }).waitFor()
    await mode.getByRole('button', { name: 'Close' }).click()
    await dialogNamed('Leave without saving the keys?').getByRole('button', { name: 'NO' }).click()
    sandbox = { apiKey: await copied('API key'), secretKey: await copied('Secret key') }
    expect(sandbox.apiKey).toMatch(/^sb_[\w-]{43}$/)
    expect(await barriersOf(page)).toEqual([])
    await mode.getByRole('button', { name: 'I have saved both keys' }).click()
    await mode.getByText(`${sandbox.apiKey.slice(0, 8)}••••••••`).waitFor()
    expect(await page.content()).not.toContain(sandbox.secretKey)
    expect(
      await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(sandbox.secretKey)
    await page.reload()
    await dialogNamed('API Mode').getByText('••••••••').waitFor()
    await page.keyboard.press('Escape')
    await page.locator(`tr[data-key="${without.id}"]`).getByText('Granted', { exact: true }).waitFor()
  })

  it('opens the sandbox to its keys, and what they ask for stands among the recent calls', async () => {
    const known = { brn: 'SB0000000001' }
    expect((await callAs(sandbox, '/sandbox/entity/basic', known)).body.data.name).toBe('EXAMPLE TRADERS LIMITED')
    expect((await callAs(sandbox, '/sandbox/entity/directors', known)).status).toBe(403)
    expect((await callAs(sandbox, '/entity/basic', known)).body.code).toBe('wrong-api-mode')
    await choose(without, 'Account Credit Usage')
    const usage = dialogNamed('Account Credit Usage')
    const calls = usage.getByRole('table', { name: 'Recent API calls' })
    await calls.getByText('Served').waitFor()
    const rows = await calls.locator('tbody tr').allInnerTexts()
    expect(rows.map(row => row.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^SB0000000001 \/entity\/basic .*Failed/),
      expect.stringMatching(/^SB0000000001 \/entity\/directors .*Failed/),
      expect.stringMatching(/^SB0000000001 \/entity\/basic .*Served/),
    ])
    await calls.getByRole('button', { name: 'Show' }).last().click()
    await calls.getByText('EXAMPLE TRADERS LIMITED').waitFor()
    await usage.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'This month' }).click()
    await page.waitForURL('**period=month**')
    await usage.getByText('In the sandbox').first().waitFor()
    await usage.getByRole('button', { name: 'Close' }).click()
  })

  it('goes live after a question, with keys that read the register and are paid from the balance', async () => {
    await choose(without, 'API Mode')
    const mode = dialogNamed('API Mode')
    await mode.getByRole('tab', { name: 'Production' }).click()
    await page.waitForURL('**mode=live**')
    await mode.getByRole('button', { name: 'Go Live' }).dblclick()
    const sure = dialogNamed('Are you sure of this action ?')
    await sure.getByText('2 access areas').waitFor()
    await sure.getByRole('button', { name: 'NO' }).click()
    await mode.getByRole('button', { name: 'Go Live' }).click()
    await sure.getByRole('button', { name: 'YES' }).click()
    await page.getByText('User has been granted access to production environment').waitFor()
    live = { apiKey: await copied('API key'), secretKey: await copied('Secret key') }
    // Both are copied: nothing is asked any more.
    await mode.getByRole('button', { name: 'Close' }).click()
    await mode.waitFor({ state: 'detached' })

    const { rows } = await portal.database.pool.query<{ brn: string; name: string }>(
      'SELECT brn, name FROM entity ORDER BY brn LIMIT 1',
    )
    const entity = rows[0] ?? { brn: '', name: '' }
    await portal.database.pool.query('UPDATE account SET balance = 700 WHERE id = $1', [without.id])
    expect((await callAs(live, '/entity/basic', { brn: entity.brn })).body.data.name).toBe(entity.name)
    expect((await callAs(live, '/entity/basic', { brn: entity.brn })).status).toBe(402)
    await follow(page, `/home/accounts/breakdown?tab=mdas&api=usage&account=${without.id}`)
    const usage = dialogNamed('Account Credit Usage')
    await usage.getByText('UGX 200').waitFor()
    await usage.getByText('UGX 500').waitFor()
    await page.keyboard.press('Escape')

    await follow(page, list(without.name, `&api=mode&account=${without.id}&mode=live`))
    await mode.getByText('lv_', { exact: false }).waitFor()
    expect(await mode.getByRole('button', { name: 'Go Live' }).count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('is revoked after a question, and its keys are refused at once', async () => {
    await choose(without, 'Revoke API access')
    const sure = dialogNamed('Are you sure of this action ?')
    await sure.getByText(without.name).waitFor()
    await sure.getByText('stop working at once', { exact: false }).waitFor()
    await sure.getByRole('button', { name: 'YES' }).click()
    await page.getByText('Access revoked successfully').waitFor()
    await page.locator(`tr[data-key="${without.id}"]`).getByText('Not granted').waitFor()
    for (const [keys, path] of [
      [sandbox, '/sandbox/entity/basic'],
      [live, '/entity/basic'],
    ] as const)
      expect((await callAs(keys, path, { brn: 'SB0000000001' })).body.code).toBe('wrong-api-key')
    await page.locator(`tr[data-key="${without.id}"]`).getByRole('button', { name: without.name }).click()
    await page.waitForURL(`**/home/accounts/summary?account=${without.id}`)
    await page.getByRole('heading', { name: without.name }).waitFor()
    await page
      .getByRole('table', { name: 'Recent API calls' })
      .locator('tbody tr')
      .first()
      .getByText('Failed')
      .waitFor()
  })

  it('is given from the integrators too, to the areas that are chosen', async () => {
    await follow(
      page,
      `${portal.url}/home/integrations/mdas_and_partners?tab=mdas&search=${encodeURIComponent(without.name)}`,
    )
    await page.locator(`tr[data-key="${without.id}"]`).getByRole('button', { name: 'Generate Keys' }).click()
    const areas = dialogNamed('Grant access areas')
    await areas.getByText(without.name).waitFor()
    expect(await areas.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await areas.getByLabel('Registration status').check()
    page.once('dialog', asked => void asked.dismiss())
    await page.goBack()
    await expect.poll(() => areas.getByLabel('Registration status').isChecked()).toBe(true)
    await areas.getByRole('button', { name: 'Save' }).click()
    const again = { apiKey: await copied('API key'), secretKey: await copied('Secret key') }
    expect((await callAs(again, '/sandbox/entity/registration-status', { brn: 'SB0000000003' })).body.data.status).toBe(
      'CEASED',
    )
    expect((await callAs(sandbox, '/sandbox/entity/registration-status', { brn: 'SB0000000003' })).status).toBe(401)
    await dialogNamed('API Mode').getByRole('button', { name: 'Close' }).click()
  })
})

describe('has no accessibility violations and no overflow, on a phone and on a desktop', () => {
  it('in the dialogs and the summary', async () => {
    const here = (await portal.open(phone)).page
    await portal.signIn(here, 'admin')
    for (const [address, ready] of [
      [`breakdown?tab=mdas&api=areas&account=${withAccess.id}`, 'All of Entity'],
      [`breakdown?tab=mdas&api=mode&account=${withAccess.id}`, 'Access areas'],
      [`breakdown?tab=mdas&api=usage&account=${withAccess.id}&period=own`, 'In the sandbox'],
      [`summary?account=${withAccess.id}`, 'In the sandbox'],
    ] as const) {
      await follow(here, `/home/accounts/${address}`)
      await here.getByText(ready).first().waitFor()
      await expectInBothLooks(here, address)
    }
    await here.context().close()
  })
})
