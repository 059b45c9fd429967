import { maskNins } from '@contract/personalText'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { account, workItem } from '../db/schema'
import type { Who, Writing } from '../http/serve'
import { getColleague } from './colleagues'
import { lockItem } from './items'
import { noLease } from './leases'

type Item = typeof workItem.$inferSelect

/** Returns the name of an item in the audit trail. */
export const subjectOf = ({ source, key }: Pick<Item, 'source' | 'key'>) => `${source} ${key}`

const nameOf = async (db: Db, id: string | null) => {
  if (!id) return null
  const [person] = await db.select({ name: account.displayName }).from(account).where(eq(account.id, id))
  return person?.name ?? null
}

type Passing = Writing & { who: Who; path: Record<string, string>; body: { to: string | null; note: string } }

/** Makes a colleague the owner of an item, or nobody. The same sent twice changes nothing the second time. */
export const passOn = async ({ db, who, path, body, record }: Passing) => {
  const item = await lockItem(db, path.id, who)
  const note = maskNins(body.note) || null
  const colleague = body.to ? await getColleague(db, body.to, [item.source]) : undefined
  const isOwn = colleague?.id === who.accountId
  const passed = colleague && !isOwn ? { passedBy: who.name, passedNote: note } : { passedBy: null, passedNote: null }
  const owner = { ownerId: colleague?.id ?? null, ...passed }
  const isSame =
    item.ownerId === owner.ownerId && item.passedBy === owner.passedBy && item.passedNote === owner.passedNote
  if (isSame) return colleague
  const before = await nameOf(db, item.ownerId)
  await db
    .update(workItem)
    .set({ ...owner, reassignmentId: null, ...(!isOwn && noLease) })
    .where(eq(workItem.id, item.id))
  record({ subject: subjectOf(item), before: { owner: before }, after: { owner: colleague?.name ?? null, note } })
  return colleague
}
