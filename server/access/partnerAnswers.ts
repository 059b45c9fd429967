import type { partnerApi } from '@contract/access/partnerApi'
import type { OnWire } from '@contract/id'
import type { z } from 'zod'
import type { Db } from '../db/database'

type Asking = { body?: z.ZodType | undefined; answer: z.ZodType }
/** Organisation that makes a call, and the network address that it calls from. */
export type Caller = { accountId: string; name: string; address: string }
type Answer<C extends Asking, More extends unknown[] = []> = (
  db: Db,
  body: OnWire<z.infer<NonNullable<C['body']>>>,
  ...more: More
) => Promise<z.infer<C['answer']>>

type Api = typeof partnerApi

/** Handlers of the partner calls in one mode, by their names. A filing is told who makes it. */
export type Answers = { [Name in Exclude<keyof Api, 'fileChanges'>]: Answer<Api[Name]> } & {
  fileChanges: Answer<Api['fileChanges'], [Caller]>
}
