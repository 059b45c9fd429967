import type { reset as contract } from '@contract/auth/reset'
import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { and, eq, sql } from 'drizzle-orm'
import type { SignInLimits } from '../config/settings'
import type { Database, Db } from '../db/database'
import { account } from '../db/schema'
import type { Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import { type Block, takeReset } from './attempts'
import { resetRequests } from './queues'
import { recordBlock } from './recordBlock'
import { signInName } from './signInName'

/** Finds a staff account by its email address, enabled or not: other account types do not sign in to this portal. */
const findByEmail = async (db: Db, email: string) => {
  const [staff] = await db
    .select({ id: account.id, name: sql<string>`${account.displayName}` })
    .from(account)
    .where(and(eq(account.accountType, 'BACKOFFICE'), sql`lower(${account.email}) = ${signInName(email)}`))
  return staff
}

type Options = { limits: SignInLimits; hasMailServer: boolean }

/**
 * Handlers of a forgotten password. A request gets the same answer after the same work for every address: a job mails the
 * link (`resetWorker`). Refuses past the limits ('too-many-tries'), and without a mail server ('reset-not-offered').
 */
export const resetHandlers = (database: Database, { limits, hasMailServer }: Options): Handlers<typeof contract> => ({
  async request({ db, body: { email }, address, language }) {
    if (!hasMailServer) throw new Refusal('reset-not-offered')
    const staff = await findByEmail(db, email)
    const blocks: Block[] = []
    try {
      await takeReset(db, { accountId: staff?.id, name: email, address, limits }, blocks)
    } finally {
      for (const block of blocks)
        await recordBlock(database, 'AUTH-REQUEST-RESET', address, staff?.name ?? 'unknown name', block)
    }
    await database.write(tx => enqueue(tx, resetRequests, { accountId: staff?.id ?? null, address, language }))
    return successMessage('reset-requested')
  },
})
