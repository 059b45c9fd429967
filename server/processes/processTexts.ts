import { Refusal } from '@contract/errors'
import type { processTexts as contract } from '@contract/processes/process'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { process, processText } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers } from '../http/serve'
import { BEGINNING } from './process'

const sizeOf = { request: process.requestSize, response: process.responseSize }

/** Reads the full request or response of a process; undefined when there is no such process. */
export const readProcessText = async (
  db: Db,
  id: string,
  part: 'request' | 'response',
): Promise<string | undefined> => {
  const [answer] = await db
    .select({ text: sql<string>`coalesce(${processText.whole}, ${process[part]}, '')` })
    .from(process)
    // The row of a short text is that of an earlier try, whose response was longer.
    .leftJoin(
      processText,
      and(eq(processText.process, process.id), eq(processText.part, part), gt(sizeOf[part], BEGINNING)),
    )
    .where(eq(process.id, id))
  return answer?.text
}

export const processTextHandlers: Handlers<typeof contract> = {
  async whole({ db, path: { id = '', part = '' } }) {
    if (!isUuid(id) || (part !== 'request' && part !== 'response')) throw new Refusal('no-such-process')
    const text = await readProcessText(db, id, part)
    if (text === undefined) throw new Refusal('no-such-process')
    return { text }
  },
}
