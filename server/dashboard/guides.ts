import { BACKUP_DAYS, type guides as contract, type SetupPart, setupParts } from '@contract/portal/guides'
import { type SQL, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '../accounts/startingRoles'
import type { Settings } from '../config/settings'
import type { Db } from '../db/database'
import { BACKUP } from '../db/installation'
import {
  accountRole,
  closingDay,
  department,
  entity,
  guideEnd,
  installation,
  role,
  serviceCost,
  taxHead,
} from '../db/schema'
import type { Handlers } from '../http/serve'

const exists = (query: SQL) => sql<boolean>`EXISTS (${query})`

/** Reads which parts are set up in the database; each stops at its first row. */
const setUpInDatabase = async (db: Db) => {
  const [parts] = await db
    .select({
      backup: exists(sql`SELECT FROM ${installation} WHERE ${installation.key} = ${BACKUP}
        AND (${installation.value} ->> 'at')::timestamptz > now() - make_interval(days => ${BACKUP_DAYS})`),
      staff: exists(sql`SELECT FROM ${accountRole} JOIN ${role} ON ${role.id} = ${accountRole.roleId}
        WHERE ${role.name} <> ${ADMINISTRATOR}`),
      departments: exists(sql`SELECT FROM ${department}`),
      taxHeads: exists(sql`SELECT FROM ${taxHead}`),
      fees: exists(sql`SELECT FROM ${serviceCost}`),
      holidays: exists(sql`SELECT FROM ${closingDay} WHERE ${closingDay.day} >= date_trunc('year', now())::date`),
      register: exists(sql`SELECT FROM ${entity}`),
    })
    .from(sql`(SELECT 1) AS one`)
  if (!parts) throw new Error('No answer about the set-up')
  return parts
}

/** Handlers of the guides of the first days. */
export const guideHandlers = ({
  smtpUrl,
  publicUrl,
  edmsS3,
}: Pick<Settings, 'smtpUrl' | 'publicUrl' | 'edmsS3'>): Handlers<typeof contract> => ({
  async setup({ db }) {
    const done: Record<SetupPart, boolean> = {
      mail: smtpUrl !== undefined,
      address: publicUrl !== undefined,
      documents: edmsS3 !== undefined,
      ...(await setUpInDatabase(db)),
    }
    return { parts: setupParts.map(part => ({ part, done: done[part] })) }
  },

  async end({ db, who: { accountId }, body: { guide }, record }) {
    const { rowCount } = await db.insert(guideEnd).values({ accountId, guide }).onConflictDoNothing()
    if (rowCount) record({ subject: guide })
    return {}
  },
})
