import { getPerson } from '@server/people/decisions'
import { readPersonData } from '@server/people/readPersonData'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { scansOf } from '../../support/queryPlans'

const MANY = 20_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    // Everybody is director, account, practitioner, applicant, party, chargee, payer and contact person at once.
    await owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8002' || lpad(n::text, 10, '0'), 'ENTITY ' || n, 'COMPANY', '2020-01-01' FROM generate_series(1, ${MANY}) n;
      CREATE TEMP TABLE someone AS SELECT n, '8002' || lpad(n::text, 10, '0') AS brn, 'Given' || chr(65 + n % 26) AS given,
        'Family' || chr(65 + n * 7 % 26) || chr(65 + n / 26 % 8) AS family, 'CM' || lpad(n::text, 10, '0') || 'KA' AS nin,
        date '1950-01-01' + n * 7919 % 21900 AS born, 'p' || n || '@post.example' AS email, '+2567' || lpad(n::text, 8, '0') AS phone
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth, email, phone_number)
      SELECT brn, 1, '{DIRECTOR}', 'INDIVIDUAL', given, family, 'NATIONAL_ID', nin, born, email, phone FROM someone;
      INSERT INTO account (account_type, email, given_name, sur_name, id_type, id_number, phone_number, email_verified, phone_verified)
      SELECT 'INDIVIDUAL', email, given, family, 'NATIONAL_ID', nin, phone, true, true FROM someone;
      INSERT INTO contact_person (account_id, name, nin) SELECT a.id, s.given, s.nin FROM someone s JOIN account a USING (email);
      INSERT INTO national_identity (nin, surname, given_names, gender, date_of_birth)
      SELECT nin, family, given, 'F', born FROM someone;
      INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, email, phone_number, registration_date)
      SELECT 'IP-' || n, given, family, email, phone, '2020-01-01' FROM someone;
      INSERT INTO practitioner_application (practitioner_number, application_type, status)
      SELECT 'IP-' || n, 'NEW', 'APPROVED' FROM someone;
      INSERT INTO practitioner_message (application_id, name, account_type, description)
      SELECT id, 'A', 'INDIVIDUAL', 'x' FROM practitioner_application;
      INSERT INTO complaint (practitioner_number, complaint, description, complainant_name)
      SELECT 'IP-' || n, 'c', 'd', 'A' FROM someone;
      INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset, applicant, records)
      SELECT 'WU' || n, brn, 'ENTITY', 'WINDING_UP', 'APPROVED', true,
        jsonb_build_object('givenName', given, 'surname', family, 'email', email, 'phoneNumber', phone),
        jsonb_build_object('creditorMeeting', jsonb_build_object('attendees', jsonb_build_array(
          jsonb_build_object('name', given, 'phone', phone))))
      FROM someone;
      INSERT INTO insolvency_message (application_id, name, full_name, user_type, description, status_label)
      SELECT id, 'A', 'A', 'INDIVIDUAL', 'x', 'SUBMITTED' FROM insolvency_application;
      INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
      SELECT 'LD-' || n, 'WILL', 'Will', '2024-01-01' FROM someone;
      INSERT INTO legal_document_party (instrument_number, position, role, nature, facts)
      SELECT 'LD-' || n, 1, 'Parties', 'individual', jsonb_build_object('idType', 'NATIONAL_ID', 'idNumber', nin) FROM someone;
      INSERT INTO charge (brn, number, kind, property, chargee, chargee_number, date_of_creation, date_of_registration)
      SELECT brn, '1', 'MORTGAGE', 'Plot', given || ' ' || family, nin, '2021-01-01', '2021-01-02' FROM someone;
      INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, msisdn)
      SELECT 'PRN' || n, CASE WHEN n % 2 = 1 THEN 'WU' || n ELSE 'TRK' || n END, 'I', 'T', 'Annual Return', 1, 0,
        CASE WHEN n % 3 = 0 THEN 'COUNTER' ELSE 'MOBILE_MONEY' END,
        CASE WHEN n % 3 <> 0 THEN substring(phone from 2) END FROM someone`)
  })
})
afterAll(() => test.close())

const personOf = async (nin: string) => {
  const { rows } = await test.database.pool.query('SELECT id FROM entity_person WHERE id_number = $1', [nin])
  return String(rows[0].id)
}

it.each([
  ['CM0000017777KA', 'IP-17777', 'PRN17777'],
  ['CM0000000002KA', 'IP-2', 'PRN2'],
])('reads all that is held about the person with the number %s by indexes', async (nin, practitioner, prn) => {
  const key = await personOf(nin)
  const scans = await scansOf(test, async db => {
    const held = await readPersonData(db, await getPerson(db, key), 'Uganda')
    const { accounts, contactPersons, nationalIdentities, legalDocuments, charges } = held
    const parts = { accounts, contactPersons, nationalIdentities, legalDocuments, charges }
    expect(Object.entries(parts).map(([part, { length }]) => [part, length])).toEqual(
      Object.keys(parts).map(part => [part, 1]),
    )
    expect(held.practitioners.map(({ file }) => file.uniquePractitionerNumber)).toEqual([practitioner])
    expect(held.insolvencyApplications).toHaveLength(1)
    expect(held.payments.map(payment => payment.prn)).toEqual([prn])
  })
  expect(scans).toEqual([])
})
