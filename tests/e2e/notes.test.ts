import { readFile } from 'node:fs/promises'
import { contract } from '@contract/index'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, openDialogAt, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { startOtherHost } from '../support/otherHost'
import { pathOf } from '../support/pathOf'

let portal: TestPortal
let visitor: Visitor
let page: Page
let brn: string
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  brn = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn DESC LIMIT 1")).rows[0].brn
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})
beforeEach(async () => {
  for (const table of ['reminder', 'note_version', 'note', 'flag']) await run(`DELETE FROM ${table}`)
})

const run = (statement: string, values: unknown[] = []) => portal.database.pool.query(statement, values)
const plantFlag = (kind: string, subject: string, key: string, reason = 'Order of 3 May') =>
  run(
    `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
     SELECT k.id, $2, $3, $4, a.id, 'Grace Nakato' FROM flag_kind k, account a WHERE k.name = $1 AND a.username = 'admin'`,
    [kind, subject, key, reason],
  )
const plantNote = (text: string) =>
  run(
    `INSERT INTO note (token, subject_kind, subject_key, text, author_id, author)
     SELECT gen_random_uuid(), 'ENTITY', $1, $2, id, 'Grace Nakato' FROM account WHERE username = 'admin'`,
    [brn, text],
  )

const file = () => `/home/registry/file-viewer/${brn}`
const dialog = (on = page) => on.getByRole('dialog', { name: /Notes and flags/ })
const openFile = async (on = page) => {
  await on.evaluate("localStorage.setItem('entityType', 'company')")
  await follow(on, file())
  await on.getByRole('button', { name: /^Notes and flags/ }).waitFor()
}
const openNotes = async (on = page) => {
  await openFile(on)
  await openDialogAt(on, `${file()}?open=notes`)
  await dialog(on).getByLabel('New note').waitFor()
}

describe('the head of a file', () => {
  it('shows flags and the latest note without a request of its own', async () => {
    await plantFlag('Court order', 'ENTITY', brn)
    await plantNote('The seal is at the engraver')
    const asked: string[] = []
    const note = (request: { url(): string }) => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await openFile()
    const head = page.getByRole('region', { name: 'Notes and flags' })
    await head.getByText('Court order').waitFor()
    await head.getByText('Refuses changes').waitFor()
    await head.getByText('Order of 3 May').waitFor()
    await head.getByText('Grace Nakato: The seal is at the engraver').waitFor()
    page.off('request', note)
    expect(asked.filter(path => /notes|flag/.test(path) && path.startsWith('/portal'))).toEqual([])
  })
})

describe('the dialog of notes', () => {
  it('adds, edits, and removes a note, and keeps its history', async () => {
    await openNotes()
    await dialog().getByLabel('New note').fill('Rang about the seal, see https://www.example.org/seal')
    await dialog().getByRole('button', { name: 'Add note' }).click()
    const link = dialog().getByRole('link', { name: 'https://www.example.org/seal' })
    await link.waitFor()
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener')
    await dialog().getByRole('button', { name: 'Edit', exact: true }).click()
    await dialog().getByLabel('Edit', { exact: true }).fill('The seal was found')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByText('The seal was found').waitFor()
    await dialog().getByRole('button', { name: 'History' }).click()
    await dialog().getByRole('list', { name: 'History' }).getByText('Rang about the seal').waitFor()
    await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog().getByRole('group').getByRole('button', { name: 'Remove' }).click()
    await dialog()
      .getByText(/^Removed by Grace Nakato/)
      .waitFor()
  })

  it('keeps a note that is too long, holds markup, or fails to be stored', async () => {
    await openNotes()
    const box = dialog().getByLabel('New note')
    const long = 'x'.repeat(100_000)
    await box.fill(long)
    await dialog().getByText('At most 5,000 characters: remove 95,000').waitFor()
    await dialog().getByRole('button', { name: 'Add note' }).click()
    await expect.poll(() => box.inputValue()).toBe(long)
    const html = '<img src=x onerror="document.title=1"> <b>bold</b>'
    await box.fill(html)
    const path = `**${pathOf(contract.notes.add)}`
    await page.route(path, route => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await dialog().getByRole('button', { name: 'Add note' }).click()
    await dialog().getByRole('alert').waitFor()
    await expect.poll(() => box.inputValue()).toBe(html)
    await page.unroute(path)
    await dialog().getByRole('button', { name: 'Add note' }).click()
    // The box holds the same text until the note is stored.
    await dialog().getByRole('listitem').filter({ hasText: html }).waitFor()
    expect((await run('SELECT count(*)::int AS count FROM note')).rows[0].count).toBe(1)
    expect(await dialog().locator('img').count()).toBe(0)
  })

  it('leaves the focus in the box whose text could not be stored', async () => {
    await openNotes()
    await dialog().getByRole('button', { name: 'Set a flag' }).click()
    await dialog().getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Court order' }).click()
    await dialog()
      .getByLabel(/^Reason/)
      .fill('Freezing order')
    const number = dialog().getByLabel(/^Document number/)
    await number.fill('HC 12')
    const path = `**${pathOf(contract.flags.set)}`
    await page.route(path, route => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await number.press('Enter')
    await dialog().getByRole('alert').waitFor()
    await expect.poll(() => number.evaluate(box => box === document.activeElement)).toBe(true)
    await page.unroute(path)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
  })

  it('stores what was added to a note whose answer was lost', async () => {
    await openNotes()
    const box = dialog().getByLabel('New note')
    const path = `**${pathOf(contract.notes.add)}`
    await page.route(path, async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await box.fill('Rang about the seal')
    await dialog().getByRole('button', { name: 'Add note' }).click()
    await dialog().getByRole('alert').waitFor()
    await page.unroute(path)
    await box.fill('Rang about the seal. She rings back on Monday')
    await dialog().getByRole('button', { name: 'Add note' }).click()
    await dialog().getByRole('listitem').filter({ hasText: 'She rings back on Monday' }).waitFor()
    expect(await box.inputValue()).toBe('')
  })

  it('sets a flag with its reason and document, and lifts it with a reason', async () => {
    await openNotes()
    await dialog().getByRole('button', { name: 'Set a flag' }).click()
    await dialog().getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Court order' }).click()
    await dialog().getByRole('button', { name: 'Set flag' }).click()
    await dialog().getByText('Enter the reason').waitFor()
    await dialog().getByText('Enter the number of the document').waitFor()
    await dialog()
      .getByLabel(/^Reason/)
      .fill('Freezing order')
    await dialog()
      .getByLabel(/^Document number/)
      .fill('HC 12')
    await dialog().getByRole('button', { name: 'Set flag' }).click()
    await dialog().getByText('Document HC 12').waitFor()
    await dialog().getByRole('button', { name: 'Lift “Court order”' }).click()
    await dialog()
      .getByLabel(/^Reason to lift/)
      .fill('Order set aside')
    await dialog().getByRole('button', { name: 'Lift flag' }).click()
    await dialog()
      .getByText(/Lifted by Grace Nakato.*Order set aside/)
      .waitFor()
  })

  it('adds a reminder with its day and owner, and marks it as done', async () => {
    await openNotes()
    await dialog().getByLabel('New note').fill('Call the secretary')
    await dialog().getByLabel('With a reminder').check()
    await dialog().getByRole('textbox', { name: /^Day/ }).fill('31-12-2098')
    await dialog().getByRole('button', { name: 'Add note' }).click()
    await dialog().getByText('Reminds Grace Nakato on 31-12-2098').waitFor()
    await dialog().getByRole('button', { name: 'Mark reminder as done' }).click()
    await dialog().getByText('Reminder of 31-12-2098 done by Grace Nakato').waitFor()
  })

  it('shows older notes when they are asked for, also after a failure', async () => {
    await run(
      `INSERT INTO note (token, subject_kind, subject_key, text, author_id, author)
       SELECT gen_random_uuid(), 'ENTITY', $1, 'Note ' || n || '.', id, 'Grace Nakato'
       FROM account, generate_series(1, 60) n WHERE username = 'admin' ORDER BY n`,
      [brn],
    )
    await openNotes()
    await dialog().getByText('Note 60.', { exact: true }).waitFor()
    expect(await dialog().getByText('Note 1.', { exact: true }).count()).toBe(0)
    const isOlder = (url: URL) => url.pathname === pathOf(contract.notes.ofRecord) && url.searchParams.has('before')
    await page.route(isOlder, route => route.fulfill({ status: 503, json: { message: 'Down for a moment' } }))
    await dialog().getByRole('button', { name: 'Show older notes' }).click()
    await dialog().getByText('Older notes could not be loaded.').waitFor()
    await page.unroute(isOlder)
    await dialog().getByRole('button', { name: 'Reload' }).click()
    await dialog().getByText('Note 1.', { exact: true }).waitFor()
    expect(await dialog().getByRole('button', { name: 'Show older notes' }).count()).toBe(0)
  })

  it('says that the owners of a reminder did not load, and loads them on Reload', async () => {
    await openNotes()
    await dialog().getByLabel('New note').fill('Call the secretary')
    const path = `**${pathOf(contract.notes.owners)}**`
    await page.route(path, route => route.fulfill({ status: 503, json: { message: 'Down for a moment' } }))
    await dialog().getByLabel('With a reminder').check()
    await dialog().getByText('The owners could not be loaded.').waitFor()
    await page.unroute(path)
    await dialog().getByRole('button', { name: 'Reload' }).click()
    await dialog()
      .getByRole('combobox', { name: /^Owner/ })
      .click()
    await page.getByRole('option', { name: 'Grace Nakato' }).click()
    await dialog().getByLabel('New note').fill('')
    await dialog().getByLabel('With a reminder').uncheck()
  })

  it('asks before typed text is left', async () => {
    await openNotes()
    await dialog().getByLabel('New note').fill('Half a note')
    let question = ''
    page.once('dialog', asked => {
      question = asked.message()
      void asked.dismiss()
    })
    await page.keyboard.press('Escape')
    await expect.poll(() => question).not.toBe('')
    await expect.poll(() => dialog().getByLabel('New note').inputValue()).toBe('Half a note')
    page.once('dialog', asked => void asked.accept())
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
  })

  it('asks before Back discards a note, or the day of a reminder', async () => {
    await plantNote('The seal is at the engraver')
    const day = dialog().getByLabel(/^Day/)
    const inputs: [string, () => Promise<unknown>][] = [
      ['note', () => dialog().getByLabel('New note').fill('Half a note')],
      [
        'reminder',
        async () => {
          await dialog().getByRole('button', { name: 'Remind' }).click()
          await day.fill('01-02-2031')
        },
      ],
      [
        'reminder of a new note',
        async () => {
          await dialog().getByLabel('With a reminder').check()
          await day.fill('01-02-2031')
        },
      ],
    ]
    for (const [, type] of inputs) {
      await openFile()
      await page.getByRole('button', { name: /^Notes and flags/ }).click()
      await dialog().getByLabel('New note').waitFor()
      await type()
      for (const leaves of [false, true]) {
        const asked = new Promise<string>(done =>
          page.once('dialog', question => {
            done(question.message())
            void (leaves ? question.accept() : question.dismiss())
          }),
        )
        await page.goBack()
        expect(await asked).toBe('Leave without saving your changes?')
        await dialog().waitFor({ state: leaves ? 'hidden' : 'visible' })
      }
    }
  })

  it('asks nothing after the lifting of a flag was cancelled', async () => {
    await plantFlag('Fraud watch', 'ENTITY', brn)
    await openNotes()
    const lift = dialog().getByRole('button', { name: 'Lift “Fraud watch”' })
    await lift.click()
    await dialog()
      .getByLabel(/^Reason to lift/)
      .fill('Half a reason')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => lift.evaluate(button => button === document.activeElement)).toBe(true)
    let isAsked = false
    page.once('dialog', asked => {
      isAsked = true
      void asked.accept()
    })
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    expect(isAsked).toBe(false)
    page.removeAllListeners('dialog')
  })

  it('is accessible, on a phone and on a desktop', async () => {
    await plantFlag('Fraud watch', 'ENTITY', brn)
    await plantNote('The seal is at the engraver')
    const other = await portal.open(phone)
    await portal.signIn(other.page, 'registrar')
    await openFile(other.page)
    await expectInBothLooks(other.page, 'the file')
    await openDialogAt(other.page, `${file()}?open=notes`)
    await dialog(other.page).getByRole('button', { name: 'Set a flag' }).click()
    await expectInBothLooks(other.page, 'the dialog')
    expect(other.faults).toEqual([])
    await other.context.close()
  })
})

describe('a change of a flagged record', () => {
  it('is refused with the name and the reason of the flag, and keeps what was typed', async () => {
    await plantFlag('Court order', 'ENTITY', brn, 'Order of 3 May')
    await follow(page, '/home/registry/business')
    await openDialogAt(page, '/home/registry/business?open=create')
    const form = page.getByRole('dialog', { name: 'Strike/Blacklist Company' })
    await form.getByLabel(/^BRN/).fill(brn)
    await form.getByRole('button', { name: /^Strike off / }).click()
    await form.getByText(`The flag “Court order” on ${brn} refuses this change (Order of 3 May).`).waitFor()
    expect(await form.getByLabel(/^BRN/).inputValue()).toBe(brn)
    expect((await run('SELECT count(*)::int AS count FROM strike_entry WHERE brn = $1', [brn])).rows[0].count).toBe(0)
    await run("UPDATE flag SET lifted_at = now(), lifted_by = 'Grace Nakato', lift_reason = 'Set aside'")
    await form.getByRole('button', { name: /^Strike off / }).click()
    await page.locator('.notice').filter({ hasText: 'Added to black list' }).first().waitFor()
  })
})

describe('rows of a list', () => {
  it('show the flags of their records, and open their notes', async () => {
    const { rows } = await run('SELECT prn FROM payment ORDER BY created_at DESC LIMIT 1')
    await plantFlag('Fraud watch', 'PAYMENT', rows[0].prn)
    await follow(page, `/home/billing/transactions?prn=${rows[0].prn}`)
    const row = page.getByRole('row').filter({ hasText: rows[0].prn })
    await row.getByTitle('Fraud watch').waitFor()
    await row.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Notes and flags' }).click()
    await dialog().getByText('Some changes need approval').waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toMatch(/^notes\./)
  })

  it('are exported without the flags of their records', async () => {
    const { rows } = await run('SELECT prn FROM payment ORDER BY created_at DESC LIMIT 1')
    const { prn } = rows[0]
    await plantFlag('Fraud watch', 'PAYMENT', prn)
    await follow(page, `/home/billing/transactions?prn=${prn}`)
    await page.getByRole('row').filter({ hasText: prn }).getByTitle('Fraud watch').waitFor()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Text table (.csv)' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain(prn)
    expect(text).not.toMatch(/Fraud watch|Order of 3 May/)
  })
})

describe('the kinds of flags in General Settings', () => {
  it('are changed by holders of can_manage_flags', async () => {
    await follow(page, '/home/settings?tab=flags')
    await page.getByRole('cell', { name: 'Court order' }).waitFor()
    await page
      .getByRole('row', { name: /Under investigation/ })
      .getByRole('button', { name: 'Edit' })
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Ends after days/).fill('90')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The kind of flag “Under investigation” was updated.').first().waitFor()
    const { rows } = await run("SELECT ends_after FROM flag_kind WHERE name = 'Under investigation'")
    expect(rows[0].ends_after).toBe(90)
  })
})

describe('a kind of flag that has ended', () => {
  it('is no longer offered, and its flags keep acting', async () => {
    await plantFlag('Fraud watch', 'ENTITY', brn)
    await follow(page, '/home/settings?tab=flags')
    await page
      .getByRole('row', { name: /Fraud watch/ })
      .getByRole('button', { name: 'Edit' })
      .click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: /^Status/ }).click()
    await page.getByRole('option', { name: 'No longer used' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The kind of flag “Fraud watch” was updated.').first().waitFor()
    await openNotes()
    await dialog().getByText('Some changes need approval').waitFor()
    await dialog().getByRole('button', { name: 'Set a flag' }).click()
    await dialog().getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Court order' }).waitFor()
    expect(await page.getByRole('option', { name: 'Fraud watch' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await run("UPDATE flag_kind SET active = true, version = version + 1 WHERE name = 'Fraud watch'")
  })
})

describe('a host without notes', () => {
  it('shows and asks nothing of them', async () => {
    await plantFlag('Court order', 'ENTITY', brn)
    const asked: string[] = []
    const host = await startOtherHost(portal.app, 'dist', {
      config: { apiBase: '/api', portalName: 'Sajili' },
      lacks: /^\/portal\//,
      received: path => asked.push(path),
    })
    const other = await portal.open({ baseURL: host.url })
    await portal.signIn(other.page, 'registrar')
    await other.page.evaluate("localStorage.setItem('entityType', 'company')")
    await other.page.goto(file())
    await other.page.getByRole('tab', { name: /Directors/ }).waitFor()
    expect(await other.page.getByText('Court order').count()).toBe(0)
    expect(await other.page.getByRole('button', { name: /Notes and flags/ }).count()).toBe(0)
    expect(asked.filter(path => /note|flag/.test(path))).toEqual([])
    await other.context.close()
    await host.close()
  })
})
