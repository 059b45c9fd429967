import type { Permission } from '@contract/permissions'
import { type WorkArea, type WorkSource, workSourceNames, workSources } from '@contract/portal/workSources'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { account, accountRole, permission, rolePermission, workItem } from '../db/schema'
import type { Who } from '../http/serve'

/** Permission of supervisors. */
export const SUPERVISES = 'can_supervise_work' satisfies Permission

type Queue = { area?: WorkArea | undefined; source?: WorkSource | undefined }

/** Tells whether only the owner of an item of this source sees it. */
export const isForOwner = (source: WorkSource): boolean => 'ownersOnly' in workSources[source]

/** Returns the sources of a queue whose permissions a person holds, all of them. */
export const sourcesOf = (permissions: ReadonlySet<string>, { area, source }: Queue = {}): WorkSource[] =>
  workSourceNames.filter(
    name =>
      workSources[name].needs.every(permission => permissions.has(permission)) &&
      (!area || workSources[name].area === area) &&
      (!source || name === source),
  )

/** Returns the condition of the items of one source that a person sees. */
export const ofSource = (source: WorkSource, { accountId }: Who): SQL | undefined =>
  and(eq(workItem.source, source), isForOwner(source) ? eq(workItem.ownerId, accountId) : undefined)

/** Returns the condition of the items of several sources that a person sees. */
export const ofSources = (sources: readonly WorkSource[], who: Who): SQL => {
  const shared = sources.filter(source => !isForOwner(source))
  return (
    or(inArray(workItem.source, [...shared]), ...sources.filter(isForOwner).map(source => ofSource(source, who))) ??
    sql`false`
  )
}

/** Returns the condition of accounts that hold every permission of a source. */
export const holdersOf = (source: WorkSource): SQL | undefined =>
  and(
    ...workSources[source].needs.map(
      name => sql`EXISTS (SELECT FROM ${accountRole}
        JOIN ${rolePermission} ON ${rolePermission.roleId} = ${accountRole.roleId}
        JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId}
        WHERE ${accountRole.accountId} = ${account.id} AND ${permission.enabled} AND ${permission.name} = ${name})`,
    ),
  )
