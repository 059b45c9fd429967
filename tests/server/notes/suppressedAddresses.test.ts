import { Account } from '@contract/accounts/account'
import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const ADDRESS = 'PO Box 4471, Hill Road'
const NUMBER = 'CM77001144WXYZ'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 600 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const run = async (statement: string, values: unknown[] = []) =>
  (await registry.database.pool.query(statement, values)).rows
const keyOf = async (statement: string, values: unknown[]) => String((await run(statement, values))[0]?.key)

/** Adds the address and an ID number to the file of a person; returns the file's BRN and the number of the person. */
const addDirector = async () => {
  const [person] = await run(
    `UPDATE entity_person SET postal_address = $1, id_number = $2 WHERE id = (SELECT p.id FROM entity_person p
       JOIN entity e USING (brn) WHERE e.kind = 'COMPANY' AND p.kind = 'INDIVIDUAL' AND 'DIRECTOR' = ANY (p.roles) ORDER BY p.id LIMIT 1)
     RETURNING brn, id::text`,
    [ADDRESS, NUMBER],
  )
  return { ...person, url: pathOf(contract.people.directors, { id: person.brn }) }
}

/** Records that hold the address and an ID number, by kind: key and the call that reads them. */
const records: Record<string, () => Promise<{ key: string; url: string; query?: Record<string, string> }>> = {
  ENTITY: async () => {
    const { brn, url } = await addDirector()
    return { key: brn, url }
  },
  PERSON: async () => {
    const { id, url } = await addDirector()
    return { key: id, url }
  },
  LEGAL_DOCUMENT: async () => {
    const key = 'SA/2020/1'
    await run(
      `INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date, physical_address)
       VALUES ($1, 'DEED_POLL', 'Deed poll', '2020-02-03', $2)`,
      [key, ADDRESS],
    )
    await run(
      `INSERT INTO legal_document_party (instrument_number, position, role, nature, facts)
       VALUES ($1, 1, 'Parties', 'individual', $2)`,
      [key, { idNumber: NUMBER, postalAddress: ADDRESS, homes: [{ street: ADDRESS }], note: `{"plot":"${ADDRESS}"}` }],
    )
    return { key, url: pathOf(contract.legalDocuments.details), query: { instrumentNumber: key } }
  },
  PRACTITIONER: async () => {
    const key = await keyOf(
      `UPDATE practitioner SET postal_address = $1, phone_number = $2
       WHERE unique_practitioner_number = (SELECT min(unique_practitioner_number) FROM practitioner)
       RETURNING unique_practitioner_number AS key`,
      [ADDRESS, NUMBER],
    )
    return { key, url: pathOf(contract.practitioners.read, { n: key }) }
  },
  APPLICATION: async () => {
    const key = await keyOf(
      `UPDATE form20_entry f SET facts = facts || $1 FROM insolvency_application a WHERE a.id = f.application_id
         AND (f.application_id, f.position) = (SELECT application_id, min(position) FROM form20_entry
           WHERE list = 'tradeDebtors' GROUP BY 1 ORDER BY 1 LIMIT 1) AND list = 'tradeDebtors'
       RETURNING a.tracking_number AS key`,
      [{ debtorAddress: ADDRESS, securityParticulars: NUMBER }],
    )
    return { key, url: pathOf(contract.windingUp.draft), query: { 'tracking-number': key } }
  },
}

const suppress = async (kind: string, key: string) => {
  const kindId = await keyOf("SELECT id AS key FROM flag_kind WHERE name = 'Suppressed address'", [])
  const payload = { kind, key, kindId, reason: 'Order', document: '', lastDay: null }
  expect((await admin({ method: 'POST', url: pathOf(contract.flags.set), payload })).json()).toMatchObject({
    code: 'flag-set',
  })
}

it.each(Object.keys(records))('masks the addresses of a record that is flagged, and nothing else: %s', async kind => {
  const record = await records[kind]?.()
  if (!record) throw new Error('No such record')
  const { key, ...request } = record
  const read = async () => (await admin(request)).body
  expect(await read()).toContain(ADDRESS)
  await suppress(kind, key)
  expect(await read()).not.toContain(ADDRESS)
  expect(await read()).toContain(NUMBER)
  await run('DELETE FROM flag')
})

it('is tried above with each kind of record that it stands on; accounts have no address', async () => {
  const [{ subjects }] = await run("SELECT subjects FROM flag_kind WHERE name = 'Suppressed address'")
  expect(new Set(subjects)).toEqual(new Set([...Object.keys(records), 'ACCOUNT']))
  expect(Object.keys(Account.shape).filter(name => /address|street|plot|village/i.test(name))).toEqual([])
})
