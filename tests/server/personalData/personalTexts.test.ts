import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { sample } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { personalNumbers } from '../../support/personalSpellings'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const others = (Object.keys(permissions) as Permission[]).filter(name => name !== SEES_PERSONAL_DATA)
const numbers = sample(personalNumbers, { numRuns: 1000, seed: 38 })
const textOf = (part: typeof numbers) => part.map(({ text }) => `Call: ${text}; `).join('')
const TEXT = textOf(numbers)

let registry: TestRegistry
let masked: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  await givePermissions(registry.database, 'newcomer', others)
  masked = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())

const run = async (statement: string, values: unknown[] = []) =>
  (await registry.database.pool.query<Record<string, string>>(statement, values)).rows

/** Returns the texts of a value, however deep they stand in it. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const expectMasked = (answer: unknown) => {
  const text = textsIn(answer)
    .join(' ')
    .replace(/\\[nrt]/g, ' ')
    .normalize('NFKC')
  // Numbers that touch are masked as one.
  expect(text.match(/••••/g)?.length ?? 0).toBeGreaterThan(numbers.length * 0.9)
  const signs = text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  expect(numbers.filter(({ plain }) => signs.includes(plain.slice(-9)))).toEqual([])
}

const read = async (url: string, query: Record<string, string> = {}) => {
  const answer = await masked({ url, query })
  expect(answer.json()).not.toHaveProperty('code')
  return answer.json()
}

/** Returns the first value that a statement finds, after it has written the text. */
const write = async (statement: string): Promise<string> =>
  Object.values((await run(statement, [TEXT]))[0] ?? {})[0] ?? ''

/** Writes the text into the last row of a table, and returns the value of a column of that row. */
const update = (table: string, column: string, returned = 'id', where = 'true') =>
  write(
    `UPDATE ${table} SET ${column} = $1 WHERE id = (SELECT max(id) FROM ${table} WHERE ${where}) RETURNING ${returned}`,
  )

/** Reminders are shown to their owner alone. */
const updateWork = (column: string) => update('work_item', column, 'id', `source <> 'REMINDER'`)

const firstRows = { range: '[0,4]' }
const record = (key: string) => read(pathOf(contract.notes.ofRecord), { kind: 'ENTITY', key })

/** Writes the text into the records of an insolvency application, and returns its tracking number. */
const updateRecords = (json: string) =>
  write(
    `UPDATE insolvency_application SET records = ${json} WHERE id =
       (SELECT application_id FROM form20_entry ORDER BY 1 LIMIT 1) RETURNING tracking_number`,
  )
const draft = (trackingNumber: string) => read(pathOf(contract.windingUp.draft), { 'tracking-number': trackingNumber })

const places: Record<string, () => Promise<unknown>> = {
  async 'reasons of strikes'() {
    const id = await update('strike_change', 'reason', 'entry_id')
    const [{ brn = '', register = '' } = {}] = await run('SELECT brn, register FROM strike_entry WHERE id = $1', [id])
    return read(pathOf((register === 'BLACKLIST' ? contract.blacklist : contract.deRegistrations).history, { brn }))
  },
  async 'reasons of flags'() {
    const key = await write(
      `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
       SELECT k.id, 'ENTITY', (SELECT min(brn) FROM entity), $1, a.id, 'Any' FROM flag_kind k, account a
       WHERE 'ENTITY' = ANY (k.subjects) AND a.username = 'admin' LIMIT 1 RETURNING subject_key`,
    )
    return record(key)
  },
  async 'reasons for which flags were lifted'() {
    const key = await write(
      `INSERT INTO flag (kind_id, subject_kind, subject_key, set_by_id, set_by, lifted_at, lifted_by_id, lifted_by, lift_reason)
       SELECT k.id, 'ENTITY', (SELECT max(brn) FROM entity), a.id, 'Any', now(), a.id, 'Any', $1 FROM flag_kind k, account a
       WHERE 'ENTITY' = ANY (k.subjects) AND a.username = 'admin' LIMIT 1 RETURNING subject_key`,
    )
    return record(key)
  },
  async 'reasons of decisions about people'() {
    await update('person_decision', 'decided_at = now(), reason')
    return read(pathOf(contract.personPairs.decisions), firstRows)
  },
  async 'reasons for which work waits'() {
    return read(pathOf(contract.work.one, { id: await updateWork('snooze_reason') }))
  },
  async 'messages to a colleague'() {
    return read(pathOf(contract.work.one, { id: await updateWork('snooze_reason = NULL, passed_note') }))
  },
  async 'references of reasons to see personal data'() {
    await write(
      `INSERT INTO access_entry (id, actor_id, actor_name, kind, file_kind, file_key, call, reason, reference)
       SELECT gen_random_uuid(), id, 'Any', 'REVEAL', 'ENTITY', '1', 'PORTAL-REASON', 'ENQUIRY', $1
       FROM account WHERE username = 'admin'`,
    )
    return read(pathOf(contract.accessLog.list), firstRows)
  },
  async 'messages about practitioners'() {
    const taskId = await update('practitioner_message', 'description', 'application_id')
    return read(pathOf(contract.practitioners.messages, { taskId }))
  },
  async 'messages about insolvency applications'() {
    const taskId = await update('insolvency_message', 'description', 'application_id')
    return read(pathOf(contract.insolvencyApplications.messages, { taskId }))
  },
  async 'reasons of a winding-up'() {
    return draft(
      await updateRecords(`jsonb_build_object('reasons', json_build_array(json_build_object('reason', $1::text)))`),
    )
  },
  async 'subjects of petitions'() {
    const trackingNumber = await updateRecords(`jsonb_build_object('petition', json_build_object('subject', $1::text))`)
    return read(pathOf(contract.insolvencyApplications.byTrackingNumber), { trackingNumber })
  },
  async 'particulars in a statement of affairs'() {
    const id = await write(
      `UPDATE form20_entry SET facts = facts || jsonb_build_object('particulars', $1::text)
       WHERE list = 'billsPayable' RETURNING application_id`,
    )
    const [application] = await run('SELECT tracking_number FROM insolvency_application WHERE id = $1', [id])
    return draft(application?.tracking_number ?? '')
  },
  async complaints() {
    await update('complaint', 'lodged_at = now(), description')
    return read(pathOf(contract.complaints.list), { page: '1', perPage: '5' })
  },
  async 'messages to all applicants'() {
    await write(
      `INSERT INTO broadcast (message, recipient_types, sender_id, mailed)
       SELECT $1, '{INDIVIDUAL}', id, false FROM account WHERE username = 'admin'`,
    )
    return read(pathOf(contract.messenger.list), firstRows)
  },
  async 'answers to applicants'() {
    await write(`INSERT INTO response_template (reason, message, appeal_status) VALUES ('Any', $1, true)`)
    return read(pathOf(contract.responseTemplates.list))
  },
}

it.each(Object.entries(places))('shows no number in %s, however it is written', async (_, answer) => {
  expectMasked(await answer())
})

it('shows no number in notes and in the trail, however it is written', async () => {
  const key = (await run('SELECT brn FROM entity ORDER BY brn LIMIT 1'))[0]?.brn ?? ''
  const admin = registry.as(await registry.signIn('admin'))
  for (let from = 0; from < numbers.length; from += 50) {
    const payload = { kind: 'ENTITY', key, token: randomUUID(), text: textOf(numbers.slice(from, from + 50)) }
    const added = await admin({ method: 'POST', url: pathOf(contract.notes.add), payload })
    expect(added.statusCode).toBe(200)
  }
  expectMasked(await read(pathOf(contract.notes.ofRecord), { kind: 'ENTITY', key }))
  expectMasked(
    await read(pathOf(contract.audit.list), { filter: JSON.stringify({ call: 'PORTAL-NOTE-ADD' }), range: '[0,49]' }),
  )
})

it('keeps a number of a template whose editor was shown it masked', async () => {
  const [before] = await run(
    `INSERT INTO response_template (reason, message, appeal_status) VALUES ('Kept', 'Call 0772 123 987', true) RETURNING id`,
  )
  const payload = { id: `${before?.id}`, reason: 'Kept', message: 'Call ••••••••87 today', appealStatus: true }
  const refused = await masked({ method: 'POST', url: pathOf(contract.responseTemplates.edit), payload })
  expect(refused.json()).toMatchObject({ code: 'masked-value', fields: { message: expect.any(String) } })
  expect(await run(`SELECT message FROM response_template WHERE reason = 'Kept'`)).toEqual([
    { message: 'Call 0772 123 987' },
  ])
})
