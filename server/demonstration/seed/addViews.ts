import type { SavedState } from '@contract/portal/viewState'
import type { ViewScope } from '@contract/portal/views'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { account, portalView, role } from '../../db/schema'
import { createRandom } from '../random'
import { uuidOf } from './uuids'

const VIEWS_SEED = 20_271

type SeededView = { list: string; name: string; owner: string; scope: ViewScope; role?: string; state: SavedState }

/** Shared views as a registry might keep them. The black list is shown since the beginning of the month of `today`. */
const sharedViews = (today: Date): readonly SeededView[] => [
  {
    list: 'billing/transactions',
    name: 'Failed mobile money',
    owner: 'admin',
    scope: 'all',
    state: { filters: { status: 'FAILED', paymentMethod: 'MOBILE_MONEY' }, size: 50 },
  },
  {
    list: 'registry/business',
    name: `Struck off in ${today.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
    owner: 'registrar',
    scope: 'all',
    state: {
      filters: { from: `${today.toISOString().slice(0, 8)}01`, to: lastOfMonth(today) },
      sort: { field: 'companyName', order: 'ASC' },
    },
  },
  {
    list: 'registry/document',
    name: 'Debentures, longest filed first',
    owner: 'registrar',
    scope: 'role',
    role: 'ROLE_REGISTRAR',
    state: { filters: { type: 'DEBENTURE' }, sort: { field: 'filingDate', order: 'ASC' }, size: 50 },
  },
]

const lastOfMonth = (day: Date) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)

/** Adds the shared views of the demonstration, whose owners are staff of it. */
export const addViews = async (tx: Db, today: Date) => {
  const random = createRandom(VIEWS_SEED)
  for (const { owner, role: roleName, ...view } of sharedViews(today)) {
    const [person] = await tx
      .select({ id: account.id, name: sql<string>`${account.displayName}` })
      .from(account)
      .where(eq(account.username, owner))
    if (!person) continue
    const [shared] = roleName ? await tx.select({ id: role.id }).from(role).where(eq(role.name, roleName)) : []
    await tx.insert(portalView).values({
      ...view,
      id: uuidOf(random),
      ownerId: person.id,
      savedBy: person.name,
      ...(roleName && { roleId: shared?.id ?? null, roleName }),
      createdAt: today.toISOString(),
      savedAt: today.toISOString(),
    })
  }
}
