import { randomUUID } from 'node:crypto'
import type { OnWire } from '@contract/id'
import { contract } from '@contract/index'
import type { NoteVersion, RecordNote } from '@contract/portal/notes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { giveName, givePermissions } from '../../support/sessions'

type Call = ReturnType<TestRegistry['as']>
let registry: TestRegistry
let admin: Call
let registrar: Call
let newcomer: Call
let brn: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  admin = registry.as(await registry.signIn('admin'))
  registrar = registry.as(await registry.signIn('registrar'))
  await givePermissions(registry.database, 'newcomer', ['can_view_billing_settings'])
  newcomer = registry.as(await registry.signIn('newcomer'))
  brn = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn DESC LIMIT 1")).rows[0].brn
  await clear()
})
afterAll(() => registry.close())
afterEach(() => clear())

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const clear = async () => {
  for (const table of ['reminder', 'note_version', 'note', 'flag']) await run(`DELETE FROM ${table}`)
}
const idOf = async (username: string) =>
  String((await run('SELECT id FROM account WHERE username = $1', [username])).rows[0].id)
const kindId = async (name: string) =>
  String((await run('SELECT id FROM flag_kind WHERE name = $1', [name])).rows[0].id)

const send = async (url: string, payload: object, by = admin) => (await by({ method: 'POST', url, payload })).json()
const add = (text: string, { by = admin, kind = 'ENTITY', key = brn, token = randomUUID() as string, ...more } = {}) =>
  send(pathOf(contract.notes.add), { kind, key, token, text, ...more }, by)
const notesOf = async (by = admin, kind = 'ENTITY', key = brn): Promise<OnWire<RecordNote>[]> =>
  (await by({ url: pathOf(contract.notes.ofRecord), query: { kind, key } })).json().notes
const first = async (by = admin) => {
  const [note] = await notesOf(by)
  if (!note) throw new Error('there is no note')
  return note
}
const versionsOf = async (id: string | number): Promise<NoteVersion[]> =>
  (await admin({ url: pathOf(contract.notes.versions, { id }) })).json().versions

describe('a note', () => {
  it('is added once, however often it is sent, with an audit entry', async () => {
    const token = randomUUID()
    const before = (await run("SELECT count(*)::int AS count FROM audit_entry WHERE call = 'PORTAL-NOTE-ADD'")).rows[0]
      .count
    for (const _ of [1, 2, 3]) expect(await add('Rang about the seal', { token })).toMatchObject({ code: 'note-added' })
    expect(await notesOf()).toMatchObject([{ text: 'Rang about the seal', version: 1, own: true }])
    const after = await run("SELECT count(*)::int AS count FROM audit_entry WHERE call = 'PORTAL-NOTE-ADD'")
    expect(after.rows[0].count).toBe(before + 1)
  })

  it('is refused under the token of a note with another text, record, reminder or author', async () => {
    const token = randomUUID()
    const reminder = { day: '2099-01-01', ownerId: await idOf('admin') }
    await add('Rang about the seal', { token, reminder } as object)
    expect(await add('Rang about the seal', { token, reminder } as object)).toMatchObject({ code: 'note-added' })
    const other = (await run("SELECT brn FROM entity WHERE register = 'COMPANY' ORDER BY brn LIMIT 1")).rows[0].brn
    const others: { text?: string; key?: string; by?: Call; reminder?: object }[] = [
      { text: 'Rang about the seal. She rings back' },
      { key: other },
      { reminder: { ...reminder, day: '2099-01-02' } },
      { by: registrar },
    ]
    for (const { text = 'Rang about the seal', ...one } of others)
      expect(await add(text, { token, reminder, ...one } as object)).toMatchObject({
        code: 'note-token-used',
        status: 409,
      })
    expect(await notesOf()).toHaveLength(1)
    expect(await notesOf(admin, 'ENTITY', other)).toEqual([])
    // Edited meanwhile, the same note is still the one that was sent.
    const { id } = await first()
    await send(pathOf(contract.notes.edit, { id }), { text: 'She has it', version: 1 })
    expect(await add('Rang about the seal', { token, reminder } as object)).toMatchObject({ code: 'note-added' })
    expect(await notesOf()).toMatchObject([{ text: 'She has it' }])
  })

  it('keeps what was said through edits and its removal, with who and when', async () => {
    await add('The seal is lost')
    const { id } = await first()
    const edit = (text: string, version: number, by = admin) =>
      send(pathOf(contract.notes.edit, { id }), { text, version }, by)
    expect(await edit('The seal was found', 1)).toMatchObject({ code: 'note-edited' })
    expect(await edit('The seal was found', 1)).toMatchObject({ code: 'note-edited' })
    expect(await edit('The seal is gone', 1)).toMatchObject({ code: 'changed-meanwhile' })
    expect(await edit('Not mine', 2, registrar)).toMatchObject({ code: 'not-your-note' })
    const remove = (by: Call) => send(pathOf(contract.notes.remove, { id }), { version: 2 }, by)
    expect(await remove(registrar)).toMatchObject({ code: 'not-your-note' })
    expect(await remove(admin)).toMatchObject({ code: 'note-removed' })
    expect(await remove(admin)).toMatchObject({ code: 'note-removed' })
    expect(await first()).toMatchObject({ text: '', removedBy: expect.any(String) })
    expect((await versionsOf(id)).map(({ change, text }) => [change, text])).toEqual([
      ['WRITTEN', 'The seal is lost'],
      ['EDITED', 'The seal was found'],
      ['REMOVED', 'The seal was found'],
    ])
    expect(await edit('Back again', 3)).toMatchObject({
      code: 'note-gone',
      message: expect.stringContaining('was not saved'),
    })
  })

  it('refuses 100,000 letters by field, and keeps HTML as the text it is', async () => {
    expect(await add('x'.repeat(100_000))).toMatchObject({
      status: 400,
      code: 'invalid-fields',
      fields: { text: expect.any(String) },
    })
    expect(await notesOf()).toEqual([])
    const html = '<img src=x onerror=alert(1)> <b>bold</b> & "quoted"'
    await add(html)
    expect((await first()).text).toBe(html)
  })

  it('is refused to those who may not read the record, and for records that do not exist', async () => {
    expect(await add('Any', { by: newcomer })).toMatchObject({ code: 'forbidden' })
    expect(
      (await newcomer({ url: pathOf(contract.notes.ofRecord), query: { kind: 'ENTITY', key: brn } })).statusCode,
    ).toBe(403)
    expect(await add('Any', { key: '80029999999999' })).toMatchObject({ code: 'no-such-file' })
    await add('Only for readers')
    const { id } = await first()
    expect((await newcomer({ url: pathOf(contract.notes.versions, { id }) })).statusCode).toBe(403)
  })

  it('is masked like other free text for those who may not see personal data', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_view_reservation_settings'])
    await add('Director CM90023412345K rang from +256 700 123456')
    expect((await first()).text).toContain('CM90023412345K')
    const masked = (await first(newcomer)).text
    expect(masked).toMatch(/^Director CM•+345K rang from •+56$/)
    const file = (await newcomer({ url: pathOf(contract.companies.read, { brn }) })).json().data
    expect(file.notes.latest.text).toBe(masked)
    await givePermissions(registry.database, 'newcomer', ['can_view_billing_settings'])
  })

  it('keeps its personal data when an author who sees masks edits it', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_view_reservation_settings'])
    await add('Rang from +256 700 123456', { by: newcomer })
    const { id, text } = await first(newcomer)
    expect(text).toMatch(/^Rang from •+56$/)
    const edit = (text: string) => send(pathOf(contract.notes.edit, { id }), { text, version: 1 }, newcomer)
    expect(await edit(`${text} twice`)).toMatchObject({
      status: 400,
      code: 'masked-value',
      fields: { text: 'This value is masked. Enter the whole value' },
    })
    expect(await first()).toMatchObject({ text: 'Rang from +256 700 123456', version: 1 })
    expect(await edit('Rang from +256 700 123456 twice')).toMatchObject({ code: 'note-edited' })
    expect((await first()).text).toBe('Rang from +256 700 123456 twice')
    await givePermissions(registry.database, 'newcomer', ['can_view_billing_settings'])
  })

  it('may quote a mask that stands on the screen', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_view_reservation_settings'])
    await add('Holder of CM••••••••345K', { by: newcomer })
    const { id } = await first(newcomer)
    const body = { text: 'Holder of CM••••••••345K came', version: 1 }
    expect(await send(pathOf(contract.notes.edit, { id }), body, newcomer)).toMatchObject({ code: 'note-edited' })
    await givePermissions(registry.database, 'newcomer', ['can_view_billing_settings'])
  })

  it('stands on all records of a person, whichever of their numbers is asked', async () => {
    const { rows } = await run(
      "SELECT id FROM entity_person WHERE kind = 'INDIVIDUAL' AND id_number IS NOT NULL ORDER BY id LIMIT 1",
    )
    const key = String(rows[0].id)
    const copy = await run(
      `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, nationality)
       SELECT brn, 900 + no, roles, kind, given_name, sur_name, id_type, id_number, nationality FROM entity_person WHERE id = $1 RETURNING id`,
      [key],
    )
    await add('Seen at the counter', { kind: 'PERSON', key: String(copy.rows[0].id) })
    for (const one of [key, String(copy.rows[0].id)])
      expect(await notesOf(admin, 'PERSON', one)).toMatchObject([{ text: 'Seen at the counter' }])
  })
})

describe('the file of a record', () => {
  it('brings flags, the number of notes and the latest one with its own answer', async () => {
    await add('First')
    await add('Second')
    const kind = await kindId('Under investigation')
    await send(pathOf(contract.flags.set), {
      kind: 'ENTITY',
      key: brn,
      kindId: kind,
      reason: 'Complaint 12',
      document: '',
      lastDay: null,
    })
    const { data } = (await admin({ url: pathOf(contract.companies.read, { brn }) })).json()
    expect(data.notes).toMatchObject({
      count: 2,
      latest: { text: 'Second' },
      flags: [{ name: 'Under investigation', colour: 'AMBER', icon: 'SEARCH', reason: 'Complaint 12', effect: 'NONE' }],
    })
    const list = (await admin({ url: pathOf(contract.companies.list), query: { search: brn } })).json()
    const mark = { name: 'Under investigation', colour: 'AMBER', icon: 'SEARCH' }
    expect(list.content[0].flags).toEqual([mark])
    const { found } = await send(pathOf(contract.find.records), { text: brn })
    expect(found).toMatchObject([{ key: brn, flags: [mark] }])
  })
})

describe('somebody with the name of a colleague', () => {
  let namesake: Call
  beforeAll(async () => {
    await givePermissions(registry.database, 'auditor', ['can_manage_flags', 'can_view_reservation_settings'])
    await giveName(registry.database, 'auditor', 'admin')
    namesake = registry.as(await registry.signIn('auditor'))
  })

  it('is told that the note was removed by somebody else', async () => {
    await add('The seal is lost')
    const { id, version } = await first()
    const remove = (by: Call) => send(pathOf(contract.notes.remove, { id }), { version }, by)
    expect(await remove(admin)).toMatchObject({ code: 'note-removed' })
    expect(await remove(namesake)).toMatchObject({ code: 'note-gone', status: 409 })
    expect(await remove(admin)).toMatchObject({ code: 'note-removed' })
  })

  it('is told that the reminder was ended by somebody else, also with its note', async () => {
    await add('Call back', { reminder: { day: '2099-01-01', ownerId: await idOf('admin') } } as object)
    const { reminder } = await first()
    const end = (by: Call) => send(pathOf(contract.notes.endReminder, { id: reminder?.id ?? '' }), {}, by)
    expect(await end(admin)).toMatchObject({ code: 'reminder-done' })
    expect(await end(namesake)).toMatchObject({ code: 'reminder-over', status: 409 })
    expect(await end(admin)).toMatchObject({ code: 'reminder-done' })

    await clear()
    await add('Call again', { reminder: { day: '2099-01-01', ownerId: await idOf('admin') } } as object)
    const about = await first()
    const endNow = (by: Call) => send(pathOf(contract.notes.endReminder, { id: about.reminder?.id ?? '' }), {}, by)
    await send(pathOf(contract.notes.remove, { id: about.id }), { version: about.version })
    expect(await endNow(namesake)).toMatchObject({ code: 'reminder-over', status: 409 })
    expect(await endNow(admin)).toMatchObject({ code: 'reminder-done' })
  })
})

describe('a reminder', () => {
  it('ends with its note', async () => {
    await add('Call back', { reminder: { day: '2099-01-01', ownerId: await idOf('admin') } } as object)
    const { id, version } = await first()
    await send(pathOf(contract.notes.remove, { id }), { version })
    const open = await run('SELECT FROM reminder WHERE done_at IS NULL')
    expect(open.rows).toHaveLength(0)
  })

  it('has a day that is not past and an owner who may read the record; it is moved, and done once', async () => {
    const [adminId, newcomerId, registrarId] = await Promise.all(['admin', 'newcomer', 'registrar'].map(idOf))
    expect(await add('Call back', { reminder: { day: '2020-01-01', ownerId: adminId } } as object)).toMatchObject({
      code: 'reminder-past',
    })
    expect(await add('Call back', { reminder: { day: '2099-01-01', ownerId: newcomerId } } as object)).toMatchObject({
      code: 'reminder-owner',
    })
    expect(await notesOf()).toEqual([])
    expect(await add('Call back', { reminder: { day: '2099-01-01', ownerId: adminId } } as object)).toMatchObject({
      code: 'note-added',
    })
    const { id } = await first()
    const remind = (day: string, ownerId: string | undefined) =>
      send(pathOf(contract.notes.remind, { id }), { day, ownerId })
    expect(await remind('2099-02-02', registrarId)).toMatchObject({ code: 'reminder-set' })
    const { reminder } = await first()
    expect(reminder).toMatchObject({ day: '2099-02-02', ownerId: registrarId, doneAt: null })
    const done = (by: Call) => send(pathOf(contract.notes.endReminder, { id: reminder?.id ?? '' }), {}, by)
    expect(await done(registrar)).toMatchObject({ code: 'reminder-done' })
    expect(await done(registrar)).toMatchObject({ code: 'reminder-done' })
    expect(await done(admin)).toMatchObject({ code: 'reminder-over', status: 409 })
    expect((await first()).reminder).toMatchObject({ doneBy: expect.any(String) })
    expect(await remind('2099-03-03', adminId)).toMatchObject({ code: 'reminder-set' })
    expect((await first()).reminder).toMatchObject({ day: '2099-03-03', doneAt: null })
  })

  it('is not moved by somebody who has not seen that it was moved or done, and may be sent twice', async () => {
    const [adminId, registrarId] = await Promise.all(['admin', 'registrar'].map(idOf))
    const [monday, tuesday] = [
      { day: '2099-01-05', ownerId: adminId },
      { day: '2099-01-06', ownerId: registrarId },
    ]
    await add('Call back', { reminder: monday } as object)
    const { id } = await first()
    const remind = (due: object, seen: object | null) => send(pathOf(contract.notes.remind, { id }), { ...due, seen })
    for (let sent = 0; sent < 2; sent++) expect(await remind(tuesday, monday)).toMatchObject({ code: 'reminder-set' })
    const later = { ...monday, day: '2099-01-07' }
    for (const seen of [monday, null])
      expect(await remind(later, seen)).toMatchObject({ code: 'changed-meanwhile', status: 409 })
    const { reminder } = await first()
    expect(reminder).toMatchObject(tuesday)
    await send(pathOf(contract.notes.endReminder, { id: reminder?.id ?? '' }), {})
    expect(await remind(later, tuesday)).toMatchObject({ code: 'changed-meanwhile' })
    expect(await remind(later, null)).toMatchObject({ code: 'reminder-set' })
  })

  it('leaves its earlier day and owner in the trail when it is moved', async () => {
    const [adminId, registrarId] = await Promise.all(['admin', 'registrar'].map(idOf))
    await add('Call back', { reminder: { day: '2099-01-01', ownerId: adminId } } as object)
    const { id } = await first()
    for (let sent = 0; sent < 2; sent++)
      await send(pathOf(contract.notes.remind, { id }), { day: '2099-02-02', ownerId: registrarId })
    const { rows } = await run("SELECT before, after FROM audit_entry WHERE call = 'PORTAL-REMINDER' ORDER BY id DESC")
    expect(rows[0]).toEqual({
      before: { reminder: '2099-01-01', owner: adminId },
      after: { reminder: '2099-02-02', owner: registrarId },
    })
  })

  it('offers as owners the staff who may read such a record', async () => {
    const names = async (query: string) =>
      (await admin({ url: `${pathOf(contract.notes.owners)}?${query}` })).json().map((row: { id: string }) => row.id)
    const owners = await names(`filter=${encodeURIComponent('{"kind":"ENTITY"}')}&range=[0,99]`)
    expect(owners).toContain(await idOf('registrar'))
    expect(owners).not.toContain(await idOf('newcomer'))
  })
})
