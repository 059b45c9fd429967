import { Refusal } from '@contract/errors'
import {
  type incorporationProcesses as contract,
  type IncorporationProcess,
  incorporationKinds,
} from '@contract/processes/incorporationProcesses'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import { jsonObject } from '../db/json'
import { process, processTotals } from '../db/schema'
import { readTotals } from '../db/totals'
import type { Handlers, Writing } from '../http/serve'
import { listProcesses } from './listProcesses'
import { getProcess, type HeldProcess, requeue } from './process'
import { type Spelling, statusesIn } from './statuses'

export const spelling: Spelling = {
  PENDING: ['PENDING'],
  PAUSED: ['PAUSED'],
  IN_PROGRESS: ['IN_PROGRESS'],
  SENT: ['SENT', 'SUCCESS'],
  EXPIRED: ['EXPIRED'],
  FAILED: ['FAILED'],
}

const row = {
  id: process.id,
  brn: process.brn,
  type: process.kind,
  owner: jsonObject({ name: process.owner }),
  actionIdToken: process.token,
  retryCount: process.retries,
  status: sql`CASE ${process.status} WHEN 'SUCCESS' THEN 'SENT' ELSE ${process.status} END`,
  createdAt: process.createdAt,
  lastRanAt: process.ranAt,
  endPoint: process.endPoint,
  request: process.request,
  response: process.response,
  cause: process.cause,
  requestSize: process.requestSize,
  responseSize: process.responseSize,
}

const figures = ['PENDING', 'SENT', 'PAUSED', 'EXPIRED', 'IN_PROGRESS'] as const
type Figure = (typeof figures)[number]

const storedTotals = processTotals.of('processKind', 'INCORPORATION', incorporationKinds, figures)
const figureTotals = incorporationKinds.flatMap(kind =>
  figures.map(status => ({ kind, status, total: processTotals.of('processKind', 'INCORPORATION', kind, status) })),
)

const queue = async ({ db, record }: Writing, { id, brn, kind, status }: HeldProcess, by: 'redo' | 'run') => {
  await requeue(db, eq(process.id, id))
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
    const totals = await readTotals(db, storedTotals)
    const countOf = (status: Figure, kind?: string) =>
      figureTotals
        .filter(figure => figure.status === status && (!kind || figure.kind === kind))
        .flatMap(({ total }) => total.keys)
        .reduce((sum, key) => sum + (totals.get(key) ?? 0), 0)
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
    const process = await getProcess(db, 'INCORPORATION', id)
    const { brn, status } = process
    if (status !== 'EXPIRED' && status !== 'PAUSED') throw new Refusal('process-not-waiting', { brn, status })
    await queue({ db, record }, process, 'redo')
    return successMessage('process-returned')
  },

  async run({ db, record, body: { actionId } }) {
    const process = await getProcess(db, 'INCORPORATION', actionId)
    const { brn, status } = process
    if (status === 'SENT' || status === 'SUCCESS') throw new Refusal('process-over', { brn })
    if (status === 'IN_PROGRESS') throw new Refusal('process-running', { brn })
    await queue({ db, record }, process, 'run')
    return successMessage('process-run', { brn })
  },
}
