import { Refusal } from '@contract/errors'
import type { processTexts as contract } from '@contract/processes/process'
import { and, eq, sql } from 'drizzle-orm'
import { process, processText } from '../db/schema'
import type { Handlers } from '../http/serve'
import { isProcessId } from './process'

export const processTextHandlers: Handlers<typeof contract> = {
  async whole({ db, path: { id = '', part = '' } }) {
    if (!isProcessId(id) || (part !== 'request' && part !== 'response')) throw new Refusal('no-such-process')
    const [answer] = await db
      .select({ text: sql<string>`coalesce(${processText.whole}, ${process[part]}, '')` })
      .from(process)
      .leftJoin(processText, and(eq(processText.process, process.id), eq(processText.part, part)))
      .where(eq(process.id, id))
    if (!answer) throw new Refusal('no-such-process')
    return answer
  },
}
