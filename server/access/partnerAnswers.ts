import type { partnerApi } from '@contract/access/partnerApi'
import type { z } from 'zod'
import type { Db } from '../db/database'

type Asking = { body?: z.ZodType | undefined; answer: z.ZodType }
type Answer<C extends Asking> = (db: Db, body: z.infer<NonNullable<C['body']>>) => Promise<z.infer<C['answer']>>

/** Handlers of the partner calls in one mode, by their names. */
export type Answers = { [Name in keyof typeof partnerApi]: Answer<(typeof partnerApi)[Name]> }
