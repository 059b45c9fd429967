import { contract } from '@contract/index'
import { writeAsOwner } from '@server/db/connect'
import { takeBack } from '@server/loads/takeBack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyWithHistory } from '../support/filedHistory'
import { loadFiles } from '../support/loadFolder'
import { pathOf } from '../support/pathOf'
import { type TestRegistry, testRegistry } from '../support/registry'
import { waitingForLocks } from '../support/waitingForLocks'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let brn = ''
const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
const get = async (url: string) => (await admin({ url })).json()
const post = async (url: string, payload?: object) => (await admin({ method: 'POST', url, payload })).json()
const stepsOf = async (number: string) => (await get(`/portal/history/${number}`)).steps

beforeAll(async () => {
  registry = await testRegistry({ downstream: { tell: async () => ({ outcome: 'DONE', body: '{}' }) } })
  admin = registry.as(await registry.signIn('admin'))
  brn = await companyWithHistory(registry.database)
})
afterAll(() => registry.close())

/** Sends a data correction of the company to the queue, waits until it is made, and returns its number. */
const correct = async (payload: object) => {
  const [{ id }] = await query(
    `INSERT INTO data_correction (brn, type, status, payload) VALUES ($1, 'CORRECT_NAME', 'FAILED', $2) RETURNING id`,
    [brn, JSON.stringify(payload)],
  )
  await post(pathOf(contract.dataCorrections.reconcile, { id }))
  const status = async () => (await query('SELECT status FROM data_correction WHERE id = $1', [id]))[0].status
  await expect.poll(status, { timeout: 30_000 }).toBe('SENT')
  return id
}

it('names the data correction behind a difference, its source and the person who sent it', async () => {
  const first = await correct({ from: { name: 'SECOND LTD' }, to: { name: 'THIRD LTD' }, source: 'Paper register' })
  const second = await correct({ from: { plot: null }, to: { plot: 'Plot 4' }, source: 7 })
  const process = { kind: 'DATA_CORRECTION', number: first, name: 'Paper register' }
  const { differences } = await get(`/portal/history/${brn}/differences?asOf=2020-06-01`)
  expect(differences[0]).toMatchObject({
    ...{ field: 'name', from: 'FIRST LTD', to: 'THIRD LTD' },
    by: { act: 'REGISTER_ERROR', recordedBy: 'Grace Nakato', process },
  })
  const [latest, before, filed] = await stepsOf(brn)
  expect(latest.process).toEqual({ kind: 'DATA_CORRECTION', number: second })
  expect(before).toMatchObject({ recordedBy: 'Grace Nakato', process })
  expect([filed.recordedBy, filed.process]).toEqual([undefined, undefined])
})

it('names the process alone where the server took a correction up by itself', async () => {
  const id = await correct({ from: { street: null }, to: { street: 'Market Street' } })
  await query('UPDATE data_correction SET actor_id = NULL, actor_name = NULL WHERE id = $1', [id])
  const [step] = await stepsOf(brn)
  expect([step.recordedBy, step.process]).toEqual([null, { kind: 'DATA_CORRECTION', number: id }])
})

it('dates each fact of a correction by its own last change', async () => {
  const facts = async (day: string) => {
    const [{ name }, { address }] = await Promise.all(
      ['/central-registry/api/companies/BRN/info', '/incorporation/companies/continuous-filing/get-address/BRN'].map(
        async path => (await get(`${path.replace('BRN', brn)}${day}`)).data,
      ),
    )
    return [name, address.plot]
  }
  const number = await correct({
    from: { name: 'THIRD LTD', plot: 'Plot 4' },
    to: { name: 'FIFTH LTD', plot: 'Plot 5' },
  })
  expect(await facts('?asOf=2020-06-01')).toEqual(['FIRST LTD', 'Plot 5'])
  expect([await facts('?asOf=2021-03-04'), await facts('')]).toEqual(Array(2).fill(['FIFTH LTD', 'Plot 5']))
  expect((await stepsOf(brn))[0]).toMatchObject({
    process: { kind: 'DATA_CORRECTION', number },
    effects: [{ field: 'name' }, { field: 'plot' }],
  })
})

it('names who corrected the compliance of a form, each time with the reason', async () => {
  const mark = (target: string, isCompliant: boolean, rationale: string) =>
    post(pathOf(contract.formCompliance.correct), { brn, target, isCompliant, rationale })
  await query(`UPDATE entity SET missing_forms = '{FORM_18}' WHERE brn = $1`, [brn])
  await mark('FORM_18', true, 'Filed on paper')
  await mark('FORM_20', false, 'No such form')
  await mark('FORM_18', false, 'The paper is of another company')
  const process = { kind: 'FORM_COMPLIANCE' }
  expect((await stepsOf(brn)).slice(0, 4)).toMatchObject([
    { recordedBy: 'Grace Nakato', process, reason: 'The paper is of another company' },
    { recordedBy: 'Grace Nakato', process, reason: 'No such form' },
    { recordedBy: 'Grace Nakato', process, reason: 'Filed on paper' },
    { effects: [{ field: 'missingForms' }] },
  ])
})

it('names the reason of each of three marks that waited for one lock', async () => {
  await query(`UPDATE entity SET missing_forms = '{FORM_18}' WHERE brn = $1`, [brn])
  const client = await registry.database.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM entity WHERE brn = $1 FOR UPDATE', [brn])
  const marks: Promise<unknown>[] = []
  const reasons = ['First mark', 'Second mark', 'Third mark']
  try {
    for (const [index, rationale] of reasons.entries()) {
      const payload = { brn, target: 'FORM_18', isCompliant: index !== 1, rationale }
      marks.push(post(pathOf(contract.formCompliance.correct), payload))
      await expect.poll(() => waitingForLocks(registry), { timeout: 10_000 }).toBe(marks.length)
    }
  } finally {
    await client.query('COMMIT')
    client.release()
    await Promise.all(marks)
  }
  const steps: { reason: string }[] = await stepsOf(brn)
  expect(steps.slice(0, 3).map(({ reason }) => reason)).toEqual(reasons.toReversed())
})

it('names who rolled an application back, by which a company is registered again', async () => {
  const [application] = await query(
    `SELECT i.id, i.brn, tracking_number FROM insolvency_application i JOIN entity e USING (brn)
      WHERE i.type = 'WINDING_UP' AND i.status = 'APPROVED' AND e.status = 'INSOLVENT' ORDER BY i.id LIMIT 1`,
  )
  await post(pathOf(contract.insolvencyApplications.rollBack, { id: application.id }))
  expect((await stepsOf(application.brn))[0]).toMatchObject({
    ...{ effects: [{ field: 'status', to: 'REGISTERED' }] },
    ...{ recordedBy: 'Grace Nakato', process: { kind: 'ROLLBACK', number: application.tracking_number } },
  })
})

it('names who wrote a company on a list, with the reason, and who wrote it off', async () => {
  const [{ brn: listed }] = await query(
    "SELECT brn FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'ON' LIMIT 1",
  )
  const reason = 'Court order of 3 May'
  await post(pathOf(contract.blacklist.reverse, { brn: listed }))
  await post(pathOf(contract.blacklist.add, { brn: listed }), { brn: listed, companyName: 'X LTD', reason })
  const recordedBy = 'Grace Nakato'
  expect((await stepsOf(listed)).slice(0, 2)).toMatchObject([
    { recordedBy, reason },
    { recordedBy, reason: null },
  ])
})

it('names the load behind a change, and who took it back', async () => {
  const [{ brn: loaded, day }] = await query(
    `SELECT brn, registered_on::text AS day FROM entity e WHERE kind = 'COMPANY'
      AND NOT EXISTS (SELECT FROM row_version v WHERE v.brn = e.brn) LIMIT 1`,
  )
  const rows = `BRN,Name,Kind,Registered On\n${loaded},FOURTH LTD,COMPANY,${day}\n`
  const { id } = await loadFiles(registry.database, { 'entities.csv': rows })
  const process = (kind: string) => ({ kind, number: `${id}`, name: 'test: files' })
  expect((await stepsOf(loaded))[0]).toMatchObject({ recordedBy: 'tester', process: process('LOAD') })
  const actor = { accountId: '00000000-0000-4000-8000-000000000001', name: 'Peter Okello' }
  await writeAsOwner(registry.database, tx => takeBack(tx, id, { actor, address: 'a test' }))
  expect(await stepsOf(loaded)).toMatchObject([
    { recordedBy: 'Peter Okello', process: process('LOAD_TAKEN_BACK') },
    { recordedBy: 'tester', process: process('LOAD') },
  ])
})
