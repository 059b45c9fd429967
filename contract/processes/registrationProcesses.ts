import { z } from 'zod'
import { figure, list, maybe, post, word } from '../call'
import { Day } from '../day'
import { content, paging } from '../dialects'
import { Id } from '../id'
import { sorting } from '../sorting'
import { OfOurs, Owner, processPermit, Sought, Statuses, Written } from './process'

const Process = z.object({
  /** Hosts may leave it out; the row is then identified by its other fields. */
  id: Id,
  brn: maybe(word),
  description: maybe(z.string()),
  owner: maybe(Owner),
  retries: maybe(figure),
  status: maybe(z.string()),
  createdAt: maybe(z.string()),
  updatedAt: maybe(z.string()),
  request: maybe(Written),
  bnrResponse: maybe(Written),
  ...OfOurs,
})

const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null

/** A message to another system about a registered entity (docs/requirements/processes.md). */
export const RegistrationProcess = z.preprocess(
  row =>
    isRow(row) && (row.id === undefined || row.id === null)
      ? { ...row, id: [row.brn, row.description, row.createdAt].filter(Boolean).join(' ') }
      : row,
  Process,
)
export type RegistrationProcess = z.infer<typeof Process>

const RegistrationFilter = z.object({
  status: Statuses.optional(),
  search: Sought.optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
})

export const registrationProcesses = {
  list: list('SYNC-LIST', '/business-registration/sync-items', {
    permit: processPermit,
    filter: RegistrationFilter,
    row: RegistrationProcess,
    rowRecord: { kind: 'PROCESS', key: 'id' },
    paging: paging.per_page,
    envelope: content,
    countsTo: 10_000,
    ...sorting(['brn', 'retries', 'createdAt'], {}),
  }),
  /**
   * Queues a failed message again; the entity and the description identify it (decision G12). An entity may have several of
   * one description: with `id`, which is ours, it is the one that was shown, else the newest.
   */
  retry: post('SYNC-RETRY', '/business-registration/attachment/sync-item', {
    many: true,
    permit: processPermit,
    changesRecord: [
      { kind: 'ENTITY', key: 'brn' },
      { kind: 'PROCESS', key: 'sync-item', by: 'syncItem' },
    ],
    extras: { id: 'versions' },
    query: z.object({
      brn: z.string().trim().min(1).max(60),
      'sync-item': z.string().trim().min(1).max(200),
      id: Id.optional(),
    }),
  }),
}
