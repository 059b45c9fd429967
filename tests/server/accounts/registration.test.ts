import { lookUpReference, NIN_TEXTS, ninFault } from '@contract/accounts/nin'
import { contract } from '@contract/index'
import { createApp } from '@server/app'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { form, type TestRegistry, testRegistry } from '../../support/registry'
import { testS3 } from '../../support/s3'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let token: string
let free: { nin: string; surname: string; given_names: string }[]
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  token = await registry.signIn('admin')
  admin = registry.as(token)
  const { rows } = await registry.database.pool.query(
    `SELECT * FROM national_identity WHERE nin NOT IN (SELECT id_number FROM account WHERE id_number IS NOT NULL) ORDER BY nin`,
  )
  free = rows
})
afterAll(() => registry.close())

const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
const roleId = async (name: string) => String((await query('SELECT id FROM role WHERE name = $1', [name]))[0].id)
const departmentId = async () => String((await query('SELECT id FROM department ORDER BY id LIMIT 1'))[0].id)
let people = 0
const person = async () => {
  const who = free[people++]
  return {
    email: `new${people}@registry.example`,
    phoneNumber: '+256 772 123 456',
    givenName: who?.given_names ?? '',
    surname: who?.surname ?? '',
    roleId: await roleId('ROLE_RECORDS_CLERK'),
    nationality: 'Ugandan',
    gender: 'FEMALE',
    departmentId: await departmentId(),
    dob: '1990-02-03',
    idNumber: who?.nin ?? '',
    idType: 'NATIONAL_ID',
  }
}
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
const register = async (fields: Record<string, string>, bytes?: Buffer, as = admin) =>
  as({
    method: 'POST',
    url: pathOf(contract.registration.staff),
    ...form(fields, bytes && { bytes, name: 'signature.png', field: 'signatureAttachment' }),
  })
const made = async (email: string) => (await query('SELECT * FROM account WHERE email = $1', [email]))[0]

describe('a member of staff', () => {
  it('is registered inactive, with one role, one department and a signature', async () => {
    const fields = await person()
    const answer = await register({ ...fields, idNumber: ` ${fields.idNumber.toLowerCase()} ` }, await picture())
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'User registered successfully'])
    const account = await made(fields.email)
    expect(account).toMatchObject({
      account_type: 'BACKOFFICE',
      enabled: false,
      id_number: fields.idNumber,
      department_id: Number(fields.departmentId),
      signature: expect.any(String),
      password_hash: null,
    })
    const held = await query('SELECT role_id FROM account_role WHERE account_id = $1', [account.id])
    expect(held).toEqual([{ role_id: Number(fields.roleId) }])
    const entries = await query(`SELECT subject, after FROM audit_entry WHERE call = 'STAFF-REGISTER'`)
    expect(entries).toEqual([
      {
        subject: account.display_name,
        after: expect.objectContaining({ role: 'ROLE_RECORDS_CLERK', activationLink: 'recorded, no mail server' }),
      },
    ])
  })

  it('does not hold up changes of roles while the document store is slow', async () => {
    const s3 = await testS3()
    const app = await createApp({
      database: registry.database,
      settings: { ...registry.settings, edmsS3: s3.settings },
      delivery: { send: async () => undefined },
      portalFolder: '/nowhere',
    })
    const headers = { authorization: `Bearer ${token}` }
    const release = s3.hold()
    try {
      const upload = form(await person(), {
        bytes: await picture(),
        name: 'signature.png',
        field: 'signatureAttachment',
      })
      const registering = app.inject({
        method: 'POST',
        url: pathOf(contract.registration.staff),
        ...upload,
        headers: { ...upload.headers, ...headers },
      })
      await expect.poll(() => s3.asked.length).toBe(1)
      const role = { name: 'ROLE_ARCHIVIST', description: 'Reads', permissions: [] }
      const added = await admin({ method: 'POST', url: pathOf(contract.roles.create), payload: role })
      expect([added.statusCode, added.body]).toEqual([200, expect.anything()])
      release()
      expect((await registering).statusCode).toBe(200)
    } finally {
      release()
      await app.close()
      await s3.close()
    }
  })

  it('may have no signature', async () => {
    const fields = await person()
    expect((await register(fields)).statusCode).toBe(200)
    expect((await made(fields.email)).signature).toBeNull()
  })

  it.each([
    ['an address that is taken', { email: 'Admin@registry.example' }, 409, 'email'],
    ['two lines for an address', { email: 'a@b.example\r\nBcc: c@d.example' }, 400, 'email'],
    ['an ID number that is taken', { idNumber: 'cm00000000000x' }, 409, 'idNumber'],
    ['a NIN that starts with digits', { idNumber: '12345678901234' }, 400, 'idNumber'],
    ['a NIN that is too short', { idNumber: 'CM123' }, 400, 'idNumber'],
    ['no role', { roleId: '' }, 400, 'roleId'],
    ['a role that is gone', { roleId: '99999' }, 404, 'roleId'],
    ['a department that is gone', { departmentId: '99999' }, 404, 'departmentId'],
    ['a day that is none', { dob: '1990-02-31' }, 400, 'dob'],
    ['a day of birth that is still to come', { dob: '2190-02-03' }, 400, 'dob'],
    ['a say in what it may do', { enabled: 'true' }, 400, 'enabled'],
  ])('is refused with %s, by the field, and nothing is written', async (_, part, status, field) => {
    const [before] = await query('SELECT count(*)::int AS n FROM account')
    const answer = await register({ ...(await person()), ...part })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]])
    expect(await query('SELECT count(*)::int AS n FROM account')).toEqual([before])
  })

  it('is refused with the documents’ texts for a wrong NIN', async () => {
    const fields = await person()
    expect((await register({ ...fields, idNumber: '1ABCDEFGHIJKLM' })).json().fields.idNumber).toBe(NIN_TEXTS.start)
    expect((await register({ ...fields, idNumber: 'CM1' })).json().fields.idNumber).toBe(NIN_TEXTS.length)
  })

  it('gets no role with more permissions than the registrar of the account has', async () => {
    const newcomer = registry.as(await registry.signIn('newcomer'))
    await givePermissions(registry.database, 'newcomer', ['can_edit_user_contacts'])
    const fields = await person()
    const answer = await register({ ...fields, roleId: await roleId('ROLE_ADMINISTRATOR') }, undefined, newcomer)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-yours-to-give'])
    expect(await made(fields.email)).toBeUndefined()
  })

  it('is registered once when sent ten times at once', async () => {
    const fields = await person()
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(fields)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  it('is refused with an invalid picture', async () => {
    const fields = await person()
    expect((await register(fields, Buffer.from('<svg/>'))).json().code).toBe('file-of-other-kind')
    expect(await made(fields.email)).toBeUndefined()
  })
})

describe('an organisation', () => {
  const body = {
    partnerType: 'PRIVATE_ORGANIZATION',
    name: 'Nile Credit Bureau',
    email: 'desk@nile-credit.example',
    phone: '0414 111 222',
    contactName: 'Ruth Aber',
    contactEmail: 'ruth@nile-credit.example',
    contactPhone: '0772 333 444',
    contactNin: 'cf900000000abc',
    expiresOn: '2099-12-31',
  }
  const send = (fields: Record<string, string>, url = pathOf(contract.registration.partner), bytes?: Buffer) =>
    admin({ method: 'POST', url, ...form(fields, bytes && { bytes, name: 'mou.pdf', field: 'letterAttachment' }) })

  it('is registered with its contact person and its letter', async () => {
    const answer = await send(body, undefined, Buffer.from('%PDF-1.7\n%letter'))
    expect(answer.json().message).toBe('User registered successfully')
    const account = await made(body.email)
    expect(account).toMatchObject({ name: body.name, enabled: false, letter_attachment: expect.any(String) })
    const contacts = await query('SELECT name, nin FROM contact_person WHERE account_id = $1', [account.id])
    expect(contacts).toEqual([{ name: 'Ruth Aber', nin: 'CF900000000ABC' }])
  })

  it('is registered by a call of its own when it is an MDA', async () => {
    const mda = { ...body, partnerType: 'MDA', email: 'desk@mda.go.example' }
    expect((await send(mda, pathOf(contract.registration.mda))).statusCode).toBe(200)
    expect((await made(mda.email)).account_type).toBe('MDA')
    expect((await send({ ...body, email: 'x@y.example' }, pathOf(contract.registration.mda))).statusCode).toBe(400)
  })

  it.each([
    ['a day that is past', { expiresOn: '2020-01-01' }, 'expiresOn'],
    ['a NIN that can be none', { contactNin: '12' }, 'contactNin'],
    ['a kind that is no organisation', { partnerType: 'BACKOFFICE' }, 'partnerType'],
    ['a contact without an address', { contactEmail: 'ruth' }, 'contactEmail'],
  ])('is refused with %s', async (_, part, field) => {
    const answer = await send({ ...body, email: 'other@nile.example', ...part })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it('is refused with a letter that is a program', async () => {
    const answer = await send({ ...body, email: 'other@nile.example' }, undefined, Buffer.from('MZ program'))
    expect(answer.json().code).toBe('file-of-other-kind')
  })
})

describe('a NIN', () => {
  const lookUp = (nin: string) =>
    admin({ method: 'POST', url: pathOf(contract.nin.lookUp), payload: { nin, reference: lookUpReference() } })

  it('finds its person', async () => {
    const known = free[0]
    const answer = await lookUp(known?.nin.toLowerCase() ?? '')
    expect(answer.json().data.data).toMatchObject({ surname: known?.surname, dateOfBirth: expect.any(String) })
  })

  it('finds nobody under an unused number', async () => {
    expect((await lookUp('CM00000000ZZZZ')).json().code).toBe('unknown-nin')
    expect((await lookUp('123')).json().fields).toEqual({ nin: NIN_TEXTS.start })
  })

  it('is free until a member of staff has it', async () => {
    const isFree = async (idNumber: string) =>
      (
        await admin({
          method: 'POST',
          url: pathOf(contract.registration.isFree),
          payload: { idNumber, idType: 'NATIONAL_ID' },
        })
      ).json().data.available
    expect([await isFree(free.at(-1)?.nin ?? ''), await isFree('cm00000000000X')]).toEqual([true, false])
  })

  it.each([
    ['', NIN_TEXTS.length],
    ['C', NIN_TEXTS.length],
    ['1', NIN_TEXTS.start],
    ['C1', NIN_TEXTS.start],
    ['CM1234567890AB', undefined],
    [' cm1234567890ab ', undefined],
    ['CM1234567890ABC', NIN_TEXTS.length],
  ])('"%s" is recognised by its form', (typed, fault) => expect(ninFault(typed)).toBe(fault))

  it('is looked up with a reference of 17 digits from 4 to 9 between a prefix and a suffix', () => {
    const digits = [0, 0.99, 0.5]
    let at = 0
    const reference = lookUpReference(() => digits[at++ % 3] ?? 0)
    expect(reference).toMatch(/^\d\d[4-9]{17}[4-9]{3}$/)
  })
})
