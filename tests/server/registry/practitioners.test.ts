import { contract } from '@contract/index'
import { mediaTypeOf } from '@contract/media'
import type { PractitionerFile } from '@contract/registry/practitioners'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  call = registry.as(await registry.signIn('clerk'))
})
afterAll(() => registry.close())

const base = '/insolvency/api'
const fileOf = async (number: string): Promise<PractitionerFile> =>
  (await call({ url: pathOf(contract.practitioners.read, { n: number }) })).json().data
/** Returns the number of a practitioner whose first application has this status; undefined for those who made none. */
const standing = async (status: string | undefined, active = true): Promise<string> => {
  const { rows } = await registry.database.read.execute<{ number: string }>(sql`
    SELECT unique_practitioner_number AS number FROM practitioner p LEFT JOIN LATERAL (
      SELECT status FROM practitioner_application a WHERE a.practitioner_number = p.unique_practitioner_number
      ORDER BY created_at LIMIT 1) first ON true
    WHERE first.status IS NOT DISTINCT FROM ${status ?? null} AND active = ${active} ORDER BY 1 LIMIT 1`)
  return rows[0]?.number ?? ''
}
const trail = async () => {
  const { rows } = await registry.database.read.execute<{ call: string; subject: string; after: unknown }>(
    sql`SELECT call, subject, after FROM audit_entry WHERE call LIKE 'COMPLAINT%' ORDER BY id`,
  )
  return rows
}

describe('the file of a practitioner', () => {
  it('has every documented part', async () => {
    const file = await fileOf(await standing('APPROVED'))
    expect(file).toMatchObject({
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: expect.stringContaining('@practice.example'),
      gender: expect.stringMatching(/^(FE)?MALE$/),
      dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      postalAddress: expect.stringMatching(/^P\.O\. Box/),
      address: {
        country: 'Uganda',
        region: expect.any(String),
        district: expect.any(String),
        village: expect.any(String),
      },
    })
    expect(Object.keys(file.address ?? {}).sort()).toEqual(
      expect.arrayContaining(['country', 'district', 'parish', 'region', 'subcounty', 'village']),
    )
    expect(file.bankAccountInformation?.[0]).toMatchObject({ bankName: expect.any(String), accNo: expect.any(String) })
    expect(file.qualifications?.[0]).toMatchObject({ awardType: expect.any(String), year: expect.any(String) })
    const [first, ...later] = file.form1s ?? []
    expect(first).toMatchObject({ status: 'APPROVED', applicationType: 'NEW_APPLICATION' })
    expect(first?.passportPhotos).toHaveLength(1)
    expect(first?.form1AttachmentList?.length).toBeGreaterThan(1)
    const years = [first, ...later].map(form => form?.createdAt ?? '')
    expect(years).toEqual([...years].sort())
  })

  it.each(['APPROVED', 'ASSIGNED', 'SUBMITTED', undefined])('exists for an application that is %s', async status => {
    const { form1s } = await fileOf(await standing(status))
    expect(form1s?.[0]?.status).toBe(status)
  })

  it('is found in any spelling of the number, and refused for an unknown one', async () => {
    const number = await standing('APPROVED')
    expect((await fileOf(` ${number.toLowerCase()} `)).uniquePractitionerNumber).toBe(number)
    const answer = await call({ url: `${base}/practitioners/unique-practitioner-number/IP-9999` })
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'No insolvency practitioner is registered under number IP-9999.',
    ])
  })
})

describe('its files', () => {
  const filesOf = async () => {
    const { form1s } = await fileOf(await standing('APPROVED'))
    const [form] = form1s ?? []
    return {
      photo: form?.passportPhotos?.[0]?.filename ?? '',
      attachment: form?.form1AttachmentList?.[0]?.insolvencyDocument?.filename ?? '',
    }
  }
  const photoAt = (name: string) => pathOf(contract.practitioners.photo, { filename: name })
  const attachmentAt = (name: string) => pathOf(contract.practitioners.attachment, { filename: name })

  it('are a valid picture and PDF, the same each time, sent as attachments', async () => {
    const { photo, attachment } = await filesOf()
    for (const [url, type] of [
      [photoAt(photo), 'image/jpeg'],
      [attachmentAt(attachment), 'application/pdf'],
    ] as const) {
      const [one, again] = [await call({ url }), await call({ url })]
      expect([one.statusCode, one.headers['content-type'], mediaTypeOf(one.rawPayload)]).toEqual([200, type, type])
      expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
      expect(one.headers['content-disposition']).toMatch(/^attachment; /)
      expect(one.headers['content-security-policy']).toContain('sandbox')
      expect(one.headers['x-content-type-options']).toBe('nosniff')
    }
    const { width, height } = await sharp((await call({ url: photoAt(photo) })).rawPayload).metadata()
    expect([width, height]).toEqual([360, 450])
  })

  it.each(['..%2F..%2Fetc%2Fpasswd', 'nobody.pdf', '%25', 'a%2Fb.pdf'])('%s is refused', async name => {
    for (const at of [photoAt, attachmentAt]) expect((await call({ url: at(name) })).statusCode).toBe(404)
  })

  it('are not served as the other kind, nor without a session', async () => {
    const { photo, attachment } = await filesOf()
    expect((await call({ url: attachmentAt(photo) })).statusCode).toBe(404)
    expect((await call({ url: photoAt(attachment) })).statusCode).toBe(404)
    expect((await registry.app.inject({ url: photoAt(photo) })).statusCode).toBe(401)
    expect((await registry.app.inject({ url: `${photoAt(photo)}?token=x` })).statusCode).toBe(401)
  })
})

describe('the certificate', () => {
  const ask = (upn: string) => call({ url: `${pathOf(contract.practitioners.certificate)}?upn=${upn}` })

  it('is a PDF, the same each time, for an active practitioner with an approved application', async () => {
    const number = await standing('APPROVED')
    const [one, again] = [await ask(number), await ask(number)]
    expect([one.statusCode, mediaTypeOf(one.rawPayload)]).toEqual([200, 'application/pdf'])
    expect(one.headers['content-disposition']).toContain(`filename="Certificate ${number}.pdf"`)
    expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
  })

  it.each([
    ['assigned', 'ASSIGNED', true],
    ['not there', undefined, true],
    ['approved, of one who is not active', 'APPROVED', false],
  ])('is refused when the application is %s', async (_, status, active) => {
    const number = await standing(status, active)
    expect(number).toMatch(/^IP-/)
    const answer = await ask(number)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-certificate'])
  })

  it('is refused for an unknown practitioner', async () => {
    expect((await ask('IP-9999')).statusCode).toBe(404)
    expect((await call({ url: pathOf(contract.practitioners.certificate) })).statusCode).toBe(400)
  })
})

describe('messages', () => {
  const ask = (task: string) => call({ url: pathOf(contract.practitioners.messages, { taskId: task }) })

  it('are listed in the order written, by the applicant and by the registry', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`SELECT application_id AS id FROM practitioner_message GROUP BY 1 HAVING count(*) > 2 ORDER BY 1 LIMIT 1`,
    )
    const messages = (await ask(rows[0]?.id ?? '')).json().data
    const moments = messages.map(({ dateTime }: { dateTime: string }) => Date.parse(dateTime))
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    const kinds = messages.map(({ user }: { user: { accountType: string } }) => user.accountType)
    expect(new Set(kinds)).toEqual(new Set(['INDIVIDUAL', 'BACKOFFICE']))
  })

  it.each(['1', 'x', '00000000-0000-4000-8000-000000000000'])('are refused for the unknown task %s', async task => {
    expect((await ask(task)).statusCode).toBe(404)
  })
})

describe('complaints', () => {
  const url = pathOf(contract.complaints.list)
  const list = async (query: string) => (await call({ url: `${url}?${query}` })).json()
  const body = {
    complaint: 'Creditors were not told',
    complainantName: 'Somebody Else',
    descriptionOfComplaint: 'No notice of the meeting came.',
    uniquePractitionerNumber: 'IP-1002',
  }
  const lodge = (payload: object) => call({ method: 'POST', url, payload })

  it.each([
    ['all', '', 'true'],
    ['of one practitioner', 'practitionerNumber=IP-1001', `practitioner_number = 'IP-1001'`],
    ['that are pending', 'status=PENDING', `status = 'PENDING'`],
    [
      'pending of one',
      'status=PENDING&practitionerNumber=ip-1001',
      `status = 'PENDING' AND practitioner_number = 'IP-1001'`,
    ],
    ['of a number that is the word of a status', 'practitionerNumber=pending', 'false'],
    ['of a number with a status behind it', 'practitionerNumber=IP-1001:PENDING', 'false'],
  ])('%s come newest first, with their own total', async (_, query, where) => {
    const { rows } = await registry.database.pool.query(`SELECT count(*)::int AS n FROM complaint WHERE ${where}`)
    const page = await list(`page=1&perPage=20&${query}`)
    expect(page.totalElements).toBe(rows[0].n)
    const moments = page.content.map((one: { dateOfApplication: string }) => Date.parse(one.dateOfApplication))
    expect(moments).toEqual([...moments].sort((a: number, b: number) => b - a))
    expect(page.content.length).toBe(Math.min(20, rows[0].n))
  })

  it('get a number and the signed-in person’s name, with one audit entry', async () => {
    const before = await trail()
    const answer = await lodge({ ...body, uniquePractitionerNumber: ' ip-1002 ' })
    const { trackingNumber } = answer.json().params
    expect(answer.json().message).toBe(`Complaint ${trackingNumber} was lodged.`)
    const [newest] = (await list('practitionerNumber=IP-1002')).content
    expect(newest).toMatchObject({
      trackingNumber,
      complainantName: 'Wafula Amina',
      complaint: body.complaint,
      description: body.descriptionOfComplaint,
      status: 'PENDING',
      uniquePractitionerNumber: 'IP-1002',
    })
    const added = (await trail()).slice(before.length)
    expect(added).toEqual([
      {
        call: 'COMPLAINT-LOG',
        subject: expect.stringContaining(`${trackingNumber} against IP-1002`),
        after: { trackingNumber, practitioner: 'IP-1002', complaint: body.complaint, status: 'PENDING' },
      },
    ])
  })

  it('are lodged once when they are sent twice, at once or one after the other', async () => {
    const twice = { ...body, uniquePractitionerNumber: 'IP-1003' }
    const { totalElements } = await list('practitionerNumber=IP-1003')
    const before = await trail()
    const answers = [...(await Promise.all([lodge(twice), lodge(twice)])), await lodge(twice)]
    const numbers = new Set(answers.map(answer => answer.json().params.trackingNumber))
    expect([answers.map(({ statusCode }) => statusCode), numbers.size]).toEqual([[200, 200, 200], 1])
    expect((await list('practitionerNumber=IP-1003')).totalElements).toBe(totalElements + 1)
    expect(await trail()).toHaveLength(before.length + 1)
    expect((await lodge({ ...twice, complaint: 'Another complaint' })).statusCode).toBe(200)
    expect((await list('practitionerNumber=IP-1003')).totalElements).toBe(totalElements + 2)
  })

  it.each([
    ['a short title', { complaint: 'Fees' }, 'complaint'],
    ['a short description', { descriptionOfComplaint: 'Too short' }, 'descriptionOfComplaint'],
    ['a long description', { descriptionOfComplaint: 'x'.repeat(201) }, 'descriptionOfComplaint'],
    ['spaces for a title', { complaint: '        ' }, 'complaint'],
    ['no complainant', { complainantName: '' }, 'complainantName'],
    ['a status of its own', { status: 'RESOLVED' }, 'status'],
  ])('are refused with %s, and nothing is written', async (_, part, field) => {
    const { totalElements } = await list('')
    const answer = await lodge({ ...body, ...part })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect((await list('')).totalElements).toBe(totalElements)
  })

  it('are refused for an unknown practitioner, with a field error', async () => {
    const answer = await lodge({ ...body, uniquePractitionerNumber: 'IP-9999' })
    expect(answer.json()).toMatchObject({
      status: 404,
      message: 'No insolvency practitioner is registered under number IP-9999.',
      fields: { uniquePractitionerNumber: expect.any(String) },
    })
  })
})

describe('access', () => {
  it('requires the permission for the register of practitioners', async () => {
    const as = registry.as(await registry.signIn('newcomer'))
    const urls = [
      'practitioners/unique-practitioner-number/IP-1001',
      'practitioners/certificate?upn=IP-1001',
      'practitioners/complaints',
    ]
    for (const [held, status] of [
      ['can_view_reservation_settings', 403],
      ['can_view_practitioner_registry', 200],
    ] as const) {
      await givePermissions(registry.database, 'newcomer', [held])
      for (const url of urls) expect([url, (await as({ url: `${base}/${url}` })).statusCode]).toEqual([url, status])
    }
  })
})
