import { Refusal } from '@contract/errors'
import {
  type incorporationProcesses as contract,
  type IncorporationProcess,
  incorporationKinds,
} from '@contract/processes/incorporationProcesses'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Handlers, Writing } from '../http/serve'
import { listProcesses } from './listProcesses'
import { type Found, getProcess, requeue } from './process'
import { type Spelling, statusesIn } from './statuses'

const spelling: Spelling = {
  PENDING: ['PENDING'],
  PAUSED: ['PAUSED'],
  IN_PROGRESS: ['IN_PROGRESS'],
  SENT: ['SENT', 'SUCCESS'],
  EXPIRED: ['EXPIRED'],
  FAILED: ['FAILED'],
}

const row = sql`'id', process.id, 'brn', brn, 'type', kind, 'owner', json_build_object('name', owner),
  'actionIdToken', token, 'retryCount', retries, 'status', CASE status WHEN 'SUCCESS' THEN 'SENT' ELSE status END,
  'createdAt', process.created_at, 'lastRanAt', ran_at, 'endPoint', end_point, 'request', request, 'response', response,
  'cause', cause, 'requestSize', request_size, 'responseSize', response_size`

const figures = ['PENDING', 'SENT', 'PAUSED', 'EXPIRED', 'IN_PROGRESS'] as const

const queue = async ({ db, record }: Writing, { id, brn, kind, status }: Found, by: 'redo' | 'run') => {
  await requeue(db, sql`id = ${id}`)
  record({
    subject: `${brn} ${kind}`,
    before: { status },
    after: { status: 'PENDING', ...(by === 'run' && { now: true }) },
  })
}

export const incorporationProcessHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { status, search, startDate: from, endDate: to }, page }) =>
    listProcesses<IncorporationProcess>(
      db,
      { service: 'INCORPORATION', statuses: statusesIn(spelling, status), search, from, to },
      { page, row, kinds: incorporationKinds },
    ),

  async statistics({ db }) {
    const keys = incorporationKinds.flatMap(kind =>
      figures.map(status => `processKind:INCORPORATION:${kind}:${status}`),
    )
    const { rows } = await db.execute<{ kind: string; status: string; count: number }>(sql`
      SELECT split_part(key, ':', 3) AS kind, split_part(key, ':', 4) AS status, sum(delta)::int AS count
      FROM tally WHERE key = ANY (${sql.param(keys)}::text[]) GROUP BY 1, 2`)
    const countOf = (status: string, kind?: string) =>
      rows.reduce((sum, one) => (one.status === status && (!kind || one.kind === kind) ? sum + one.count : sum), 0)
    const card = (kind?: string) => ({
      pending: countOf('PENDING', kind),
      sent: countOf('SENT', kind),
      paused: countOf('PAUSED', kind),
      expired: countOf('EXPIRED', kind),
      in_progress: countOf('IN_PROGRESS', kind),
    })
    return Object.fromEntries([['all', card()], ...incorporationKinds.map(kind => [kind.toLowerCase(), card(kind)])])
  },

  async redo({ db, record, body: { id } }) {
    const found = await getProcess(db, 'INCORPORATION', id)
    const { brn, status } = found
    if (status !== 'EXPIRED' && status !== 'PAUSED') throw new Refusal('process-not-waiting', { brn, status })
    await queue({ db, record }, found, 'redo')
    return successMessage('process-returned')
  },

  async run({ db, record, body: { actionId } }) {
    const found = await getProcess(db, 'INCORPORATION', actionId)
    const { brn, status } = found
    if (status === 'SENT' || status === 'SUCCESS') throw new Refusal('process-over', { brn })
    if (status === 'IN_PROGRESS') throw new Refusal('process-running', { brn })
    await queue({ db, record }, found, 'run')
    return successMessage('process-run', { brn })
  },
}
