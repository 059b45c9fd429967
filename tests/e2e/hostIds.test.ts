import { apiAccess } from '@contract/access/apiAccess'
import { entityDocuments } from '@contract/registry/entityDocuments'
import { messenger } from '@contract/settings/messenger'
import { ADMINISTRATOR } from '@server/accounts/startingRoles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import complaints from '@/resources/registry/complaints'
import { formsAt, listsOfEachKind } from '../support/allPages'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { type Seat, sayYes, sendFromList, sendFromPage, sends } from '../support/everyWrite'
import { startOtherHost } from '../support/otherHost'
import { isOfOwnList } from '../support/published'
import { respelledIds, type Spelling } from '../support/respelledIds'

let portal: TestPortal
/** A company and a business name of the demonstration, both with documents. */
let brns: { company: string; business: string }

beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const { pool } = portal.database
  const { rows } = await pool.query<typeof brns>(`
    SELECT min(brn) FILTER (WHERE kind = 'COMPANY') AS company, min(brn) FILTER (WHERE kind = 'BUSINESS_NAME') AS business
    FROM entity e WHERE EXISTS (SELECT FROM entity_document d WHERE d.brn = e.brn AND d.edms_id IS NOT NULL)
      AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn AND s.status = 'ON')`)
  if (!rows[0]) throw new Error('There are no documents')
  brns = rows[0]
  await pool.query(
    `INSERT INTO account_role (account_id, role_id)
     SELECT a.id, r.id FROM account a, role r WHERE a.username = 'clerk' AND r.name = $1 ON CONFLICT DO NOTHING`,
    [ADMINISTRATOR],
  )
})
afterAll(() => portal.close())

/** A broadcast, whose form names its sender. */
const sendMessage = async (seat: Seat) => {
  const { page } = seat
  await follow(page, '/home/settings?tab=system-messenger')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('textbox', { name: 'Message' }).fill('The office closes at noon on Friday.')
  await sends(seat, 'broadcast', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click()
    await sayYes(page)
  })
}

/** Documents of a file, resent by the button above the list and by the one beside a document. */
const resendDocuments = async (seat: Seat) => {
  const { page } = seat
  for (const [type, brn, names] of [
    ['company', brns.company, [/^Resend Certificate$/]],
    ['business', brns.business, [/^Resend Certificate$/, /^Resend: /]],
  ] as const) {
    await page.evaluate(chosen => localStorage.setItem('entityType', chosen), type)
    await follow(page, `/home/registry/file-viewer/${brn}?tab=documents`)
    for (const name of names)
      await sends(seat, `${name} of a ${type}`, () => page.getByRole('button', { name }).first().click())
  }
}

/** API access of an organisation: granted from its row, changed and taken live in dialogs whose address has its id as text. */
const giveAccess = async (seat: Seat) => {
  const { page } = seat
  const dialog = page.getByRole('dialog')
  const list = '/home/accounts/breakdown?tab=mdas'
  const organisation = async (access: string) => {
    await follow(page, list)
    const row = page
      .locator('tr[data-key]')
      .filter({ has: page.getByText(access, { exact: true }) })
      .first()
    await row.waitFor()
    return { row, id: encodeURIComponent((await row.getAttribute('data-key')) ?? '') }
  }
  const { row, id } = await organisation('Not granted')
  await sends(seat, 'Grant Access', async () => {
    await row.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Grant Access', exact: true }).click()
  })
  await follow(page, `${list}&api=areas&account=${id}`)
  await page.locator('.several-boxes input').first().click()
  await sends(seat, 'access areas', () => dialog.getByRole('button', { name: 'Save' }).click())
  await follow(page, `${list}&api=mode&mode=live&account=${(await organisation('Granted')).id}`)
  await sends(seat, 'Go Live', async () => {
    await dialog.getByRole('button', { name: 'Go Live' }).click()
    await sayYes(page)
  })
}

/** A list inside another page. */
const complaintsList = { resource: complaints, address: '/home/registry/practitioner-viewer/IP-1001?tab=complaints' }

/** Writes of pages that are neither list nor form. */
const ofOwnPages = [
  messenger.send,
  entityDocuments.resendToCompany,
  entityDocuments.resendToBusinessName,
  entityDocuments.resendCopy,
  apiAccess.setUp,
  apiAccess.goLive,
]

/** Opens the portal before a host with this spelling, runs `work`, and expects every id to come back as it was sent. */
const before = async (spelling: Spelling, person: string, work: (seat: Seat) => Promise<void>) => {
  const ids = respelledIds(spelling)
  const host = await startOtherHost(portal.app, 'dist', { config: { apiBase: '/api' }, lacks: /^\/portal\//, ids })
  const { page, context, faults } = await portal.open({ baseURL: host.url })
  await portal.signIn(page, person, '/login')
  await work({ page, expect, ids, brn: brns.company, done: new Set() })
  expect(ids.faults).toEqual([])
  expect(faults).toEqual([])
  await context.close()
  await host.close()
  return new Set(ids.sent.map(({ call }) => call))
}

const sendFromOwnPages = async (seat: Seat) => {
  await sendMessage(seat)
  await resendDocuments(seat)
  await giveAccess(seat)
}

// A text that looks like a number is the hardest to tell from one. Texts that do not, such as UUIDs, are sent without a browser:
// tests/server/http/idSpellings.test.ts.
it.each([
  ['numbers', 'clerk'],
  ['numerals with leading zeros', 'admin'],
] as const)(
  'sends ids of pages that are neither list nor form back as they came, before a host whose ids are %s',
  async (spelling, person) => {
    const sent = await before(spelling, person, sendFromOwnPages)
    expect(ofOwnPages.map(({ id }) => id).filter(id => !sent.has(id))).toEqual([])
  },
)

// tests/server/http/idSpellings.test.ts sends the writes of all lists and forms for each spelling.
it('sends the ids of lists and forms of every kind back as they came, before a host with ids of all spellings', {
  timeout: 240_000,
}, async () => {
  const sent = await before('of all spellings in turn', 'admin', async seat => {
    const published = listsOfEachKind().filter(({ resource: { list } }) => !list.extension && !isOfOwnList(list))
    for (const list of [...published, complaintsList]) await sendFromList(seat, list)
    for (const form of formsAt()) await sendFromPage(seat, form)
  })
  expect(sent.size).toBeGreaterThan(30)
})
