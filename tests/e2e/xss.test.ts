import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

/** Each would leave a mark if any part of it ran or were fetched. */
const payloads = [
  '<script>mark(1)</script>',
  '<img src=x onerror=mark(2)>',
  '<svg onload=mark(3)>',
  '<svg><script href="/evil.js"/></svg>',
  '"><script>mark(5)</script>',
  "'><img src=x onerror=mark(6)>",
  '</title><script>mark(7)</script>',
  '</textarea><script>mark(8)</script>',
  '</script><script>mark(9)</script>',
  '<iframe srcdoc="<script>parent.mark(10)</script>"></iframe>',
  '<iframe src="javascript:parent.mark(11)"></iframe>',
  '<a href="javascript:mark(12)">Pay here</a>',
  'javascript:mark(13)',
  '<body onload=mark(14)>',
  '<details open ontoggle=mark(15)>x</details>',
  '<input autofocus onfocus=mark(16)>',
  '<marquee onstart=mark(17)>x</marquee>',
  '<video><source onerror=mark(18)></video>',
  '<object data="data:text/html,<script>parent.mark(19)</script>"></object>',
  '<embed src="data:text/html,<script>parent.mark(20)</script>">',
  '<link rel=stylesheet href="/evil.css">',
  '<style>@import "/evil.css";</style>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action="javascript:mark(25)"><button>Go</button></form>',
  '{{constructor.constructor("mark(26)")()}}',
  '$' + '{mark(27)}',
  '%{name} %{smart_count} |||| mark(28)',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=mark(29)>',
  '\u202e<img src=x onerror=mark(30)>\u0000'.replace('\u0000', ''),
]

let portal: TestPortal
let visitor: Visitor
let page: Page
const fetched: string[] = []
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  const { pool } = portal.database
  await pool.query("UPDATE account SET given_name = $1, sur_name = $2 WHERE username = 'admin'", payloads.slice(0, 2))
  for (const [n, payload] of payloads.entries()) {
    await pool.query('INSERT INTO mda (name, status) VALUES ($1, $2)', [payload, payload])
    for (const register of ['BLACKLIST', 'DEREGISTRATION']) {
      const { rows } = await pool.query(
        `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by)
         VALUES ($1, $2, $3, $3, $3) RETURNING id`,
        [register, `9999${n}`, payload],
      )
      await pool.query("INSERT INTO strike_change (entry_id, from_status, added_by) VALUES ($1, 'ON', $2)", [
        rows[0].id,
        payload,
      ])
    }
    await pool.query(
      `INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date) VALUES ($1, $2, $3, now())`,
      [`X${n} ${payload}`, payload, payload],
    )
    await pool.query(
      `INSERT INTO legal_document_party (instrument_number, position, role, nature, facts) VALUES ($1, 1, 'Parties', 'individual', $2)`,
      [`X${n} ${payload}`, JSON.stringify({ name: payload, email: payload, physicalAddress: payload })],
    )
    await pool.query(
      `INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, phone_number, registration_date, professions)
       VALUES ($1, $2, $2, $2, now(), $3)`,
      [`X${n} ${payload}`, payload, JSON.stringify([{ professionName: payload }])],
    )
  }
  visitor = await portal.open()
  page = visitor.page
  await page.addInitScript(() => {
    const marks: unknown[] = []
    Object.assign(window, { marks, mark: (what: unknown) => marks.push(what) })
  })
  page.on('dialog', dialog => {
    fetched.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    const { protocol, host, pathname } = new URL(request.url())
    // A page of ours that was asked for may carry a payload in its own address.
    if (request.url().startsWith(`${portal.url}/home/`)) return
    if (/evil/.test(host + pathname) || /^(data:text\/html|javascript:)/.test(protocol + pathname))
      fetched.push(request.url())
  })
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const nothingRan = async () => {
  expect(await page.evaluate('marks')).toEqual([])
  expect(fetched).toEqual([])
  expect(page.frames()).toHaveLength(1)
  expect(await page.title()).toBe('Daftari')
  expect(new URL(page.url()).origin).toBe(portal.url)
  expect(visitor.faults).toEqual([])
}

it.each(['business', 'mda', 'de-registration', 'document'])('shows every payload as text in %s', async place => {
  await follow(page, `/home/registry/${place}?size=100`)
  await page
    .getByText(/of [\d,]+$/)
    .first()
    .waitFor()
  const text = await page.getByRole('table').textContent()
  for (const payload of payloads) expect(text).toContain(payload)
  await nothingRan()
})

it('shows every payload as text on the pages of practitioners', async () => {
  let text = ''
  for (const number of [1, 2, 3, 4]) {
    await follow(page, `/home/registry/practitioners?page=${number}`)
    await page.getByText(new RegExp(`^${number * 10 - 9} - `)).waitFor()
    text += await page.getByRole('table').textContent()
    await nothingRan()
  }
  for (const payload of payloads) expect(text).toContain(payload)
})

it('shows a legal document and its parties as text', async () => {
  for (const [n, payload] of payloads.entries()) {
    await follow(page, `/home/registry/document-viewer/${encodeURIComponent(`X${n} ${payload}`)}`)
    await page.getByRole('heading', { level: 2 }).waitFor()
    const text = await page.getByRole('article').textContent()
    expect(text?.split(payload).length).toBeGreaterThan(4)
  }
  await nothingRan()
})

it('shows names as text in dialogs, toasts, greetings and the top bar', async () => {
  await follow(page, '/home/registry/business?search=99991')
  await page.getByRole('button', { name: 'History' }).first().click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await follow(page, `/home/registry/mda?search=${encodeURIComponent(payloads[1] ?? '')}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await expect.poll(() => name.inputValue()).toBe(payloads[1])
  await name.fill(payloads[2] ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText(`${payloads[2]} already exists`).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Notices' }).click()
  await page.getByRole('dialog', { name: 'Notices' }).getByText('already exists').waitFor()
  await page.keyboard.press('Escape')
  await follow(page, '/home/dashboard')
  await page.getByRole('heading', { name: `Good day, ${payloads[0]}` }).waitFor()
  await follow(page, '/home/profile')
  await page.getByRole('heading', { name: 'My profile' }).waitFor()
  await nothingRan()
})

it('shows an address, a search and the audit trail as text', async () => {
  for (const payload of payloads) {
    await follow(page, `/home/registry/mda?search=${encodeURIComponent(payload)}&page=${encodeURIComponent(payload)}`)
    await page
      .getByText(/of [\d,]+$/)
      .first()
      .waitFor()
  }
  await follow(page, '/home/audit-trail')
  await page
    .getByText(/of [\d,]+$/)
    .first()
    .waitFor()
  await nothingRan()
})
