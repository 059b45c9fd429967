import { Refusal } from '@contract/errors'
import { maskNins } from '@contract/personalText'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { account, workItem } from '../db/schema'
import type { Who, Writing } from '../http/serve'
import { getColleague } from './colleagues'
import { lockRow, refuseOthers } from './items'
import { noLease } from './leases'
import { setRowOwners } from './owners'
import { isForOwner } from './sourcesOf'

type Item = typeof workItem.$inferSelect

/** Returns the name of an item in the audit trail. */
export const subjectOf = ({ source, key }: Pick<Item, 'source' | 'key'>) => `${source} ${key}`

const nameOf = async (db: Db, id: string | null) => {
  if (!id) return null
  const [person] = await db.select({ name: account.displayName }).from(account).where(eq(account.id, id))
  return person?.name ?? null
}

type Body = { to: string | null; note: string; seen?: string | null | undefined }
type Passing = Writing & { who: Who; path: Record<string, string>; body: Body }

/** Returns the colleague to whom the same request passed the item on before; undefined when it did not. */
const findPassed = async (
  db: Db,
  { ownerId, passedBy, passedNote }: Item,
  who: Who,
  to: string | null,
  note: string | null,
) => {
  const isSame = to && ownerId === to && passedBy === who.name && passedNote === note
  return isSame ? { id: to, name: (await nameOf(db, to)) ?? '' } : undefined
}

/**
 * Makes a colleague the owner of an item, or nobody where that is possible. Sent twice it changes nothing the second time,
 * also when the colleague has opened it meanwhile. Refuses to replace another owner than the one that the asker saw.
 */
export const passOn = async ({ db, who, path, body, record }: Passing) => {
  const item = await lockRow(db, path.id)
  const note = maskNins(body.note) || null
  const earlier = await findPassed(db, item, who, body.to, note)
  if (earlier) return earlier
  await refuseOthers(db, item, who)
  if (!body.to && isForOwner(item.source)) throw new Refusal('work-keeps-owner')
  const colleague = body.to ? await getColleague(db, body.to, [item]) : undefined
  const isOwn = colleague?.id === who.accountId
  const passed = colleague && !isOwn ? { passedBy: who.name, passedNote: note } : { passedBy: null, passedNote: null }
  const owner = { ownerId: colleague?.id ?? null, ...passed }
  const isSame =
    item.ownerId === owner.ownerId && item.passedBy === owner.passedBy && item.passedNote === owner.passedNote
  if (isSame) return colleague
  if (body.seen !== undefined && body.seen !== item.ownerId) throw new Refusal('changed-meanwhile')
  const before = await nameOf(db, item.ownerId)
  await setRowOwners(db, [item], owner.ownerId)
  await db
    .update(workItem)
    .set({ ...owner, reassignmentId: null, ...(!isOwn && noLease) })
    .where(eq(workItem.id, item.id))
  record({ subject: subjectOf(item), before: { owner: before }, after: { owner: colleague?.name ?? null, note } })
  return colleague
}
