import { type CallFacts, isList } from '@contract/call'
import { calls, contract } from '@contract/index'
import type { RecordKind } from '@contract/portal/noteKinds'
import { writeXlsx } from '@spreadsheet/write'
import type { InjectOptions } from 'fastify'
import { form, multipart } from './multipart'
import type { TestRegistry } from './registry'

/** Calls that declare the records that they change. */
export const flaggedCalls: readonly CallFacts[] = calls.flatMap(call =>
  !isList(call) && call.changesRecord ? [call] : [],
)

/** A request of a call, and the records that it changes, each with the kind and key that a flag on it has. */
export type FlaggedWrite = {
  request: InjectOptions & { url: string }
  records: readonly { kind: RecordKind; key: string }[]
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns a request for each call that declares records, with records of the demonstration. */
export const flaggedWrites = async ({ database }: TestRegistry): Promise<Record<string, FlaggedWrite>> => {
  const value = async (text: string) => String((await database.pool.query(`${text} LIMIT 1`)).rows[0]?.value)
  const brn = await value("SELECT brn AS value FROM entity WHERE register = 'COMPANY' ORDER BY brn DESC")
  const prn = await value("SELECT prn AS value FROM payment WHERE prn_status = 'PENDING' ORDER BY id DESC")
  // The demonstration's payments are under tracking numbers of their own.
  await database.pool.query(
    "INSERT INTO filing (tracking_no, brn, changes) SELECT tracking_number, $1, '{}' FROM payment WHERE prn = $2",
    [brn, prn],
  )
  const document = await value('SELECT id AS value FROM entity_document WHERE edms_id IS NULL ORDER BY id')
  const upn = await value('SELECT unique_practitioner_number AS value FROM practitioner ORDER BY 1 DESC')
  const instrument = await value(
    "SELECT instrument_number AS value FROM legal_document_party WHERE nature = 'entity' AND facts ? 'brn' ORDER BY 1 DESC",
  )
  const named = await value(
    `SELECT facts->>'brn' AS value FROM legal_document_party WHERE instrument_number = '${instrument}' AND nature = 'entity'`,
  )
  const client = await value("SELECT id AS value FROM account WHERE account_type = 'INDIVIDUAL' ORDER BY id")
  const staff = await value("SELECT id AS value FROM account WHERE username = 'newcomer'")
  const role = await value('SELECT id AS value FROM role ORDER BY id DESC')
  const endPoint = '1'
  const process = await value("SELECT id AS value FROM process WHERE service = 'INCORPORATION' ORDER BY id")
  const sync = await value("SELECT id AS value FROM process WHERE service = 'REGISTRATION' ORDER BY id")
  const correction = await value('SELECT id AS value FROM data_correction ORDER BY id DESC')
  const application = await value('SELECT id AS value FROM insolvency_application ORDER BY id DESC')
  const attachment = await value('SELECT id AS value FROM insolvency_attachment ORDER BY id DESC')
  const decision = await value('SELECT id AS value FROM person_decision WHERE undone_at IS NULL ORDER BY id')
  const receiver = await value('SELECT id AS value FROM official_receiver WHERE revoked_at IS NULL ORDER BY id')
  const persons = (
    await database.pool.query(
      "SELECT id AS value FROM entity_person WHERE kind = 'INDIVIDUAL' ORDER BY id DESC LIMIT 2",
    )
  ).rows.map(row => String(row.value))
  const [one = '', other = ''] = persons
  const of = (table: string, id: string, column: string) =>
    value(`SELECT ${column} AS value FROM ${table} WHERE id = '${id}'`)

  const businessName = await value("SELECT brn AS value FROM entity WHERE register = 'BUSINESS_NAME' ORDER BY brn")
  const people = [
    { kind: 'PERSON', key: one },
    { kind: 'PERSON', key: other },
  ] as const
  const payments = [{ kind: 'PAYMENT', key: prn }] as const
  const paymentOfEntity = [...payments, { kind: 'ENTITY', key: brn }] as const
  const incorporation = [
    { kind: 'PROCESS', key: process },
    { kind: 'ENTITY', key: await of('process', process, 'brn') },
  ] as const
  const entity = { kind: 'ENTITY', key: brn } as const
  const account = { kind: 'ACCOUNT', key: staff } as const
  const partOf = { applicationId: await of('insolvency_attachment', attachment, 'application_id') }
  const write = (
    { id, method, path }: CallFacts,
    records: FlaggedWrite['records'],
    {
      at = {},
      query,
      payload,
      ...rest
    }: {
      at?: Record<string, string>
      query?: Record<string, string>
      payload?: object | Buffer
      headers?: Record<string, string>
    },
  ): [string, FlaggedWrite] => {
    const url = path.replace(/\{(\w+)\}/g, (_: string, name: string) => encodeURIComponent(at[name] ?? ''))
    return [id, { request: { method, url, ...(query && { query }), ...(payload && { payload }), ...rest }, records }]
  }
  const sheet = (headers: string[], row: string[]) => multipart(writeXlsx(headers, [row], 'Rows'), 'rows.xlsx')
  const aboutAccount = (call: CallFacts, more: object = {}) =>
    write(call, [account], { payload: { userId: staff, ...more } })
  const dates = { rationale: 'Seen on paper' }
  const c = contract
  const list: [string, FlaggedWrite][] = [
    write(c.blacklist.add, [entity], { at: { brn }, payload: { brn, companyName: 'Any' } }),
    write(c.blacklist.reverse, [entity], { at: { brn } }),
    write(c.blacklist.upload, [entity], sheet(['BRN', 'Company name'], [brn, 'Any'])),
    write(c.deRegistrations.reverse, [entity], { at: { brn } }),
    write(c.deRegistrations.upload, [entity], sheet(['BRN', 'Company name'], [brn, 'Any'])),
    write(c.entityDocuments.resendToCompany, [entity], { payload: { brn, type: 'CERTIFICATE' } }),
    write(c.entityDocuments.resendToBusinessName, [entity], { payload: { brn } }),
    write(c.entityDocuments.resendCopy, [entity], { payload: { brn, documentName: 'Form', edmsId: 'x' } }),
    write(c.annualReturns.mark, [entity], {
      at: { brn },
      payload: { ...dates, years: [2020], targetStatus: 'FILED' },
    }),
    write(c.formCompliance.correct, [entity], { payload: { ...dates, brn, isCompliant: true, target: 'FORM_18' } }),
    write(c.reservationPush.companies, [entity], { payload: { brn } }),
    write(c.reservationPush.businessNames, [{ kind: 'ENTITY', key: businessName }], {
      payload: { brn: businessName },
    }),
    write(
      c.legalRetry.retry,
      [
        { kind: 'LEGAL_DOCUMENT', key: instrument },
        { kind: 'ENTITY', key: named },
      ],
      { query: { instrumentNo: instrument } },
    ),
    write(c.documentFiling.ask, [{ kind: 'ENTITY', key: await of('entity_document', document, 'brn') }], {
      at: { document },
    }),
    write(c.documentFiling.upload, [{ kind: 'ENTITY', key: await of('entity_document', document, 'brn') }], {
      at: { document },
      ...multipart(Buffer.from('%PDF-1.4'), 'document.pdf'),
    }),
    write(c.filedChanges.file, [entity], {
      payload: { brn, trackingNo: 'FLAGGED-1', effects: [{ kind: 'NAME', on: '2026-01-01', name: 'FLAGGED LTD' }] },
    }),
    write(c.complaints.lodge, [{ kind: 'PRACTITIONER', key: upn }], {
      payload: {
        complaint: 'Kept the papers of a client',
        complainantName: 'Any',
        descriptionOfComplaint: 'The papers of the client were not given back within a month.',
        uniquePractitionerNumber: upn,
      },
    }),
    write(c.transactions.retry, paymentOfEntity, { payload: { userId: staff, prn } }),
    write(c.transactions.release, paymentOfEntity, { payload: { userId: staff, prn } }),
    write(c.prns.add, payments, { payload: { prnList: [prn] } }),
    write(c.prns.remove, payments, { at: { prn } }),
    write(c.prns.upload, payments, sheet(['PRN'], [prn])),
    write(c.incorporationProcesses.redo, incorporation, { payload: { id: process, status: 'PENDING' } }),
    write(c.incorporationProcesses.run, incorporation, { payload: { actionId: process } }),
    write(
      c.registrationProcesses.retry,
      [
        { kind: 'ENTITY', key: await of('process', sync, 'brn') },
        { kind: 'PROCESS', key: sync },
      ],
      { query: { brn: await of('process', sync, 'brn'), 'sync-item': await of('process', sync, 'kind') } },
    ),
    write(
      c.dataCorrections.reconcile,
      [
        { kind: 'PROCESS', key: correction },
        { kind: 'ENTITY', key: await of('data_correction', correction, 'brn') },
      ],
      { at: { id: correction } },
    ),
    write(
      c.insolvencyApplications.rollBack,
      [
        { kind: 'APPLICATION', key: await of('insolvency_application', application, 'tracking_number') },
        { kind: 'ENTITY', key: await of('insolvency_application', application, 'brn') },
      ],
      { at: { id: application } },
    ),
    write(
      c.insolvencyApplications.fixDate,
      [
        { kind: 'APPLICATION', key: await of('insolvency_application', partOf.applicationId, 'tracking_number') },
        { kind: 'ENTITY', key: await of('insolvency_application', partOf.applicationId, 'brn') },
      ],
      { payload: { attachmentId: attachment, newDate: '2026-01-02', updateDateOfDissolution: false } },
    ),
    aboutAccount(c.roles.assign, { roleId: role }),
    aboutAccount(c.roles.remove, { roleIds: [role] }),
    aboutAccount(c.apiAccess.setUp, { endPointsToAccess: [endPoint] }),
    aboutAccount(c.apiAccess.goLive, { endPoints: [endPoint], apiMode: 'LIVE' }),
    aboutAccount(c.apiAccess.revoke),
    aboutAccount(c.accounts.setStatus, { status: 'INACTIVE' }),
    aboutAccount(c.accounts.updateContacts, { email: 'other@example.org', phone: '+256700000001' }),
    write(c.accounts.updateContactPerson, [account], {
      payload: {
        partnerId: staff,
        contactName: 'Any',
        contactEmail: 'other@example.org',
        contactPhone: '+256700000001',
      },
    }),
    aboutAccount(c.accounts.updateDepartment, { departmentId: 1 }),
    write(
      c.accounts.updateSignature,
      [account],
      form(
        { userId: staff },
        { bytes: PNG, name: 'signature.png', field: c.accounts.updateSignature.upload?.field ?? '' },
      ),
    ),
    aboutAccount(c.accounts.resendActivation),
    write(
      c.officialReceivers.create,
      [
        { kind: 'ACCOUNT', key: client },
        { kind: 'ACCOUNT', key: staff },
      ],
      { payload: { individualAccountId: client, backOfficeAccountId: staff } },
    ),
    write(
      c.officialReceivers.revoke,
      [
        { kind: 'ACCOUNT', key: await of('official_receiver', receiver, 'individual_id') },
        { kind: 'ACCOUNT', key: await of('official_receiver', receiver, 'back_office_id') },
      ],
      { at: { id: receiver } },
    ),
    write(c.persons.decide, people, { payload: { one, other, kind: 'APART', reason: 'Seen' } }),
    write(
      c.personPairs.undo,
      [
        { kind: 'PERSON', key: await of('person_decision', decision, 'one') },
        { kind: 'PERSON', key: await of('person_decision', decision, 'other') },
      ],
      { at: { decision }, payload: { reason: 'A mistake' } },
    ),
  ]
  return Object.fromEntries(list)
}
