import { contract } from '@contract/index'
import { type HeldData, MOST_PAYMENTS } from '@contract/portal/personData'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { readPdf } from '../../support/pdf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const NUMBER = 'CF85000123450A'
const BRN = '72000000000001'
const EMAIL = 'agnes@post.example'
const TELEPHONE = '+256 772 100200'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let agnes: string
const run = async (statement: string, values: unknown[] = []) =>
  (await registry.database.pool.query(statement, values)).rows
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  await givePermissions(registry.database, 'newcomer', ['can_search_people', 'can_view_personal_data'])
  call = registry.as(await registry.signIn('newcomer'))
  await run(`INSERT INTO entity (brn, name, kind, registered_on) VALUES
    ('${BRN}', 'ZUMARIDI TRADERS LTD', 'COMPANY', '2019-05-02')`)
  const [row] = await run(`INSERT INTO entity_person
      (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth, email, phone_number)
    VALUES ('${BRN}', 1, '{DIRECTOR}', 'INDIVIDUAL', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${NUMBER}', '1985-03-04',
      'office@zumaridi.example', '0414 555666') RETURNING id`)
  agnes = String(row.id)
})
afterAll(() => registry.close())

const addAccount = (
  email: string,
  { number = NUMBER, name = 'Agnes', telephone = TELEPHONE, isVerified = true } = {},
) =>
  run(
    `INSERT INTO account (account_type, email, given_name, sur_name, id_type, id_number, phone_number, email_verified, phone_verified)
     VALUES ('INDIVIDUAL', $1, $2, 'Zumaridi', 'NATIONAL_ID', $3, $4, $5, $5) RETURNING id`,
    [email, name, number, telephone, isVerified],
  )
const addPractitioner = (
  number: string,
  { first = 'Agnes', email, telephone, born }: { first?: string; email?: string; telephone?: string; born?: string },
) =>
  run(
    `INSERT INTO practitioner
       (unique_practitioner_number, first_name, last_name, email, phone_number, date_of_birth, registration_date, bank_accounts)
     VALUES ($1, $2, 'Zumaridi', $3, $4, $5, '2020-01-01', '[{"bankName": "Lake Bank", "accNo": "0123456789"}]')`,
    [number, first, email ?? null, telephone ?? null, born ?? null],
  )
const addApplication = (trackingNumber: string, applicant: object | null, records: object = {}) =>
  run(
    `INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset, applicant, records)
     VALUES ($1, '${BRN}', 'ZUMARIDI TRADERS LTD', 'WINDING_UP', 'SUBMITTED', true, $2, $3) RETURNING id`,
    [trackingNumber, applicant && JSON.stringify(applicant), JSON.stringify(records)],
  )
const addPayment = (
  prn: string,
  { telephone, tracking = `TRK-${prn}`, at = 'now' }: { telephone?: string; tracking?: string; at?: string },
) =>
  run(
    `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, msisdn, created_at)
     VALUES ($1, $2, 'INV', 'TX', 'Annual Return', 50000, 9000, 'MOBILE_MONEY', $3, $4)`,
    [prn, tracking, telephone ?? null, at],
  )

beforeEach(async () => {
  await run(`DELETE FROM insolvency_message WHERE application_id IN
    (SELECT id FROM insolvency_application WHERE brn = '${BRN}')`)
  await run(`DELETE FROM insolvency_application WHERE brn = '${BRN}'`)
  await run(`DELETE FROM practitioner_message WHERE application_id IN
    (SELECT id FROM practitioner_application WHERE practitioner_number LIKE 'IP-9000%')`)
  await run("DELETE FROM practitioner_application WHERE practitioner_number LIKE 'IP-9000%'")
  await run("DELETE FROM complaint WHERE practitioner_number LIKE 'IP-9000%'")
  await run("DELETE FROM practitioner WHERE unique_practitioner_number LIKE 'IP-9000%'")
  await run("DELETE FROM payment WHERE prn LIKE '99000%'")
  await run("DELETE FROM contact_person WHERE name = 'Agnes Zumaridi'")
  await run("DELETE FROM account WHERE sur_name = 'Zumaridi'")
})

const take = async () => {
  const payload = { person: agnes, reference: 'Letter 12/2026' }
  const answer = await call({ method: 'POST', url: pathOf(contract.personData.take), payload })
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
  const { held, paper } = answer.json() as { held: HeldData; paper: string }
  const { pages } = await readPdf(Buffer.from(paper, 'base64'))
  // A line of the sheet may end within a value.
  return { held, sheet: pages.join(' ').replace(/\s+/g, ' ') }
}
const numbersIn = ({ practitioners }: HeldData) =>
  practitioners.map(({ file, linkedBy }) => [file.uniquePractitionerNumber, linkedBy])
const partsIn = ({ insolvencyApplications }: HeldData) =>
  insolvencyApplications.flatMap(({ trackingNumber, parts }) =>
    parts.map(({ part, linkedBy }) => [trackingNumber, part, linkedBy]),
  )

it('holds practitioner files of the same name with a contact that an account confirmed, with all that belongs to them', async () => {
  await addAccount(EMAIL)
  await addPractitioner('IP-90001', { email: 'Agnes@Post.example' })
  await addPractitioner('IP-90002', { telephone: '0772-100-200' })
  const [{ id }] = await run(`INSERT INTO practitioner_application (practitioner_number, application_type, status)
    VALUES ('IP-90001', 'RENEWAL', 'ASSIGNED') RETURNING id`)
  await run(
    `INSERT INTO practitioner_message (application_id, name, account_type, description) VALUES
      ($1, 'Clerk Kato', 'BACKOFFICE', 'Send the policy again.'), ($1, 'Agnes Zumaridi', 'INDIVIDUAL', 'It is attached.')`,
    [id],
  )
  await run(`INSERT INTO complaint (practitioner_number, complaint, description, complainant_name)
    VALUES ('IP-90001', 'Late report', 'My neighbour Brian saw it', 'Brian Other')`)
  const { held, sheet } = await take()
  expect(numbersIn(held)).toEqual([
    ['IP-90001', 'ACCOUNT_EMAIL'],
    ['IP-90002', 'ACCOUNT_TELEPHONE'],
  ])
  const [file] = held.practitioners
  expect(file?.file.form1s).toMatchObject([{ applicationType: 'RENEWAL', status: 'ASSIGNED' }])
  expect(file?.messages.map(({ from, text }) => [from, text])).toEqual([
    ['REGISTRY', 'Send the policy again.'],
    ['PERSON', 'It is attached.'],
  ])
  expect(file?.complaints).toMatchObject([{ complaint: 'Late report', status: 'PENDING' }])
  for (const text of ['IP-90001', '0123456789', 'renewal, assigned', 'It is attached.', 'Late report'])
    expect(sheet).toContain(text)
  expect(sheet).toContain('Linked by: the name, and an e-mail address that the person confirmed for their account')
  expect(JSON.stringify(held) + sheet).not.toMatch(/Brian|Kato/)
})

it('leaves out practitioners of another name or day of birth, and contacts that nobody confirmed', async () => {
  await addAccount(EMAIL)
  await addPractitioner('IP-90001', { email: EMAIL, first: 'Brian' })
  await addPractitioner('IP-90002', { email: EMAIL, born: '1961-01-01' })
  await addPractitioner('IP-90003', { email: 'agnes@elsewhere.example' })
  await addPractitioner('IP-90004', { email: 'office@zumaridi.example' })
  expect(numbersIn((await take()).held)).toEqual([])
  await run("DELETE FROM account WHERE sur_name = 'Zumaridi'")
  await addAccount(EMAIL, { isVerified: false })
  await addPractitioner('IP-90005', { email: EMAIL, telephone: TELEPHONE })
  expect(numbersIn((await take()).held)).toEqual([])
})

it('takes a contact of a record for a practitioner with the same name and day of birth', async () => {
  await addPractitioner('IP-90001', { email: 'OFFICE@zumaridi.example', born: '1985-03-04' })
  await addPractitioner('IP-90002', { telephone: '+256 414 555 666', born: '1985-03-04' })
  await addPractitioner('IP-90003', { telephone: '+256 414 555 666', born: '1985-04-03' })
  expect(numbersIn((await take()).held)).toEqual([
    ['IP-90001', 'RECORD_EMAIL'],
    ['IP-90002', 'RECORD_TELEPHONE'],
  ])
})

it('holds insolvency applications of the person as applicant, creditor and practitioner', async () => {
  await addAccount(EMAIL)
  await addPractitioner('IP-90001', { email: EMAIL })
  const [{ id }] = await addApplication('WU90001', { givenName: 'Agnes', surname: 'Zumaridi', email: EMAIL })
  await run(
    `INSERT INTO insolvency_message (application_id, name, full_name, user_type, description, status_label)
     VALUES ($1, 'Clerk Kato', 'Clerk Kato', 'BACKOFFICE', 'The notice cannot be read.', 'QUERIED')`,
    [id],
  )
  await addApplication('WU90002', null, {
    creditorMeeting: {
      meetingCallerName: 'Someone',
      attendees: [
        { name: 'Brian Other', position: 'Creditor', phone: '+256 700 111222' },
        { name: 'ZUMARIDI Agnes', position: 'Creditor', phone: '0772100200' },
      ],
    },
  })
  await addApplication('WU90003', null, {
    appointments: [{ practitioner: { surName: 'Zumaridi', givenName: 'Agnes', no: 'ip-90001' } }],
  })
  // The name alone, the contact alone, and the contact of a record.
  await addApplication('WU90004', { givenName: 'Agnes', surname: 'Zumaridi', email: 'other@post.example' })
  await addApplication('WU90005', { givenName: 'Brian', surname: 'Other', email: EMAIL })
  await addApplication('WU90006', { givenName: 'Agnes', surname: 'Zumaridi', email: 'office@zumaridi.example' })
  const { held, sheet } = await take()
  expect(partsIn(held)).toEqual([
    ['WU90001', 'applicant', 'ACCOUNT_EMAIL'],
    ['WU90002', 'creditorMeeting', 'ACCOUNT_TELEPHONE'],
    ['WU90003', 'appointments', 'PRACTITIONER_NUMBER'],
  ])
  expect(held.insolvencyApplications[0]?.messages.map(({ text }) => text)).toEqual(['The notice cannot be read.'])
  for (const text of ['WU90001', 'winding up, submitted', 'Position: Creditor', 'Named in: creditor meeting'])
    expect(sheet).toContain(text)
  expect(JSON.stringify(held) + sheet).not.toMatch(/Brian|Kato|Someone/)
})

it('holds payments from a telephone of the person alone, and for their applications without a telephone of others', async () => {
  await addAccount(EMAIL)
  await addApplication('WU90001', { givenName: 'Agnes', surname: 'Zumaridi', email: EMAIL })
  await addPayment('9900000000001', { telephone: '256772100200' })
  await addPayment('9900000000002', { telephone: '256701999888', tracking: 'WU90001' })
  await addPayment('9900000000003', { telephone: '254772100200' })
  await addPayment('9900000000004', { telephone: '256414555666' })
  // The telephone was another one's before the account was opened.
  await addPayment('9900000000005', { telephone: '256772100200', at: '2020-01-01' })
  const { held, sheet } = await take()
  expect(held.payments.map(({ prn, linkedBy, msisdn }) => [prn, linkedBy, msisdn])).toEqual([
    ['9900000000002', 'APPLICATION', null],
    ['9900000000001', 'ACCOUNT_TELEPHONE', '256772100200'],
  ])
  expect(held).toMatchObject({ morePayments: false, payments: [{ grandTotal: '59000.00' }, {}] })
  expect(sheet).toContain('UGX 59,000, of which tax 9,000')
  expect(JSON.stringify(held) + sheet).not.toContain('256701999888')
  await addAccount('brian@post.example', { number: 'CM90000777770B', name: 'Brian', telephone: '0772 100200' })
  expect((await take()).held.payments.map(({ prn }) => prn)).toEqual(['9900000000002'])
})

it('holds payments that an account of the person asked for, without the telephone of somebody else', async () => {
  const [{ id }] = await addAccount(EMAIL)
  const [other] = await addAccount('brian@post.example', { number: 'CM90000777770B', name: 'Brian' })
  await addPayment('9900000000001', { telephone: '256701999888' })
  await addPayment('9900000000002', {})
  await run(
    `UPDATE payment SET payer_id = CASE prn WHEN '9900000000001' THEN $1::uuid ELSE $2::uuid END
    WHERE prn LIKE '99000%'`,
    [id, other?.id],
  )
  const { held } = await take()
  expect(held.payments.map(({ prn, linkedBy, msisdn }) => [prn, linkedBy, msisdn])).toEqual([
    ['9900000000001', 'ID_NUMBER', null],
  ])
})

it('holds an old payment for an application beyond thousands that the telephone made before it was theirs', async () => {
  await addAccount(EMAIL)
  await addApplication('WU90001', { givenName: 'Agnes', surname: 'Zumaridi', email: EMAIL })
  await addPayment('9900000000001', { tracking: 'WU90001', at: '2019-05-05' })
  await run(`INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, msisdn, created_at)
    SELECT '99000A' || n, 'TRK' || n, 'INV', 'TX', 'Annual Return', 50000, 9000, 'MOBILE_MONEY', '256772100200', '2020-01-01'
    FROM generate_series(1, ${MOST_PAYMENTS + 1}) n`)
  const { held } = await take()
  expect(held.payments.map(({ prn }) => prn)).toEqual(['9900000000001'])
  expect(held.morePayments).toBe(false)
})

it('holds legal documents, contact persons and national identities under the ID number', async () => {
  const party = { givenName: 'A.', surName: 'Zumaridi', idType: 'NATIONAL_ID', idNumber: 'cf85 0001 2345 0a' }
  await run(`INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
    VALUES ('LD-90001', 'WILL', 'Will of A. Zumaridi', '2024-02-03') ON CONFLICT DO NOTHING`)
  await run(
    `INSERT INTO legal_document_party (instrument_number, position, role, nature, facts) VALUES
      ('LD-90001', 1, 'Parties', 'individual', $1),
      ('LD-90001', 2, 'Beneficiary', 'individual', '{"givenName": "Brian", "idType": "NATIONAL_ID", "idNumber": "CM90000777770B"}')`,
    [JSON.stringify(party)],
  )
  const [{ id }] = await run(`INSERT INTO account (account_type, name, email)
    VALUES ('MDA', 'WATER AGENCY', 'water@agency.example') RETURNING id`)
  await run(
    `INSERT INTO contact_person (account_id, name, email, nin) VALUES
      ($1, 'Agnes Zumaridi', 'agnes@agency.example', $2), ($1, 'Brian Other', 'brian@agency.example', 'CM90000777770B')`,
    [id, NUMBER],
  )
  await run(`INSERT INTO national_identity (nin, surname, given_names, gender, date_of_birth)
    VALUES ('${NUMBER}', 'ZUMARIDI', 'AGNES ROSE', 'F', '1985-03-04')`)
  const { held, sheet } = await take()
  expect(held.legalDocuments).toMatchObject([
    { instrumentNumber: 'LD-90001', role: 'Parties', linkedBy: 'ID_NUMBER', party: { idNumber: party.idNumber } },
  ])
  expect(held.contactPersons).toMatchObject([{ organisation: 'WATER AGENCY', email: 'agnes@agency.example' }])
  expect(held.nationalIdentities).toMatchObject([{ idNumber: NUMBER, name: 'AGNES ROSE ZUMARIDI' }])
  for (const text of ['LD-90001', 'WATER AGENCY', 'AGNES ROSE', 'Linked by: the same ID number'])
    expect(sheet).toContain(text)
  expect(JSON.stringify(held) + sheet).not.toMatch(/Brian|777770/)
})

it('holds charges whose chargee has the national number and a name of the person, alone or among others', async () => {
  const chargees = [
    ['1', 'ZUMARIDI AGNES', 'cf85-0001-2345-0a', '5000000', 'UGX'],
    ['2', 'Lake Bank Ltd, Coast Savings and Credit Union Ltd, Agnes Zumaridi', NUMBER, null, null],
    ['3', 'Brian Other', NUMBER, '1', 'UGX'],
    ['4', 'Agnes Zumaridi', 'CM90000777770B', '1', 'UGX'],
    ['5', 'Agnes Zumaridi', null, '1', 'UGX'],
  ]
  for (const row of chargees)
    await run(
      `INSERT INTO charge (brn, number, kind, property, chargee, chargee_number, amount, currency, date_of_creation, date_of_registration)
       VALUES ('${BRN}', $1, 'MORTGAGE', 'Plot 7, Boat Lane', $2, $3, $4, $5, '2021-03-01', ('2021-03-1' || $1)::date)`,
      row,
    )
  const { held, sheet } = await take()
  expect(held.charges).toMatchObject([
    {
      linkedBy: 'ID_NUMBER',
      number: '1',
      brn: BRN,
      entity: 'ZUMARIDI TRADERS LTD',
      chargeeNumber: 'cf85-0001-2345-0a',
    },
    { linkedBy: 'ID_NUMBER', number: '2', registeredOn: '2021-03-12' },
  ])
  for (const text of [
    'Charges of which the person is a chargee (2)',
    'UGX 5,000,000',
    'all moneys',
    'Plot 7, Boat Lane',
  ])
    expect(sheet).toContain(text)
  await run(`DELETE FROM charge WHERE brn = '${BRN}'`)
})
