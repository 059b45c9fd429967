import { z } from 'zod'
import { figure, get, list, maybe, post, word } from '../call'
import { Day } from '../day'
import { content, one, paging } from '../dialects'
import { Id } from '../id'
import { sorting } from '../sorting'
import { OfOurs, Owner, processPermit, Sought, Statuses, Written } from './process'

/** Kinds of incorporation processes, in the order of their cards. */
export const incorporationKinds = [
  'CERTIFICATES',
  'DIGITAL_SIGNING',
  'EDMS',
  'BUSINESS_ACCOUNT',
  'BUSINESS_ACCOUNT_SUB_TYPE',
  'BUSINESS_ACCOUNT_NAME',
  'CENTRAL_REGISTRY',
  'DOCUMENT_ID_TO_REGISTRY',
  'LEGAL_DOCUMENTS',
  'INSTANT_TIN',
  'UPDATE_REGISTRY',
] as const

/** A step in the registration of a company that involves another system (docs/requirements/processes.md). */
export const IncorporationProcess = z.object({
  id: Id,
  brn: maybe(word),
  type: maybe(z.string()),
  owner: maybe(Owner),
  actionIdToken: maybe(word),
  retryCount: maybe(figure),
  status: maybe(z.string()),
  createdAt: maybe(z.string()),
  lastRanAt: maybe(z.string()),
  endPoint: maybe(z.string()),
  request: maybe(Written),
  response: maybe(Written),
  ...OfOurs,
})
export type IncorporationProcess = z.infer<typeof IncorporationProcess>

const IncorporationFilter = z.object({
  status: Statuses.optional(),
  search: Sought.optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
})

const Figures = z.object({
  pending: z.number(),
  sent: z.number(),
  paused: z.number(),
  expired: z.number(),
  in_progress: z.number(),
})
type Figures = z.infer<typeof Figures>

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Returns the value of a key, ignoring how the words of the key are joined. */
const under = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => plain(key) === plain(name))?.[1]
    : undefined

const figuresIn = (body: unknown): Figures => {
  const figure = (name: string) => Number(under(body, name)) || 0
  return {
    pending: figure('pending'),
    sent: figure('sent'),
    paused: figure('paused'),
    expired: figure('expired'),
    in_progress: figure('in_progress'),
  }
}

const names = ['all', ...incorporationKinds.map(kind => kind.toLowerCase())]

/** Finds the object that holds the kinds: a host may wrap it deeper than the documents say (decision A16). */
const holding = (body: unknown): unknown => {
  const inner = under(body, 'data')
  return inner === undefined || names.some(name => under(body, name) !== undefined) ? body : holding(inner)
}

/**
 * Counts by kind and status. The documents do not give the spelling of the kinds, so a missing kind counts as zero
 * (decision G13).
 */
export const Statistics = z.preprocess(
  body => Object.fromEntries(names.map(name => [name, figuresIn(under(holding(body), name))])),
  z.record(z.string(), Figures),
)

export const incorporationProcesses = {
  list: list('ACTIONS-LIST', '/incorporation/companies/get-all-actions', {
    permit: processPermit,
    filter: IncorporationFilter,
    row: IncorporationProcess,
    rowRecord: { kind: 'PROCESS', key: 'id' },
    paging: paging.pageSize,
    envelope: content,
    countsTo: 10_000,
    ...sorting(['brn', 'retryCount', 'createdAt'], {}),
  }),
  statistics: get('ACTIONS-STATISTICS', '/incorporation/companies/get-action_statistics', {
    permit: processPermit,
    wrapping: one.data,
    answer: Statistics,
  }),
  /** Puts an expired or paused process back into the queue. */
  redo: post('ACTION-STATUS', '/incorporation/companies/update-action-status', {
    many: true,
    permit: processPermit,
    changesRecord: [
      { kind: 'PROCESS', key: 'id' },
      { kind: 'ENTITY', key: 'id', by: 'process' },
    ],
    body: z.object({ id: Id, status: z.literal('PENDING') }),
  }),
  run: post('ACTION-RUN', '/incorporation/companies/run-action-immediately', {
    permit: processPermit,
    changesRecord: [
      { kind: 'PROCESS', key: 'actionId' },
      { kind: 'ENTITY', key: 'actionId', by: 'process' },
    ],
    body: z.object({ actionId: Id }),
  }),
}
