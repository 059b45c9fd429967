import { Refusal } from '@contract/errors'
import type { processTexts as contract } from '@contract/processes/process'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'
import { isProcessId } from './process'

export const processTextHandlers: Handlers<typeof contract> = {
  async whole({ db, path: { id = '', part = '' } }) {
    if (!isProcessId(id) || (part !== 'request' && part !== 'response')) throw new Refusal('no-such-process')
    const { rows } = await db.execute<{ text: string }>(sql`
      SELECT coalesce((SELECT whole FROM process_text t WHERE t.process = p.id AND t.part = ${part}),
        ${sql.raw(part)}, '') AS text FROM process p WHERE id = ${id}::uuid`)
    const found = rows[0]
    if (!found) throw new Refusal('no-such-process')
    return found
  },
}
