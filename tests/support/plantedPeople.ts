import pg from 'pg'
import type { TestRegistry } from './registry'

const NUMBER = 1000
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

/** Returns a generator of numbers below a bound, the same ones in each run. */
const seeded = (start: number) => {
  let state = start
  return (below: number) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

type Planted = { nin: string; telephone: string; email: string; birth: string }

const two = (number: number) => String(number).padStart(2, '0')

const person = (no: number, next: (below: number) => number): Planted => ({
  nin: `CM1${String(100_000 + no * 7)}${Array.from({ length: 5 }, () => LETTERS[next(LETTERS.length)]).join('')}`,
  telephone: `+25670${String(1_000_000 + no * 977)}`,
  email: `person${no}.${LETTERS[next(20)]}@planted${next(90)}.example`,
  // Years in which nothing of the demonstration happened.
  birth: `190${next(10)}-${two(1 + next(12))}-${two(1 + next(28))}`,
})

/** Returns a thousand people with numbers that occur nowhere else. */
const plantedPeople = (): Planted[] => {
  const next = seeded(20261122)
  return Array.from({ length: NUMBER }, (_, no) => person(no, next))
}

const json = `jsonb_build_object('idNumber', q.nin, 'phoneNumber', q.telephone, 'email', q.email, 'dateOfBirth', q.birth)`
const said = `'A letter of ' || q.nin || ', ' || q.email || ' and ' || q.telephone || '.'`
const attendees = `jsonb_build_array(jsonb_build_object('name', 'A N Other', 'phone', q.telephone, 'email', q.email))`

/** Columns of each table that hold personal data, with the planted values as `q`. */
const columns: Record<string, { set: string; where?: string }> = {
  entity_person: {
    set: 'id_number = q.nin, phone_number = q.telephone, email = q.email, date_of_birth = q.birth::date',
    where: "kind = 'INDIVIDUAL'",
  },
  practitioner: { set: 'phone_number = q.telephone, email = q.email, date_of_birth = q.birth::date' },
  account: {
    set: 'id_number = q.nin, phone_number = q.telephone, email = q.email, date_of_birth = q.birth::date',
    where: "username <> 'newcomer'",
  },
  contact_person: { set: 'phone = q.telephone, email = q.email' },
  legal_document_party: { set: `facts = facts || ${json}`, where: "nature = 'individual'" },
  insolvency_application: {
    set: `applicant = coalesce(applicant, '{}') || jsonb_build_object('email', q.email, 'phoneNumber', q.telephone),
      records = records || jsonb_build_object(
        'petition', jsonb_build_object('status', 'FILING', 'complainants', ${attendees}, 'respondents', ${attendees}),
        'boardResolution', jsonb_build_object('resolutionSignatories', ${attendees}),
        'courtOrders', jsonb_build_array(jsonb_build_object('caseNumber', 'HCT 1', 'description', ${said})),
        'practitionerAppointment', jsonb_build_object('practitioner',
          jsonb_build_object('surName', 'Other', 'emailAddress', q.email, 'phoneNumber', q.telephone)))`,
  },
  national_identity: { set: 'date_of_birth = q.birth::date' },
  payment: { set: 'msisdn = q.telephone' },
  process: { set: `request = left((${json})::text, 90), response = (${json})::text, cause = ${said}` },
  process_text: { set: `whole = jsonb_build_object('payload', ${json})::text` },
  data_correction: { set: `payload = jsonb_build_object('person', ${json})::text, cause = ${said}` },
  api_request: { set: `request = ${json}, response = jsonb_build_object('people', jsonb_build_array(${json}))` },
  insolvency_message: { set: `description = ${said}` },
  practitioner_message: { set: `description = ${said}` },
  complaint: { set: `complaint = ${said}, description = ${said}` },
  filing: { set: `narrations = ARRAY[${said}]` },
  name_push: { set: `cause = ${said}` },
}

/** Writes planted values into all tables that hold personal data; returns the people. */
export const plantPeople = async ({ connection }: TestRegistry): Promise<Planted[]> => {
  const people = plantedPeople()
  const client = new pg.Client(connection)
  await client.connect()
  const names = ['nin', 'telephone', 'email', 'birth'] as const
  await client.query('CREATE TEMP TABLE planted (no int PRIMARY KEY, nin text, telephone text, email text, birth text)')
  await client.query(
    'INSERT INTO planted SELECT row_number() OVER () - 1, * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])',
    names.map(name => people.map(person => person[name])),
  )
  await client.query(
    `INSERT INTO process_text (process, part, whole)
     SELECT p.id, part, '' FROM (SELECT id FROM process ORDER BY id LIMIT 4) p, unnest(ARRAY['request', 'response']) part
     ON CONFLICT DO NOTHING`,
  )
  for (const [table, { set, where = 'true' }] of Object.entries(columns))
    await client.query(
      `UPDATE ${table} p SET ${set}
       FROM (SELECT ctid AS place, (row_number() OVER () - 1) % ${NUMBER} AS no FROM ${table} WHERE ${where}) n
       JOIN planted q USING (no) WHERE p.ctid = n.place`,
    )
  await client.query(
    `INSERT INTO audit_entry (id, call, subject, before, after, previous_hash, hash)
     SELECT 0, 'USER-CONTACTS', ${said}, ${json}, jsonb_build_object('filter', jsonb_build_object('search', q.nin), 'contact', ${json}), '', ''
     FROM planted q ORDER BY no`,
  )
  await client.end()
  return people
}

const FORMS = /CM1\d{6}[A-Z\d]{5}|\+?25670\d{7}|person\d+\.\w@planted\d+\.example|190\d-\d\d-\d\d/gi

/** Returns the function that finds planted values in a text, each once. */
export const finderOf = (people: readonly Planted[]) => {
  const values = new Set(people.flatMap(person => Object.values(person).map(value => value.toUpperCase())))
  return (text: string) => [
    ...new Set((text.match(FORMS) ?? []).filter(found => values.has(found.toUpperCase().replace(/^256/, '+256')))),
  ]
}
