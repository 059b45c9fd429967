import { sql } from 'drizzle-orm'
import { columnNames } from '../../db/columnNames'
import type { Db } from '../../db/database'
import { account, accountRole, role } from '../../db/schema'
import { createRandom } from '../random'
import { type AskedAbout, addApiAccess } from './addApiAccess'
import type { StepEnd } from './rowBatches'

/** Gives the accounts their roles, and organisations their API keys and calls. */
export const completeAccounts = async (tx: Db, { sample, withAccess, seed }: StepEnd, today: Date) => {
  await addPartnerRoles(tx)
  await addAccountRoles(tx)
  const subjects: AskedAbout[] = sample.length
    ? sample.slice(0, 200)
    : [{ brn: '80020000000001', name: 'EXAMPLE LIMITED' }]
  await addApiAccess(tx, withAccess, subjects, createRandom(seed), today)
}

/** Roles of organisations in their own portal, where our permissions do not apply. */
const addPartnerRoles = (tx: Db) =>
  tx
    .insert(role)
    .values([
      { name: 'ROLE_PARTNER_SEARCH', description: 'Looks entities up' },
      { name: 'ROLE_PARTNER_VERIFY', description: 'Verifies documents' },
      { name: 'ROLE_PARTNER_REPORTS', description: 'Reads reports' },
    ])
    .onConflictDoNothing()

/** Gives each member of staff one of three roles; every second organisation gets one role, every sixth three. */
const addAccountRoles = (tx: Db) =>
  tx.execute(sql`
    WITH numbered AS (
      SELECT ${account.id} AS id, ${account.accountType} AS kind,
        row_number() OVER (PARTITION BY ${account.accountType} ORDER BY ${account.createdAt}, ${account.id}) AS n
      FROM ${account}
      WHERE ${account.passwordHash} IS NULL AND ${account.accountType} NOT IN ('INDIVIDUAL', 'BUSINESS')),
    shares (name, kind, every, rest) AS (VALUES
      ('ROLE_REGISTRAR', 'BACKOFFICE', 3, 0), ('ROLE_RECORDS_CLERK', 'BACKOFFICE', 3, 1),
      ('ROLE_BILLING_OFFICER', 'BACKOFFICE', 3, 2), ('ROLE_PARTNER_SEARCH', '', 2, 0),
      ('ROLE_PARTNER_VERIFY', '', 6, 0), ('ROLE_PARTNER_REPORTS', '', 6, 0))
    INSERT INTO ${accountRole} (${columnNames(accountRole.accountId, accountRole.roleId)})
    SELECT numbered.id, ${role.id} FROM numbered
    JOIN shares ON numbered.n % shares.every = shares.rest
      AND (shares.kind = numbered.kind OR (shares.kind = '' AND numbered.kind <> 'BACKOFFICE'))
    JOIN ${role} ON ${role.name} = shares.name`)
