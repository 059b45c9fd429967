import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import { type Job, type JobRefusal, jobs, SEES_ALL_JOBS } from '@contract/portal/jobs'
import { blacklist } from '@contract/registry/blacklist'
import { accessEntry, auditEntry, bulkRow, job, jobFile, news, strikeEntry } from '@server/db/schema'
import { tendJobs } from '@server/portalJobs/oldJobs'
import { writeXlsx } from '@spreadsheet/write'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleagues, type Colleague } from '../../support/manyStaff'
import { form, multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let grace: Colleague
let other: Colleague
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  const [one, two] = await addColleagues(registry.database, 2)
  if (!one || !two) throw new Error('no colleagues')
  grace = one
  other = two
})
afterAll(() => registry.close())

type Read = Job & { refusals: JobRefusal[]; fault: { code: string } | null }
const at = (path: string, id: string) => path.replace('{job}', id)
const ask = (token: string, method: 'GET' | 'POST', url: string) => registry.as(token)({ method, url })
const read = async ({ token }: Colleague, id: string): Promise<Read> =>
  (await ask(token, 'GET', at(jobs.read.path, id))).json()
const list = async (token: string, filter: object = {}): Promise<Job[]> =>
  (await ask(token, 'GET', `${pathOf(jobs.list)}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()
const codeOf = async (token: string, method: 'GET' | 'POST', url: string) => (await ask(token, method, url)).json().code

const sheet = (rows: string[][]) => writeXlsx(['BRN', 'Name'], rows, 'Rows')
const importing = ({ token }: Colleague, rows: string[][], id: string) =>
  registry.as(token)({
    method: 'POST',
    url: pathOf(blacklist.upload),
    ...form({ job: id }, { bytes: sheet(rows), name: 'struck.xlsx', field: 'file' }),
  })
const keeping = ({ token }: Colleague, id: string, call: string = contract.blacklist.list.id) =>
  registry.as(token)({
    method: 'POST',
    url: pathOf(jobs.keep),
    ...form(
      { job: id, call, list: 'registry/business', rows: '2' },
      { bytes: sheet([['80020001234567', 'Kilima']]), name: 'Black list 2026-11-29.xlsx', field: 'file' },
    ),
  })

describe('an import', () => {
  it('is a job with its counts, its refused rows as a file, and news that leads to it', async () => {
    const id = randomUUID()
    const answer = await importing(
      grace,
      [
        ['80093000000001', 'One'],
        ['', 'None'],
        ['=1', 'x'],
      ],
      id,
    )
    expect(answer.statusCode).toBe(200)
    const one = await read(grace, id)
    expect(one).toMatchObject({ kind: 'IMPORT', state: 'DONE', name: 'struck.xlsx', own: true, by: grace.name })
    expect(one).toMatchObject({ total: 3, done: 1, refused: 2 })
    expect(one.refusals.map(({ row, code }) => [row, code])).toEqual([
      [3, 'empty-brn'],
      [4, 'malformed-brn'],
    ])
    const file = await ask(grace.token, 'GET', at(jobs.file.path, id))
    expect(file.headers['content-type']).toBe('text/csv')
    expect(file.body).toBe(
      '\uFEFF"Row","Number","Reason"\r\n"3","","The row has no BRN."\r\n"4","\'=1","This is not the form of a BRN."\r\n',
    )
    const told = await registry.database.read.select().from(news).where(eq(news.key, id))
    expect(told).toMatchObject([{ kind: 'IMPORT', personId: grace.id, taken: 1, refused: 2 }])
  })

  it('is made once under one id', async () => {
    const id = randomUUID()
    await importing(grace, [['80093000000002', 'Two']], id)
    const again = await importing(grace, [['80093000000003', 'Three']], id)
    expect(again.json().code).toBe('job-sent')
    expect(await registry.database.read.$count(strikeEntry, eq(strikeEntry.brn, '80093000000003'))).toBe(0)
  })

  it('that cannot be read is a failed job with the reason', async () => {
    const id = randomUUID()
    const answer = await registry.as(grace.token)({
      method: 'POST',
      url: pathOf(blacklist.upload),
      ...form({ job: id }, { bytes: Buffer.from('no workbook'), name: 'struck.xlsx', field: 'file' }),
    })
    const one = await read(grace, id)
    expect(one).toMatchObject({ state: 'FAILED', done: 0, fault: { code: answer.json().code } })
    expect(await registry.database.read.$count(news, and(eq(news.key, id), eq(news.kind, 'JOB_FAILED')))).toBe(1)
  })

  it('saves nothing when it was cancelled before its end', async () => {
    const id = randomUUID()
    const { pool } = registry.database
    const holder = await pool.connect()
    // The rows wait for this lock, so that the import is under way while it is cancelled.
    await holder.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('import:BLACKLIST'))")
    const answer = importing(grace, [['80093000000004', 'Four']], id)
    await expect.poll(async () => (await read(grace, id)).state, { timeout: 20_000 }).toBe('RUNNING')
    const cancelled = await ask(grace.token, 'POST', at(jobs.cancel.path, id))
    expect(cancelled.json()).toMatchObject({ state: 'CANCELLED' })
    await holder.query('ROLLBACK')
    holder.release()
    expect((await answer).json().code).toBe('job-cancelled')
    expect(await registry.database.read.$count(strikeEntry, eq(strikeEntry.brn, '80093000000004'))).toBe(0)
    expect(await read(grace, id)).toMatchObject({ state: 'CANCELLED', done: 0 })
  })

  it('whose server stopped is ended with a sentence, and its rows are not saved', async () => {
    const id = randomUUID()
    const about = { id, accountId: grace.id, kind: 'IMPORT' as const, name: 'lost.xlsx', call: blacklist.upload.id }
    const startedAt = sql`now() - interval '20 minutes'` as never
    await registry.database.read.insert(job).values({ ...about, address: '127.0.0.1', startedAt })
    await tendJobs(registry.database)
    expect(await read(grace, id)).toMatchObject({ state: 'FAILED', fault: { code: 'job-interrupted' } })
  })
})

describe('an export', () => {
  it('keeps its file for its person, and records each fetch', async () => {
    const id = randomUUID()
    expect((await keeping(grace, id)).json()).toMatchObject({ kind: 'EXPORT', state: 'DONE', done: 2 })
    // Sent again, it keeps nothing twice.
    expect((await keeping(grace, id)).statusCode).toBe(200)
    expect(await registry.database.read.$count(jobFile, eq(jobFile.jobId, id))).toBe(1)
    const entries = () => registry.database.read.$count(auditEntry, eq(auditEntry.call, jobs.file.id))
    const reads = () => registry.database.read.$count(accessEntry, eq(accessEntry.call, jobs.file.id))
    const before = [await entries(), await reads()]
    const file = await ask(grace.token, 'GET', at(jobs.file.path, id))
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toContain('Black list 2026-11-29.xlsx')
    expect(file.rawPayload.equals(Buffer.from(sheet([['80020001234567', 'Kilima']])))).toBe(true)
    expect([await entries(), await reads()]).toEqual(before.map(count => count + 1))
  })

  it('is refused to who may not read the list, when it is kept and when it is fetched', async () => {
    const id = randomUUID()
    await keeping(grace, id)
    await registry.database.read.update(job).set({ call: 'PORTAL-AUDIT' }).where(eq(job.id, id))
    await givePermissions(registry.database, 'newcomer', ['can_access_dashboard'])
    const newcomer = await registry.signIn('newcomer')
    expect((await keeping({ ...grace, token: newcomer }, randomUUID())).statusCode).toBe(403)
    await registry.database.read.update(job).set({ call: 'ROLE-LIST-THAT-IS-GONE' }).where(eq(job.id, id))
    expect(await codeOf(grace.token, 'GET', at(jobs.file.path, id))).toBe('forbidden')
  })

  it('gives its oldest files up where all together would be too large', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await keeping(other, first)
    await registry.database.read
      .update(jobFile)
      .set({ size: 100 * 1024 * 1024, keptAt: sql`now() - interval '1 minute'` as never })
      .where(eq(jobFile.jobId, first))
    await keeping(other, second)
    expect((await read(other, first)).file).toBeNull()
    expect((await read(other, second)).file).toMatchObject({ name: 'Black list 2026-11-29.xlsx' })
  })

  it('has no file after seven days, and says so', async () => {
    const id = randomUUID()
    await keeping(grace, id)
    await registry.database.read
      .update(jobFile)
      .set({ keptAt: sql`now() - interval '8 days'` as never })
      .where(eq(jobFile.jobId, id))
    await tendJobs(registry.database)
    const answer = await ask(grace.token, 'GET', at(jobs.file.path, id))
    expect([answer.statusCode, answer.json().message]).toEqual([
      410,
      'The file was kept for 7 days and has been removed. Make it again.',
    ])
  })
})

describe('the list', () => {
  it('has the own jobs, the newest first, by kind and state; and those of everybody for who may see them', async () => {
    const mine = await list(grace.token)
    expect(mine.length).toBeGreaterThan(3)
    expect(mine.every(({ own }) => own)).toBe(true)
    expect(mine.map(({ startedAt }) => startedAt)).toEqual(
      mine
        .map(({ startedAt }) => startedAt)
        .sort()
        .reverse(),
    )
    const failed = await list(grace.token, { kind: 'IMPORT', state: 'FAILED' })
    expect(failed.map(({ state }) => state)).toEqual(failed.map(() => 'FAILED'))
    expect(failed.length).toBeGreaterThan(0)
    await givePermissions(registry.database, 'newcomer', ['can_access_dashboard'])
    const newcomer = await registry.signIn('newcomer')
    expect(await codeOf(newcomer, 'GET', `${pathOf(jobs.list)}?filter={"whose":"ALL"}`)).toBe('forbidden')
    await givePermissions(registry.database, 'newcomer', [SEES_ALL_JOBS])
    const supervisor = await registry.signIn('newcomer')
    const all = await list(supervisor, { whose: 'ALL' })
    expect(new Set(all.map(({ by }) => by))).toEqual(new Set([grace.name, other.name]))
    expect(all.every(({ own, file }) => !own && file === null)).toBe(true)
    const [one] = all
    expect(await codeOf(supervisor, 'GET', at(jobs.file.path, one?.id ?? ''))).toBe('job-of-other')
    expect(await codeOf(supervisor, 'POST', at(jobs.cancel.path, one?.id ?? ''))).toBe('job-of-other')
  })

  it('shows a job of a colleague to nobody without the permission, and stops none that has ended', async () => {
    const id = randomUUID()
    await importing(grace, [['80093000000009', 'Nine']], id)
    await givePermissions(registry.database, 'newcomer', ['can_access_dashboard'])
    const newcomer = await registry.signIn('newcomer')
    expect((await ask(newcomer, 'GET', at(jobs.read.path, id))).statusCode).toBe(404)
    expect(await codeOf(newcomer, 'POST', at(jobs.cancel.path, id))).toBe('no-such-job')
    expect(await codeOf(grace.token, 'POST', at(jobs.cancel.path, id))).toBe('job-ended')
    expect(await codeOf(grace.token, 'GET', at(jobs.file.path, id))).toBe('job-without-file')
    expect(await codeOf(grace.token, 'GET', at(jobs.read.path, 'no-id'))).toBe('no-such-job')
  })

  it('forgets rows after seven days and jobs after sixty', async () => {
    const [recent, old] = [randomUUID(), randomUUID()]
    const about = {
      accountId: grace.id,
      kind: 'BULK' as const,
      state: 'DONE' as const,
      name: 'Reverse',
      address: '::1',
    }
    const ended = (days: number) => sql`now() - make_interval(days => ${days})` as never
    await registry.database.read.insert(job).values([
      { ...about, id: recent, endedAt: ended(8) },
      { ...about, id: old, endedAt: ended(61) },
    ])
    const row = {
      actId: recent,
      no: 1,
      call: blacklist.reverse.id,
      name: 'Kilima',
      parts: {},
      state: 'REFUSED' as const,
    }
    await registry.database.read.insert(bulkRow).values(row)
    expect((await read(grace, recent)).refusals).toHaveLength(1)
    await tendJobs(registry.database)
    expect((await read(grace, recent)).refusals).toEqual([])
    expect((await ask(grace.token, 'GET', at(jobs.read.path, old))).statusCode).toBe(404)
  })
})

it('an import without an id, as other clients send it, is a job too', async () => {
  const answer = await registry.as(other.token)({
    method: 'POST',
    url: pathOf(blacklist.upload),
    ...multipart(sheet([['80093000000010', 'Ten']]), 'plain.xlsx'),
  })
  expect(answer.statusCode).toBe(200)
  expect((await list(other.token, { kind: 'IMPORT' })).map(({ name }) => name)).toContain('plain.xlsx')
})
