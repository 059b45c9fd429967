import type { news as contract } from '@contract/portal/news'
import { MOST_NEWS, MOST_UNSEEN, NEWS_DAYS } from '@contract/portal/news'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { news, newsSeen } from '../db/schema'
import type { Handlers, Who } from '../http/serve'

/** Reads the latest news of a person, and how many of all are unseen. */
const readNews = async (db: Db, { accountId }: Who) => {
  const [seen] = await db.select({ upTo: newsSeen.upTo }).from(newsSeen).where(eq(newsSeen.personId, accountId))
  const rows = await db
    .select()
    .from(news)
    .where(eq(news.personId, accountId))
    .orderBy(desc(news.id))
    .limit(MOST_UNSEEN + 1)
  const upTo = seen?.upTo ?? 0
  return {
    unseen: Math.min(rows.filter(({ id }) => id > upTo).length, MOST_UNSEEN),
    rows: rows.slice(0, MOST_NEWS).map(({ id, personId: _, at, ...row }) => ({
      ...row,
      id: String(id),
      at: isoMoment(at),
      seen: id <= upTo,
    })),
  }
}

/** Marks news as seen. It is the mark of one person about what was read, and leaves no audit entry. */
const markSeen = async (db: Db, { accountId: personId }: Who, upTo: number) => {
  await db
    .insert(newsSeen)
    .values({ personId, upTo })
    .onConflictDoUpdate({ target: newsSeen.personId, set: { upTo: sql`greatest(${newsSeen.upTo}, ${upTo}::bigint)` } })
}

/** Handlers of the news of a person. */
export const newsHandlers: Handlers<typeof contract> = {
  latest: ({ db, who }) => readNews(db, who),
  async seen({ db, who, body }) {
    await markSeen(db, who, rowNumber(body.upTo))
    return { message: '' }
  },
}

/** Deletes old news. */
export const forgetNews = ({ read }: Database) =>
  read.delete(news).where(lt(news.at, sql`now() - make_interval(days => ${NEWS_DAYS})`))
