import type { CallFacts, ListCall } from '@contract/call'
import type { Page } from '@contract/dialects'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/database'

/** Who makes a call, as the session says it; nothing of this ever comes from a body. */
export type Who = { accountId: string; name: string; permissions: ReadonlySet<string> }

/** An uploaded file, already on disk within its size limit; it is removed when the call ends. */
export type Uploaded = { path: string; name: string; bytes: number }

/** What a change leaves in the audit trail. */
export type Change = { subject: string; before?: unknown; after?: unknown }

/** What every handler is given beside the parts of its call. */
export type Around = {
  /** The person; absent only in calls that anybody may make. */
  who: Who
  address: string
  token: string | undefined
  /** For calls that change something this is a transaction, which commits when the handler is done. */
  db: Db
  /** Adds what changed to this call's audit entry, in the same transaction. Without it nothing was changed. */
  record(change: Change): void
}

type Out<T> = T extends z.ZodType<infer V> ? V : never

export type Handler<C> =
  C extends ListCall<any, infer F, infer Row>
    ? (
        asked: Around & { filter: F; page: Page; path: Record<string, string> },
      ) => Promise<{ rows: Row[]; total: number }>
    : C extends CallFacts<any, infer Q, infer B, any, infer U>
      ? (
          asked: Around & {
            query: Q
            body: B
            path: Record<string, string>
            file: U extends object ? Uploaded : undefined
          },
        ) => Promise<C extends { answer: infer A } ? Out<A> : never>
      : never

export type Handlers<Area> = { [Name in keyof Area]: Handler<Area[Name]> }

/** Serves the calls of one area of the contract. */
export type Serve = <Area extends Record<string, CallFacts | ListCall>>(area: Area, handlers: Handlers<Area>) => void

export type { FastifyInstance }
