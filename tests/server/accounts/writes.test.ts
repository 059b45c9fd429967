import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { form, type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions, passwordOf } from '../../support/sessions'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let newcomer: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 1500 })
  admin = registry.as(await registry.signIn('admin'))
  newcomer = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())
const row = async (where: string) =>
  (await registry.database.pool.query(`SELECT * FROM account WHERE ${where} ORDER BY created_at, id LIMIT 1`)).rows[0]
const trail = async (call: string) =>
  (
    await registry.database.read.execute<{ subject: string; before: unknown; after: unknown }>(
      sql`SELECT subject, before, after FROM audit_entry WHERE call = ${call} ORDER BY id`,
    )
  ).rows
const idOf = async (username: string) => (await row(`username = '${username}'`)).id as string
const post = (as: typeof admin, url: string, payload: object) => as({ method: 'POST', url, payload })

describe('the status of an account', () => {
  const set = (userId: string, status: string, as = admin) =>
    post(as, pathOf(contract.accounts.setStatus), { userId, status })

  it('changes once, with a message and an audit entry', async () => {
    const { id, display_name } = await row(`account_type = 'MDA' AND enabled`)
    const answer = await set(id, 'INACTIVE')
    expect([answer.statusCode, answer.json().message]).toEqual([200, `The account of ${display_name} is inactive.`])
    expect((await set(id, 'INACTIVE')).json().code).toBe('status-already')
    expect((await set(id, 'ACTIVE')).statusCode).toBe(200)
    expect((await trail('USER-STATUS')).slice(-2)).toEqual([
      { subject: display_name, before: { status: 'ACTIVE' }, after: { status: 'INACTIVE' } },
      { subject: display_name, before: { status: 'INACTIVE' }, after: { status: 'ACTIVE' } },
    ])
  })

  it('ends the session of a deactivated person at the next call', async () => {
    const clerk = registry.as(await registry.signIn('clerk'))
    expect((await clerk({ url: pathOf(contract.session.profile) })).statusCode).toBe(200)
    await set(await idOf('clerk'), 'INACTIVE')
    expect((await clerk({ url: pathOf(contract.session.profile) })).statusCode).toBe(401)
    await set(await idOf('clerk'), 'ACTIVE')
  })

  it('cannot be changed by its owner, nor for the last administrator', async () => {
    const answer = await set(await idOf('admin'), 'INACTIVE')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'self-demotion'])
    await givePermissions(registry.database, 'newcomer', ['can_update_account_status'])
    const other = await set(await idOf('admin'), 'INACTIVE', newcomer)
    expect([other.statusCode, other.json().code]).toEqual([409, 'last-administrator'])
  })

  it('cannot be restored by a person with fewer permissions', async () => {
    await registry.database.pool.query(`UPDATE account SET enabled = false WHERE username = 'auditor'`)
    expect((await set(await idOf('auditor'), 'ACTIVE', newcomer)).json().code).toBe('holds-more')
    expect((await set(await idOf('auditor'), 'ACTIVE')).statusCode).toBe(200)
  })
})

describe('the department of a member of staff', () => {
  const move = (userId: string, departmentId: number, seen: { version?: number } = {}) =>
    post(admin, pathOf(contract.accounts.updateDepartment), { userId, departmentId, ...seen })

  it('is recorded with the one before, and once when it is sent twice', async () => {
    const { rows } = await registry.database.pool.query('SELECT id, name FROM department ORDER BY id LIMIT 2')
    const [from, to] = rows
    const clerk = await row(`username = 'clerk'`)
    await registry.database.pool.query('UPDATE account SET department_id = $1 WHERE id = $2', [from.id, clerk.id])
    for (const _ of [1, 2]) expect((await move(clerk.id, to.id)).json().code).toBe('department-updated')
    expect(await trail('STAFF-DEPARTMENT')).toEqual([
      { subject: clerk.display_name, before: { department: from.name }, after: { department: to.name } },
    ])
    expect((await row(`username = 'clerk'`)).department_id).toBe(to.id)
    expect((await move(clerk.id, 99_999)).json().code).toBe('no-such-department')
  })

  it('is refused when somebody else changed it meanwhile, and not when it stays the same', async () => {
    const { rows } = await registry.database.pool.query('SELECT id FROM department ORDER BY id LIMIT 3')
    const [from, one, other] = rows
    const { id, version } = await row(`username = 'registrar'`)
    await registry.database.pool.query('UPDATE account SET department_id = $1 WHERE id = $2', [from.id, id])
    expect((await move(id, from.id, { version })).statusCode).toBe(200)
    expect((await move(id, one.id, { version })).statusCode).toBe(200)
    expect((await move(id, other.id, { version })).json()).toMatchObject({ status: 409, code: 'changed-meanwhile' })
    expect(await row(`username = 'registrar'`)).toMatchObject({ department_id: one.id, version: version + 1 })
    expect((await move(id, other.id)).statusCode).toBe(200)
  })
})

describe('contacts', () => {
  const update = (body: object, as = admin) => post(as, pathOf(contract.accounts.updateContacts), body)
  const good = { email: 'new.address@mail.example', phone: '+256 772 000 111' }

  it('change for an inactive client, and are no longer verified', async () => {
    const { id } = await row(`account_type = 'INDIVIDUAL' AND NOT enabled`)
    await registry.database.pool.query('UPDATE account SET email_verified = true WHERE id = $1', [id])
    expect((await update({ userId: id, ...good })).statusCode).toBe(200)
    expect(await row(`id = '${id}'`)).toMatchObject({
      email: good.email,
      phone_number: good.phone,
      email_verified: false,
      phone_verified: false,
    })
    expect((await trail('USER-CONTACTS')).at(-1)?.after).toEqual(good)
  })

  it('can only be changed by an active client or business itself', async () => {
    for (const type of ['INDIVIDUAL', 'BUSINESS']) {
      const { id } = await row(`account_type = '${type}' AND enabled`)
      expect((await update({ userId: id, ...good })).json().code).toBe('active-account')
    }
  })

  it.each([
    ['an address that another account has', { email: 'ADMIN@registry.example' }, 409, 'email'],
    ['a line of its own', { email: 'a@b.example\nBcc: all@b.example' }, 400, 'email'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 400, 'email'],
    ['no number', { phone: 'call me' }, 400, 'phone'],
    ['somebody else’s acts', { enabled: true }, 400, 'enabled'],
  ])('refuse %s by its field', async (_, part, status, field) => {
    const { id } = await row(`account_type = 'MDA'`)
    const answer = await update({ userId: id, ...good, ...part })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]])
  })

  it('cannot be changed for somebody with more permissions, and each type needs its own permission', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_edit_user_contacts'])
    const staff = { userId: await idOf('admin'), ...good, email: 'mine@mail.example' }
    expect((await update(staff, newcomer)).json().code).toBe('holds-more')
    const { id } = await row(`account_type = 'MDA'`)
    expect((await update({ userId: id, ...good, email: 'x@y.example' }, newcomer)).statusCode).toBe(403)
    await givePermissions(registry.database, 'newcomer', ['can_update_account_status'])
    expect((await update({ userId: id, ...good, email: 'x@y.example' }, newcomer)).statusCode).toBe(200)
  })

  it('end a sign-in that waits for the code which went to the former address', async () => {
    const { session } = contract
    const clerk = await row(`username = 'clerk'`)
    const send = (url: string, payload: object) => registry.app.inject({ method: 'POST', url, payload })
    const credentials = { usernameOrEmail: 'clerk', password: passwordOf('clerk') }
    await send(pathOf(session.endOldSession), credentials)
    const begun = await send(pathOf(session.signIn), credentials)
    const same = { userId: clerk.id, email: clerk.email, phone: '+256 772 000 222' }
    expect((await update(same)).statusCode).toBe(200)
    const waiting = `SELECT FROM sign_in_challenge WHERE account_id = '${clerk.id}'`
    expect((await registry.database.pool.query(waiting)).rowCount).toBe(1)
    expect((await update({ ...same, email: 'clerk.at.last@mail.example' })).statusCode).toBe(200)
    const step2 = await send(pathOf(session.validateCode), { token: begun.json().data, otp: registry.codeFor('clerk') })
    expect(step2.json()).toMatchObject({ code: 'code-expired' })
  })

  it('name the contact person of an organisation', async () => {
    const { id } = await row(`account_type = 'PRIVATE_ORGANIZATION'`)
    const body = {
      partnerId: id,
      contactName: 'Ruth  Aber',
      contactEmail: 'ruth@o.example',
      contactPhone: '0772111222',
    }
    expect((await post(admin, pathOf(contract.accounts.updateContactPerson), body)).statusCode).toBe(200)
    const { data } = (await admin({ url: pathOf(contract.accounts.read, { id }) })).json()
    expect(data.contactPersons[0]).toMatchObject({ name: 'Ruth Aber', email: 'ruth@o.example', phone: '0772111222' })
    const client = await row(`account_type = 'INDIVIDUAL'`)
    const refused = await post(admin, pathOf(contract.accounts.updateContactPerson), { ...body, partnerId: client.id })
    expect(refused.json().code).toBe('not-a-partner')
  })

  it('are refused when somebody else changed them meanwhile, and taken from a portal that sends no version', async () => {
    const { id } = await row(`account_type = 'PRIVATE_ORGANIZATION'`)
    const { version } = (await admin({ url: pathOf(contract.accounts.read, { id }) })).json().data
    const contacts = { userId: id, email: 'desk@o.example', phone: '0772111333' }
    const person = { partnerId: id, contactName: 'Ann Opio', contactEmail: 'ann@o.example', contactPhone: '0772111444' }
    const rename = (body: object) => post(admin, pathOf(contract.accounts.updateContactPerson), body)
    expect((await update({ ...contacts, version })).statusCode).toBe(200)
    for (const answer of [await update({ ...contacts, version }), await rename({ ...person, version })])
      expect(answer.json()).toMatchObject({ status: 409, code: 'changed-meanwhile' })
    expect((await rename({ ...person, version: version + 1 })).statusCode).toBe(200)
    expect((await update({ ...contacts, version: version + 1 })).json().code).toBe('changed-meanwhile')
    expect((await update(contacts)).statusCode).toBe(200)
  })

  it('stay as they are when an edit changes nothing, so that it refuses no edit of a colleague', async () => {
    const { id } = await row(`account_type = 'MDA'`)
    const contacts = { userId: id, email: 'same@agency.example', phone: '0772111555' }
    const person = { partnerId: id, contactName: 'Ann Opio', contactEmail: 'ann@o.example', contactPhone: '0772111666' }
    const rename = (body: object) => post(admin, pathOf(contract.accounts.updateContactPerson), body)
    await update(contacts)
    await rename(person)
    const before = await row(`id = '${id}'`)
    const entries = (await trail('CONTACT-PERSON')).length
    expect((await update({ ...contacts, version: before.version })).statusCode).toBe(200)
    expect((await rename({ ...person, version: before.version })).statusCode).toBe(200)
    expect(await row(`id = '${id}'`)).toEqual(before)
    expect(await trail('CONTACT-PERSON')).toHaveLength(entries)
  })

  it('of another contact person do not keep the national ID number of the one before', async () => {
    const { pool } = registry.database
    const made = await pool.query(
      `INSERT INTO account (account_type, name, email) VALUES ('MDA', 'NIN AGENCY', 'nin@agency.example') RETURNING id`,
    )
    const partnerId = made.rows[0].id
    await pool.query(`INSERT INTO contact_person (account_id, name, nin) VALUES ($1, 'Ruth Aber', 'CF85000123450A')`, [
      partnerId,
    ])
    const nameAndNin = async (contactName: string) => {
      const body = { partnerId, contactName, contactEmail: 'ruth@o.example', contactPhone: '0772111222' }
      expect((await post(admin, pathOf(contract.accounts.updateContactPerson), body)).statusCode).toBe(200)
      const { rows } = await pool.query('SELECT name, nin FROM contact_person WHERE account_id = $1', [partnerId])
      return rows
    }
    expect(await nameAndNin('RUTH A. ABER')).toEqual([{ name: 'RUTH A. ABER', nin: 'CF85000123450A' }])
    expect(await nameAndNin('Brian Kato')).toEqual([{ name: 'Brian Kato', nin: null }])
    expect((await trail('CONTACT-PERSON')).at(-1)?.after).toMatchObject({ name: 'Brian Kato', nin: null })
  })
})

describe('a signature', () => {
  const update = (userId: string, bytes: Uint8Array, name: string) =>
    admin({
      method: 'POST',
      url: pathOf(contract.accounts.updateSignature),
      ...form({ userId }, { bytes, name, field: 'signatureAttachment' }),
    })
  const drawn = (type: 'png' | 'jpeg') =>
    sharp({ create: { width: 30, height: 12, channels: 3, background: { r: 10, g: 20, b: 200 } } })
      [type]()
      .toBuffer()
  const bitmap = () => {
    const [width, height, line] = [3, 2, 12]
    const bytes = Buffer.alloc(54 + line * height)
    bytes.write('BM')
    bytes.writeUInt32LE(bytes.length, 2)
    bytes.writeUInt32LE(54, 10)
    bytes.writeUInt32LE(40, 14)
    bytes.writeInt32LE(width, 18)
    bytes.writeInt32LE(height, 22)
    bytes.writeUInt16LE(1, 26)
    bytes.writeUInt16LE(24, 28)
    // A bitmap stores its last line first: blue below, red above.
    for (let x = 0; x < width; x++) {
      bytes.set([255, 0, 0], 54 + x * 3)
      bytes.set([0, 0, 255], 54 + line + x * 3)
    }
    return bytes
  }

  it.each([
    ['png', () => drawn('png')],
    ['jpeg', () => drawn('jpeg')],
    ['bmp', async () => bitmap()],
  ] as const)('is accepted as %s under any name, and stored as PNG', async (_, make) => {
    const id = await idOf('registrar')
    expect((await update(id, await make(), 'anything.dat')).statusCode).toBe(200)
    const answer = await admin({ url: pathOf(contract.accounts.signature, { id }) })
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('png')
    expect((await trail('STAFF-SIGNATURE-UPDATE')).at(-1)?.after).toEqual({
      signature: expect.stringMatching(/^\w{64}$/),
    })
  })

  it('keeps the orientation of a bitmap', async () => {
    const id = await idOf('registrar')
    await update(id, bitmap(), 'signature.bmp')
    const { rawPayload } = await admin({ url: pathOf(contract.accounts.signature, { id }) })
    const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3), ...data.subarray(-3)]).toEqual([255, 0, 0, 0, 0, 255])
  })

  it('loses the metadata of the picture', async () => {
    const id = await idOf('registrar')
    const payload = Buffer.concat([await drawn('jpeg'), Buffer.from('<script>alert(1)</script>')])
    expect((await update(id, payload, 'a.jpg')).statusCode).toBe(200)
    const { rawPayload } = await admin({ url: pathOf(contract.accounts.signature, { id }) })
    expect(rawPayload.includes('script')).toBe(false)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'file-of-other-kind'],
    ['an SVG called PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'file-of-other-kind'],
    ['a program called PNG', Buffer.from('MZ\x90\x00 this program cannot be run'), 'a.png', 'file-of-other-kind'],
    ['a page', Buffer.from('<!doctype html><p>'), 'a.jpeg', 'file-of-other-kind'],
    ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a.png', 'picture-broken'],
    ['a bitmap that promises more than it has', bitmap().subarray(0, 60), 'a.bmp', 'picture-broken'],
    ['nothing', Buffer.alloc(0), 'a.png', 'file-of-other-kind'],
  ])('is refused when it is %s', async (_, bytes, name, code) => {
    const before = (await row(`username = 'registrar'`)).signature
    const answer = await update(await idOf('registrar'), bytes, name)
    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    expect((await row(`username = 'registrar'`)).signature).toBe(before)
  })

  it('is stored for staff only', async () => {
    const { id } = await row(`account_type = 'INDIVIDUAL'`)
    expect((await update(id, await drawn('png'), 'a.png')).json().code).toBe('not-staff')
  })
})

describe('accounts that are not staff', () => {
  it('cannot sign in, even with their own password', async () => {
    const { id, email } = await row(`account_type = 'INDIVIDUAL' AND enabled`)
    await registry.database.pool.query(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE username = 'admin') WHERE id = $1`,
      [id],
    )
    const answer = await registry.app.inject({
      method: 'POST',
      url: pathOf(contract.session.signIn),
      payload: { usernameOrEmail: email, password: 'open-the-register' },
    })
    expect(answer.json().code).toBe('wrong-credentials')
  })
})
