import { permissions } from '@contract/permissions'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/** Makes sure the database knows every permission and group of the contract. Runs at every start; adds only. */
export const syncPermissions = (database: Database) =>
  database.write(async tx => {
    for (const group of new Set(Object.values(permissions)))
      await tx.execute(sql`INSERT INTO permission_group (name) VALUES (${group}) ON CONFLICT DO NOTHING`)
    const pairs = JSON.stringify(Object.entries(permissions))
    await tx.execute(sql`
      INSERT INTO permission (name, group_id)
      SELECT pair->>0, g.id FROM jsonb_array_elements(${pairs}::jsonb) pair JOIN permission_group g ON g.name = pair->>1
      ON CONFLICT (name) DO NOTHING`)
  })
