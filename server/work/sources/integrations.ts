import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account, apiKey } from '../../db/schema'
import { declareWork } from './workRows'

const other = alias(apiKey, 'other')

/** Organisations with keys of the sandbox alone: they test, and wait for their production keys. */
export const goLiveWork = declareWork({
  source: 'GO_LIVE',
  table: apiKey,
  record: apiKey.id,
  rows: sql`${apiKey.mode} = 'SANDBOX' AND ${apiKey.revokedAt} IS NULL AND NOT EXISTS (
    SELECT FROM ${apiKey} AS "other" WHERE ${other.accountId} = ${apiKey.accountId} AND ${other.mode} = 'LIVE'
      AND ${other.revokedAt} IS NULL)`,
  mayBe: sql`${apiKey.mode} = 'SANDBOX'`,
  key: apiKey.accountId,
  kind: sql`(SELECT ${account.accountType} FROM ${account} WHERE ${account.id} = ${apiKey.accountId})`,
  subject: sql`(SELECT ${account.displayName} FROM ${account} WHERE ${account.id} = ${apiKey.accountId})`,
  since: apiKey.createdAt,
  days: 10,
  // Production keys that are made or revoked decide about the sandbox keys of the same organisation.
  watches: [
    {
      table: apiKey,
      record: sql`(SELECT ${other.id} FROM ${apiKey} AS "other" WHERE ${other.accountId} = ${apiKey.accountId}
        AND ${other.mode} = 'SANDBOX' AND ${other.revokedAt} IS NULL)`,
      rows: sql`${apiKey.mode} = 'LIVE'`,
    },
  ],
})
