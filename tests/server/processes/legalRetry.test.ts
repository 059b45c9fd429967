import { contract } from '@contract/index'
import { FairPool } from '@server/db/fairPool'
import { requeueLostWork } from '@server/processes'
import type { Downstream, DownstreamAnswer, DownstreamRequest } from '@server/processes/downstream'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const asked: DownstreamRequest[] = []
let behave: (request: DownstreamRequest) => Promise<DownstreamAnswer>
const downstream: Downstream = {
  tell(request) {
    asked.push(request)
    return behave(request)
  },
}

const done: DownstreamAnswer = { outcome: 'DONE', body: '{}' }
const refused: DownstreamAnswer = { outcome: 'REFUSED', body: '{}', cause: 'The name is reserved' }

let registry: TestRegistry
let token: string
let admin: ReturnType<TestRegistry['as']>
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await registry.database.pool.query(text, values)).rows

beforeAll(async () => {
  registry = await testRegistry({ companies: 60, downstream })
  token = await registry.signIn('admin')
  admin = registry.as(token)
})
afterAll(() => registry.close())
beforeEach(() => {
  asked.length = 0
  behave = async () => done
})

let made = 0
const instrument = async () => {
  const number = `IN/${2000 + ++made}/7`
  await query(
    `INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
     VALUES ($1, 'POWERS_OF_ATTORNEY', 'A power of attorney', '2024-01-02')`,
    [number],
  )
  return number
}
const retry = (number: string, by = admin) =>
  by({ method: 'POST', url: `${pathOf(contract.legalRetry.retry)}?${new URLSearchParams({ instrumentNo: number })}` })
const handleOf = async (number: string) =>
  (
    await query<{ handle: string | null }>(
      'SELECT edms_id AS handle FROM legal_document WHERE instrument_number = $1',
      [number],
    )
  )[0]?.handle

describe('retrying the attachment of a legal document', () => {
  it('stores it in EDMS, where its file can be read, with an audit entry', async () => {
    const number = await instrument()
    const answer = await retry(` ${number} `)
    expect(answer.json()).toMatchObject({
      code: 'attachment-filed',
      message: `The attachment of ${number} is now in EDMS.`,
    })
    const handle = await handleOf(number)
    const file = await admin({
      method: 'POST',
      url: pathOf(contract.legalDocuments.file),
      payload: { documentHandle: handle },
    })
    expect(file.statusCode, file.body.slice(0, 200)).toBe(200)
    const entries = await query<object>(
      `SELECT before, after FROM audit_entry WHERE call = 'LEGAL-RETRY' AND subject = $1 ORDER BY id`,
      [number],
    )
    expect(entries).toEqual([
      { before: null, after: { asked: 'EDMS' } },
      { before: { edmsId: null }, after: { edmsId: handle } },
    ])
    expect((await retry(number)).json()).toMatchObject({ status: 409, code: 'attachment-filed-already' })
    expect(asked).toHaveLength(1)
  })

  it('finds the document by its number in lower case, and a flag on it', async () => {
    const number = await instrument()
    const flagged = await instrument()
    await query(
      `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
       SELECT k.id, 'LEGAL_DOCUMENT', $1, 'Order', a.id, 'Any' FROM flag_kind k, account a
       WHERE k.name = 'Court order' AND a.username = 'admin'`,
      [flagged],
    )
    expect((await retry(number.toLowerCase())).json().message).toBe(`The attachment of ${number} is now in EDMS.`)
    expect((await retry(flagged.toLowerCase())).json().code).toBe('flagged')
  })

  it('is refused by EDMS without changing anything, and can be tried again', async () => {
    const number = await instrument()
    behave = async () => refused
    expect((await retry(number)).json()).toMatchObject({ status: 502, code: 'attachment-not-taken' })
    expect(await handleOf(number)).toBeNull()
    behave = async () => done
    expect((await retry(number)).json()).toMatchObject({ code: 'attachment-filed' })
  })

  it('ends with a reason that PostgreSQL cannot store, with U+FFFD in place of such characters', async () => {
    const number = await instrument()
    behave = async () => ({ outcome: 'REFUSED', body: '{}', cause: 'Reserved\0 \ud83c' })
    expect((await retry(number)).json()).toMatchObject({ status: 502, code: 'attachment-not-taken' })
    const [attempt] = await query<object>('SELECT cause FROM attachment_retry WHERE instrument_number = $1', [number])
    expect(attempt).toEqual({ cause: 'Reserved\ufffd \ufffd' })
    expect(asked).toHaveLength(1)
  })

  it('continues once in the background while EDMS is slow, for all requests', async () => {
    const number = await instrument()
    const host: { answer?: () => void } = {}
    behave = () => new Promise(answer => (host.answer = () => answer(done)))
    const answers = await Promise.all(Array.from({ length: 10 }, () => retry(number)))
    const said = answers.map(answer => answer.json().code).sort()
    expect(said).toEqual(['attachment-asked', ...Array.from({ length: 9 }, () => 'attachment-asked-already')])
    expect(asked).toHaveLength(1)
    host.answer?.()
    await expect.poll(() => handleOf(number), { timeout: 20_000 }).toBeTruthy()
  })

  it('is queued again after a quarter of an hour only if it has no job left', async () => {
    const number = await instrument()
    let letGo = () => {}
    const isOver = new Promise<void>(resolve => {
      letGo = resolve
    })
    const isOfThis = ({ body }: DownstreamRequest) => body.includes(number)
    // Other work of the registry that waits is queued again too.
    behave = request => (isOfThis(request) ? isOver.then(() => done) : Promise.resolve(done))
    await retry(number)
    const ages = () =>
      query<{ id: string }>(
        `UPDATE attachment_retry SET asked_at = now() - interval '16 minutes' WHERE instrument_number = $1 RETURNING id`,
        [number],
      )
    const [{ id } = { id: '' }] = await ages()
    const jobs = () => query<object>(`SELECT FROM pgboss.job WHERE data->>'retry' = $1`, [id])
    await requeueLostWork(registry.database)
    expect(await jobs()).toHaveLength(1)
    await query(`UPDATE pgboss.job SET state = 'failed' WHERE data->>'retry' = $1`, [id])
    await ages()
    await requeueLostWork(registry.database)
    expect(await jobs()).toHaveLength(2)
    await expect.poll(() => asked.filter(isOfThis).length, { timeout: 20_000 }).toBe(2)
    letGo()
    await expect.poll(() => handleOf(number), { timeout: 20_000 }).toBeTruthy()
  })

  it('is announced by the working server, so that the asked one reads the state twice at most', async () => {
    const number = await instrument()
    const letGo: { now?: () => void } = {}
    // Other work that waits, such as what the registry queued again, is not held back in place of this.
    behave = ({ body }) =>
      body.includes(number) ? new Promise(answer => (letGo.now = () => answer(done))) : Promise.resolve(done)
    const other = await registry.server({ downstream: undefined })
    const statements = vi.spyOn(FairPool.prototype, 'query')
    const answer = retry(number, options => other.inject({ ...options, headers: { authorization: `Bearer ${token}` } }))
    await expect.poll(() => letGo.now).toBeDefined()
    letGo.now?.()
    expect((await answer).json()).toMatchObject({ code: 'attachment-filed' })
    const texts = statements.mock.calls.map(call => JSON.stringify(call))
    statements.mockRestore()
    const looks = texts.filter(text => text.includes('FROM attachment_retry WHERE id'))
    expect(looks.length).toBeLessThanOrEqual(2)
  })

  it('refuses an invalid number, and people with registry permissions only', async () => {
    expect((await retry('IN/404')).json()).toMatchObject({ status: 404, code: 'unknown-instrument' })
    expect((await retry('  ')).json()).toMatchObject({ status: 400, code: 'invalid-fields' })
    const registrar = registry.as(await registry.signIn('registrar'))
    expect((await retry(await instrument(), registrar)).statusCode).toBe(403)
  })
})

describe('sending the document of an entity again', () => {
  const document = async () =>
    (
      await query<{ id: string; brn: string }>(
        `INSERT INTO entity_document (brn, kind, name, migrating)
         SELECT brn, 'FORM', 'Form 20', true FROM entity LIMIT 1 RETURNING id, brn`,
      )
    )[0] ?? { id: '', brn: '' }
  const ask = (id: string) => admin({ method: 'POST', url: contract.documentFiling.ask.path.replace('{document}', id) })
  const waits = async (id: string) =>
    (await query(`SELECT id FROM work_item WHERE source = 'DOCUMENT' AND record = $1`, [id])).length

  it('files it once, and ends its work', async () => {
    const { id } = await document()
    expect(await waits(id)).toBe(1)
    expect((await ask(id)).json()).toMatchObject({ code: 'document-filed', params: { name: 'Form 20' } })
    const [row] = await query<{ edmsId: string; migrating: boolean }>(
      'SELECT edms_id AS "edmsId", migrating FROM entity_document WHERE id = $1',
      [id],
    )
    expect(row).toEqual({ edmsId: expect.any(String), migrating: false })
    expect(await waits(id)).toBe(0)
    expect((await ask(id)).json()).toMatchObject({ status: 409, code: 'document-filed-already' })
    expect(asked).toHaveLength(1)
  })

  it('leaves it as it was when EDMS refuses, and refuses unknown ones', async () => {
    const { id } = await document()
    behave = async () => refused
    expect((await ask(id)).json()).toMatchObject({ status: 409, code: 'document-not-taken' })
    expect(await waits(id)).toBe(1)
    expect((await ask('999999999')).json().code).toBe('no-such-document')
  })
})
