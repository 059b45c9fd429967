import { fieldRefusal, Refusal } from '@contract/errors'
import type { OnWire } from '@contract/id'
import { maskAnywhere } from '@contract/personalText'
import type { SavedState } from '@contract/portal/viewState'
import {
  type SavedView as ContractView,
  type views as contract,
  MOST_VIEWS,
  SHARES_VIEWS,
  type ViewScope,
} from '@contract/portal/views'
import { successMessage } from '@contract/successMessages'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { account, portalView, portalViewDefault, role } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Who } from '../http/handlers'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { isVisibleTo } from './visibleViews'

type SavedView = OnWire<ContractView>
type View = typeof portalView.$inferSelect
type Sent = { name: string; scope: ViewScope; roleId?: string | number | undefined; state: SavedState }

const mayShare = ({ permissions }: Who) => permissions.has(SHARES_VIEWS)

/** Reads views that the asker may open, by list and name. */
const readViews = async (db: Db, who: Who, where?: SQL): Promise<SavedView[]> => {
  const rows = await db
    .select({
      view: portalView,
      owner: sql<string>`${account.displayName}`,
      role: { id: role.id, name: role.name },
      defaultId: portalViewDefault.viewId,
    })
    .from(portalView)
    .innerJoin(account, eq(account.id, portalView.ownerId))
    .leftJoin(role, eq(role.id, portalView.roleId))
    .leftJoin(
      portalViewDefault,
      and(eq(portalViewDefault.viewId, portalView.id), eq(portalViewDefault.accountId, who.accountId)),
    )
    .where(and(isVisibleTo(db, who.accountId), where))
    .orderBy(asc(portalView.list), asc(sql`lower(${portalView.name})`), asc(portalView.id))
  return rows.map(({ view, owner, role, defaultId }) => {
    const own = view.ownerId === who.accountId
    return {
      id: view.id,
      list: view.list,
      name: view.name,
      scope: view.scope,
      ...(role && { role }),
      ...(view.scope === 'role' && !role && { lostRole: view.roleName }),
      owner,
      own,
      mayChange: own || mayShare(who),
      isDefault: defaultId !== null,
      version: view.version,
      savedBy: view.savedBy,
      savedAt: isoMoment(view.savedAt),
      state: view.state,
    }
  })
}

const readView = async (db: Db, who: Who, id: string): Promise<SavedView> => {
  const [view] = await readViews(db, who, eq(portalView.id, id))
  if (!view) throw new Refusal('no-such-view')
  return view
}

/** Returns a view that the asker may open with its row locked; undefined where there is none. */
const lockView = async (db: Db, who: Who, id: string | undefined): Promise<View | undefined> => {
  if (!isUuid(id)) return undefined
  const [view] = await db
    .select()
    .from(portalView)
    .where(and(eq(portalView.id, id), isVisibleTo(db, who.accountId)))
    .for('update')
  return view
}

/** Lets one request at a time change the views of a person: two at once would pass the limit, or share a name. */
const lockOwner = (tx: Db, ownerId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`views of ${ownerId}`}, 0))`)

const refuseTakenName = async (db: Db, { id, ownerId, list, name }: Pick<View, 'id' | 'ownerId' | 'list' | 'name'>) => {
  const [taken] = await db
    .select({ id: portalView.id })
    .from(portalView)
    .where(
      and(
        eq(portalView.ownerId, ownerId),
        eq(portalView.list, list),
        sql`lower(${portalView.name}) = lower(${name})`,
        ne(portalView.id, id),
      ),
    )
  if (taken) throw fieldRefusal('name', 'view-name-taken', { name })
}

/** Names the parts of a state that hold personal data: numbers and addresses of people. */
const personalParts = ({ search, filters = {} }: SavedState): string[] =>
  Object.entries({ ...filters, ...(search && { search }) })
    .filter(([, text]) => maskAnywhere(text) !== text)
    .map(([name]) => name)

/** Returns for whom a view is. Refuses a role that does not exist, sharing without permission, and shared personal data. */
const audienceOf = async (db: Db, who: Who, { scope, roleId, state }: Sent) => {
  if (scope === 'me') return { scope, roleId: null, roleName: null }
  if (!mayShare(who)) throw fieldRefusal('scope', 'sharing-not-allowed')
  const personal = personalParts(state)
  if (personal.length) throw fieldRefusal('scope', 'personal-view', { fields: personal.join(', ') })
  if (scope === 'all') return { scope, roleId: null, roleName: null }
  if (roleId === undefined) throw fieldRefusal('roleId', 'view-role-missing')
  // Locked, so that the role is not deleted between this look and the commit.
  const [found] = await db
    .select({ id: role.id, name: role.name })
    .from(role)
    .where(eq(role.id, rowNumber(roleId)))
    .for('key share')
  if (!found) throw fieldRefusal('roleId', 'no-such-role')
  return { scope, roleId: found.id, roleName: found.name }
}

/** Tells whether a view is what was sent, whatever the order of the keys of its state. */
const isSame = async (db: Db, view: View, next: Pick<View, 'name' | 'scope' | 'roleId' | 'state'>) => {
  if (view.name !== next.name || view.scope !== next.scope || view.roleId !== next.roleId) return false
  const [row] = await db
    .select({ same: sql<boolean>`${portalView.state} = ${JSON.stringify(next.state)}::jsonb` })
    .from(portalView)
    .where(eq(portalView.id, view.id))
  return row?.same ?? false
}

const refuseStranger = async (db: Db, who: Who, view: View) => {
  if (view.ownerId === who.accountId || mayShare(who)) return
  const { owner } = await readView(db, who, view.id)
  throw new Refusal('not-your-view', { name: owner })
}

/** Returns what the audit trail tells of a view: for whom it is and what it filters by, never what was searched for. */
const recorded = ({
  name,
  list,
  version,
  scope,
  roleName,
  state,
}: Omit<View, 'createdAt' | 'savedAt' | 'savedBy'>) => ({
  name,
  list,
  version,
  sharedWith: scope === 'me' ? null : scope === 'all' ? 'all' : roleName,
  filters: Object.keys(state.filters ?? {}).toSorted(),
})

/** Handlers of saved views. */
export const viewHandlers: Handlers<typeof contract> = {
  async list({ db, who, query: { list } }) {
    const views = await readViews(db, who, list === undefined ? undefined : eq(portalView.list, list))
    if (!mayShare(who)) return { views }
    return { views, roles: await db.select({ id: role.id, name: role.name }).from(role).orderBy(role.name) }
  },

  async add({ db, who, body: { id, list, ...sent }, record }) {
    await lockOwner(db, who.accountId)
    const name = singleLine(sent.name, 'name')
    const audience = await audienceOf(db, who, sent)
    const next = { id, list, name, ...audience, state: sent.state, ownerId: who.accountId, version: 1 }
    const [earlier] = await db.select().from(portalView).where(eq(portalView.id, id))
    if (earlier) {
      if (earlier.ownerId !== who.accountId || earlier.list !== list || !(await isSame(db, earlier, next)))
        throw new Refusal('view-id-used')
      return readView(db, who, id)
    }
    await refuseTakenName(db, next)
    if ((await db.$count(portalView, eq(portalView.ownerId, who.accountId))) >= MOST_VIEWS)
      throw new Refusal('too-many-views', { most: MOST_VIEWS })
    await db.insert(portalView).values({ ...next, savedBy: who.name })
    record({ subject: name, after: recorded(next) })
    return readView(db, who, id)
  },

  async save({ db, who, path, body: { version, ...sent }, record }) {
    const view = await lockView(db, who, path.id)
    if (!view) throw new Refusal('no-such-view')
    await refuseStranger(db, who, view)
    await lockOwner(db, view.ownerId)
    const name = singleLine(sent.name, 'name')
    const audience = await audienceOf(db, who, sent)
    // Its owner alone decides for whom a view is: for anybody else it might be gone.
    if (view.ownerId !== who.accountId && (audience.scope !== view.scope || audience.roleId !== view.roleId))
      throw fieldRefusal('scope', 'not-your-audience', { name: (await readView(db, who, view.id)).owner })
    const next = { ...view, name, ...audience, state: sent.state, version: version + 1 }
    // The same contents again were sent twice.
    if (await isSame(db, view, next)) return readView(db, who, view.id)
    if (view.version !== version) throw new Refusal('view-changed', { name: view.savedBy })
    await refuseTakenName(db, next)
    await db
      .update(portalView)
      .set({
        name,
        ...audience,
        state: sent.state,
        version: next.version,
        savedAt: sql`now()`,
        savedBy: who.name,
      })
      .where(eq(portalView.id, view.id))
    record({ subject: name, before: recorded(view), after: recorded(next) })
    return readView(db, who, view.id)
  },

  async remove({ db, who, path, body: { version }, record }) {
    const view = await lockView(db, who, path.id)
    // A view that is gone was deleted before, and one that is not shared is none of the asker's.
    if (!view) return successMessage('view-deleted')
    await refuseStranger(db, who, view)
    if (view.version !== version) throw new Refusal('view-changed', { name: view.savedBy })
    await db.delete(portalView).where(eq(portalView.id, view.id))
    record({ subject: view.name, before: recorded(view) })
    return successMessage('view-deleted')
  },

  async makeDefault({ db, who, body: { list, id }, record }) {
    const { accountId } = who
    const isOf = and(eq(portalViewDefault.accountId, accountId), eq(portalViewDefault.list, list))
    if (id === null) {
      const [ended] = await db.delete(portalViewDefault).where(isOf).returning({ id: portalViewDefault.viewId })
      if (ended) record({ subject: list, before: { defaultView: ended.id }, after: { defaultView: null } })
      return successMessage('view-default-ended')
    }
    const view = await lockView(db, who, id)
    if (view?.list !== list) throw new Refusal('no-such-view')
    const [before] = await db.select({ id: portalViewDefault.viewId }).from(portalViewDefault).where(isOf)
    if (before?.id === id) return successMessage('view-default', { name: view.name })
    await db
      .insert(portalViewDefault)
      .values({ accountId, list, viewId: id })
      .onConflictDoUpdate({ target: [portalViewDefault.accountId, portalViewDefault.list], set: { viewId: id } })
    record({ subject: list, before: { defaultView: before?.id ?? null }, after: { defaultView: id } })
    return successMessage('view-default', { name: view.name })
  },
}
