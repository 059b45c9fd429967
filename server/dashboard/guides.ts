import { BACKUP_DAYS, type guides as contract, type SetupPart, setupParts } from '@contract/portal/guides'
import { sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '../accounts/startingRoles'
import type { Settings } from '../config/settings'
import type { Db } from '../db/database'
import { BACKUP } from '../db/installation'
import { accountRole, closingDay, department, guideEnd, installation, role, serviceCost, taxHead } from '../db/schema'
import type { Handlers } from '../http/serve'

type InDatabase = Record<Exclude<SetupPart, 'mail' | 'address' | 'documents'>, boolean>

/** Reads which parts are set up in the database; each stops at its first row. */
const setUpInDatabase = async (db: Db): Promise<InDatabase> => {
  const { rows } = await db.execute<InDatabase>(sql`SELECT
    EXISTS (SELECT FROM ${installation} WHERE ${installation.key} = ${BACKUP}
      AND (${installation.value} ->> 'at')::timestamptz > now() - make_interval(days => ${BACKUP_DAYS})) AS backup,
    EXISTS (SELECT FROM ${accountRole} JOIN ${role} ON ${role.id} = ${accountRole.roleId}
      WHERE ${role.name} <> ${ADMINISTRATOR}) AS staff,
    EXISTS (SELECT FROM ${department}) AS departments,
    EXISTS (SELECT FROM ${taxHead}) AS "taxHeads",
    EXISTS (SELECT FROM ${serviceCost}) AS fees,
    EXISTS (SELECT FROM ${closingDay} WHERE ${closingDay.day} >= date_trunc('year', now())::date) AS holidays`)
  const [row] = rows
  if (!row) throw new Error('No answer about the set-up')
  return row
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
