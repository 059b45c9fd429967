import { contract } from '@contract/index'
import { pathOf } from './pathOf'
import type { TestRegistry } from './registry'

export type Role = { roleId: number; name: string; description: string; version: number; permissions: Held[] }
type Held = { permissionId: number; permission: string }
type Edit = { add?: number[]; remove?: number[] }

/** Builds an edit as the portal sends it: the selected permissions, and their difference from the current ones. */
export const roleEdit = (
  role: Role,
  { add = [] as number[], remove = [] as number[], ...rest }: Record<string, unknown> & Edit = {},
) => {
  const before = role.permissions.map(({ permissionId }) => permissionId)
  return {
    roleId: role.roleId,
    name: role.name,
    description: role.description,
    permissions: [...before.filter(id => !remove.includes(id)), ...add],
    permissionsToAdd: add,
    permissionsToRemove: remove,
    version: role.version,
    ...rest,
  }
}

const roles = pathOf(contract.roles.list)

type Call = ReturnType<TestRegistry['as']>

/**
 * Returns the calls of the access page, made by the person of `seat` unless a test names another. They read `seat` when
 * they are made, so that a file declares them before its registry has started.
 */
export const roleCalls = (seat: () => { registry: TestRegistry; token: string }) => {
  const call: Call = options => {
    const { registry, token } = seat()
    return registry.as(token)(options)
  }
  const rowsOf = async <Row extends object>(query: string, value: string) =>
    (await seat().registry.database.pool.query<Row>(query, [value])).rows
  const list = async (): Promise<Role[]> => (await call({ url: roles })).json().data
  const send = (url: string, payload: object, by = call) => by({ method: 'POST', url, payload })
  return {
    call,
    list,
    send,
    roleOf: async (name: string): Promise<Role> => {
      const role = (await list()).find(one => one.name === name)
      if (!role) throw new Error(`there is no ${name}`)
      return role
    },
    permission: async (name: string): Promise<number> => {
      const { data } = (await call({ url: pathOf(contract.rolePermissions.list) })).json()
      return data.find((one: { name: string }) => one.name === name).id
    },
    personId: async (username: string) =>
      (await rowsOf<{ id: string }>('SELECT id FROM account WHERE username = $1', username))[0]?.id ?? '',
    rolesOf: async (username: string) =>
      (
        await rowsOf<{ name: string }>(
          `SELECT r.name FROM account a JOIN account_role ar ON ar.account_id = a.id JOIN role r ON r.id = ar.role_id
           WHERE a.username = $1 ORDER BY r.name`,
          username,
        )
      ).map(({ name }) => name),
    create: (name: string, permissions: (number | string)[] = [], description = '') =>
      send(roles, { name, description, permissions }),
    update: (payload: object, by = call) => by({ method: 'PUT', url: pathOf(contract.roles.update), payload }),
    lastEntry: async () => (await call({ url: pathOf(contract.audit.list) })).json()[0],
  }
}
