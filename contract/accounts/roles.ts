import { z } from 'zod'
import { get, list, maybe, post, put } from '../call'
import { one, paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'

/** Role that every account has: it is not shown, given or taken away (docs/requirements/accounts.md). */
export const BASELINE_ROLE = 'ROLE_USER'

/**
 * A role with its permissions (docs/requirements/accounts.md). Our API sends a version number; other hosts send none.
 */
export const Role = z.object({
  roleId: Id,
  name: z.string(),
  description: maybe(z.string()),
  permissions: maybe(z.array(z.object({ permissionId: Id, permission: z.string() }))),
  version: maybe(z.number()),
})
export type Role = z.infer<typeof Role>

const Permission = z.object({
  id: Id,
  name: z.string(),
  group: z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .nullish()
    .transform(group => group ?? ''),
  description: maybe(z.string()),
  enabled: maybe(z.boolean()),
})

export const PermissionGroup = z.object({
  id: Id,
  name: z.string(),
  description: maybe(z.string()),
  enabled: maybe(z.boolean()),
  permissions: maybe(z.array(z.object({ id: Id, name: z.string() }))),
})
export type PermissionGroup = z.infer<typeof PermissionGroup>

const manage = 'can_view_permission_management'
const name = z.string().overwrite(foldText).min(1).max(100)
const description = z.string().trim().max(500)
const ids = z.array(Id).max(2000)

export const roles = {
  list: list('ROLE-LIST', '/auth/api/roles', {
    // Account pages offer the roles too.
    permit: [manage, 'can_view_accounts_breakdown'],
    filter: z.object({}),
    row: Role,
    paging: paging.none,
    envelope: under('data'),
  }),
  read: get('ROLE-READ', '/auth/api/roles/{id}', { permit: manage, wrapping: one.data, answer: Role }),
  create: post('ROLE-CREATE', '/auth/api/roles', {
    permit: manage,
    body: z.strictObject({ name, description, permissions: ids }),
  }),
  /** `permissions` is the full new set: the current set plus `permissionsToAdd`, minus `permissionsToRemove`. */
  update: put('ROLE-UPDATE', '/auth/api/roles/update', {
    permit: manage,
    extras: { version: 'versions' },
    body: z.strictObject({
      roleId: Id,
      name,
      description,
      permissions: ids,
      permissionsToAdd: ids,
      permissionsToRemove: ids,
      version: z.number().int().optional(),
    }),
  }),
  assign: post('ROLE-ASSIGN', '/auth/api/roles/to-user', {
    // Every account list offers it; a person can give only permissions they hold.
    permit: [manage, 'can_view_accounts_breakdown'],
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    /** One role is sent as `roleId`, several as `roleIds` (decision E11). */
    body: z
      .strictObject({ userId: Id, roleId: Id.optional(), roleIds: z.array(Id).min(1).max(100).optional() })
      .refine(({ roleId, roleIds }) => (roleId === undefined) !== (roleIds === undefined), { path: ['roleId'] }),
  }),
  remove: post('ROLE-REMOVE', '/auth/api/roles/from-user', {
    permit: [manage, 'can_revoke_role'],
    changesRecord: { kind: 'ACCOUNT', key: 'userId' },
    body: z.strictObject({ userId: Id, roleIds: z.array(Id).min(1).max(100) }),
  }),
}

export const rolePermissions = {
  list: list('PERMISSION-LIST', '/auth/api/permissions', {
    permit: manage,
    filter: z.object({}),
    row: Permission,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('PERMISSION-CREATE', '/auth/api/permissions', {
    permit: manage,
    body: z.strictObject({ groupId: Id, name, description, enabled: z.boolean().default(true) }),
  }),
}

export const permissionGroups = {
  list: list('PGROUP-LIST', '/auth/api/permission-group', {
    permit: manage,
    filter: z.object({}),
    row: PermissionGroup,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('PGROUP-CREATE', '/auth/api/permission-group', {
    permit: manage,
    body: z.strictObject({ name, description, enabled: z.boolean().default(true) }),
  }),
}
