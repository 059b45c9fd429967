import type { filings as contract, Filing } from '@contract/registry/filings'
import { desc, eq, sql } from 'drizzle-orm'
import { clockAt } from '../db/days'
import { jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { filing } from '../db/schema'
import type { Handlers } from '../http/serve'
import { entityOfFile, readOfEntity } from './entityRead'

/** Filings of an entity, newest first. The date is in the registry's time zone, as staff read it. */
const filingRows = renderOnce(
  jsonRows(
    {
      filingDate: sql`to_char(${clockAt(filing.filedAt)}, 'YYYY-MM-DD"T"HH24:MI:SS')`,
      changes: sql`(SELECT coalesce(json_agg(json_build_object('typeOfChangeBeingFiled', type)), '[]')
        FROM unnest(${filing.changes}) type)`,
      narrations: sql`(SELECT coalesce(json_agg(json_build_object('description', note)), '[]')
        FROM unnest(${filing.narrations}) note)`,
      trackingNo: filing.trackingNo,
    },
    { from: filing, where: eq(filing.brn, entityOfFile.brn), orderBy: [desc(filing.filedAt), desc(filing.trackingNo)] },
  ),
)

export const filingHandlers: Handlers<typeof contract> = {
  async history(call) {
    const rows = await readOfEntity<Filing[]>(call, call.path.id ?? '', filingRows)
    return { rows, total: rows.length }
  },
}
