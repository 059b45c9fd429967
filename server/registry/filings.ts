import type { filings as contract, Filing } from '@contract/registry/filings'
import { sql } from 'drizzle-orm'
import { clockAt } from '../db/days'
import type { Handlers } from '../http/serve'
import { readOfEntity } from './entityRead'

export const filingHandlers: Handlers<typeof contract> = {
  /** Newest first. The filing date is in the registry's time zone, as staff read it. */
  async history({ db, path }) {
    const rows = await readOfEntity<Filing[]>(
      db,
      path.id ?? '',
      sql`coalesce((
        SELECT json_agg(json_build_object(
          'filingDate', to_char(${clockAt(sql`f.filed_at`)}, 'YYYY-MM-DD"T"HH24:MI:SS'),
          'changes', (SELECT coalesce(json_agg(json_build_object('typeOfChangeBeingFiled', type)), '[]') FROM unnest(f.changes) type),
          'narrations', (SELECT coalesce(json_agg(json_build_object('description', note)), '[]') FROM unnest(f.narrations) note),
          'trackingNo', f.tracking_no) ORDER BY f.filed_at DESC, f.tracking_no DESC)
        FROM filing f WHERE f.brn = e.brn), '[]')`,
    )
    return { rows, total: rows.length }
  },
}
