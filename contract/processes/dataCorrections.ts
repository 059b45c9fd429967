import { z } from 'zod'
import { figure, get, list, maybe, post, word } from '../call'
import { Day } from '../day'
import { content, paging } from '../dialects'
import { fault } from '../fault'
import { Id } from '../id'
import { personalText } from '../personal'
import { sorting } from '../sorting'

/**
 * Statuses of a correction (docs/requirements/processes.md). `SUCCESS` means that there was nothing left to correct.
 */
export const correctionStatuses = ['PENDING', 'IN_PROGRESS', 'PAUSED', 'FAILED', 'SENT', 'SUCCESS'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** Statuses that can be sent to reconciliation again. */
export const retriedCorrections: readonly string[] = ['FAILED', 'PAUSED', 'IN_PROGRESS']

/** The default filter, letter for letter (docs/requirements/processes.md). */
export const DEFAULT_CORRECTIONS = 'PENDING,FAILED,PAUSED,IN_PROGRESS,SENT'

/** A correction of the register's data about an entity (docs/requirements/processes.md). `payload` is JSON text. */
export const DataCorrection = z.object({
  id: Id,
  brn: maybe(word),
  type: maybe(word),
  retries: maybe(figure),
  status: maybe(word),
  createdAt: maybe(z.string()),
  updatedAt: maybe(z.string()),
  payload: maybe(
    z.union([personalText(z.string()), personalText(z.looseObject({})).transform(payload => JSON.stringify(payload))]),
  ),
  /** Ours: cause of the failure, a code that groups failures. */
  cause: maybe(personalText(z.string())),
  /** Ours: length of the full payload. A list carries only its beginning. */
  payloadSize: maybe(z.number()),
})
export type DataCorrection = z.infer<typeof DataCorrection>

const isStatus = (word: string) => correctionStatuses.some(status => status === word)

/** Splits comma-separated statuses; hosts and screens also spell them in lower case (decision G8). */
export const statusesIn = (text: string) => [
  ...new Set(
    text
      .toUpperCase()
      .split(',')
      .map(word => word.trim()),
  ),
]

export const DataCorrectionFilter = z.object({
  status: z
    .string()
    .max(200)
    .refine(text => statusesIn(text).every(isStatus), fault('not-a-correction-status'))
    .optional(),
  /** Assumed: the same filters as the sync items have (decision G10). */
  search: z.string().max(60).optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
})
export type DataCorrectionFilter = z.infer<typeof DataCorrectionFilter>

const permit = 'can_access_internal_processing'

export const dataCorrections = {
  list: list('RECONCILE-LIST', '/data-correction/reconciliations', {
    permit,
    filter: DataCorrectionFilter,
    row: DataCorrection,
    rowRecord: { kind: 'PROCESS', key: 'id' },
    paging: paging.per_page,
    envelope: content,
    ...sorting(['brn', 'retries', 'createdAt'], {}),
  }),
  reconcile: post('RECONCILE-RETRY', '/data-correction/reconciliations/reconcile/{id}', {
    permit,
    changesRecord: [
      { kind: 'PROCESS', key: 'id' },
      { kind: 'ENTITY', key: 'id', by: 'correction' },
    ],
  }),
  /** Full payload. */
  payload: get('PORTAL-CORRECTION-PAYLOAD', '/portal/data-corrections/{id}/payload', {
    extension: 'processTexts',
    permit,
    answer: z.object({ text: personalText(z.string()) }),
  }),
}
