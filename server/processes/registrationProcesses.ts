import { Refusal } from '@contract/errors'
import type { registrationProcesses as contract, RegistrationProcess } from '@contract/processes/registrationProcesses'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { process } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers } from '../http/serve'
import { listProcesses } from './listProcesses'
import { holdProcess, requeue } from './process'
import { type Spelling, spelled, statusesIn } from './statuses'

/** Kinds of messages about a registered entity, named as the documents would. */
export const registrationKinds = [
  'Certificate of registration',
  'Business name registration',
  'Change of particulars',
  'Statement of particulars',
  'Tax registration',
  'Cessation of business',
] as const

export const spelling: Spelling = {
  PENDING: ['PENDING', 'IN_PROGRESS'],
  Success: ['SUCCESS'],
  Sent: ['SENT'],
  Failed: ['FAILED', 'PAUSED', 'EXPIRED'],
}

const row = {
  id: process.id,
  brn: process.brn,
  description: process.kind,
  owner: process.owner,
  retries: process.retries,
  status: sql`CASE ${process.status} WHEN 'SUCCESS' THEN 'Success' WHEN 'SENT' THEN 'Sent' WHEN 'PENDING' THEN 'PENDING'
    WHEN 'IN_PROGRESS' THEN 'PENDING' ELSE 'Failed' END`,
  createdAt: process.createdAt,
  updatedAt: process.ranAt,
  request: process.request,
  bnrResponse: process.response,
  cause: process.cause,
  requestSize: process.requestSize,
  responseSize: process.responseSize,
}

export const registrationProcessHandlers: Handlers<typeof contract> = {
  list: ({ db, filter: { status, search, start_date: from, end_date: to }, page }) =>
    listProcesses<RegistrationProcess>(
      db,
      { service: 'REGISTRATION', statuses: statusesIn(spelling, status), search, from, to },
      { page, row, kinds: registrationKinds },
    ),

  async retry({ db, query: { brn: typed, 'sync-item': kind, id }, record }) {
    const brn = normalBrn(typed)
    const seen = id === undefined ? undefined : isUuid(id) ? eq(process.id, id) : sql`false`
    const item = and(eq(process.service, 'REGISTRATION'), eq(process.brn, brn), eq(process.kind, kind), seen)
    const failed = await holdProcess(db, and(item, inArray(process.status, ['FAILED', 'PAUSED', 'EXPIRED'])))
    if (!failed) {
      const other = await holdProcess(db, item)
      if (!other) throw new Refusal('no-such-process')
      throw new Refusal('process-not-failed', { brn, status: spelled(spelling, other.status) })
    }
    await requeue(db, eq(process.id, failed.id))
    record({ subject: `${brn} ${kind}`, before: { status: failed.status }, after: { status: 'PENDING' } })
    return successMessage('process-returned')
  },
}
