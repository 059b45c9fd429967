import { contract } from '@contract/index'
import { MOST_VIEWS, type SavedView } from '@contract/portal/views'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const LIST = 'registry/mda'
const STATE = { filters: { status: 'ACTIVE' }, columns: [{ source: 'name', width: 320 }, { source: 'status' }] }

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
let registrar: ReturnType<TestRegistry['as']>
let clerk: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  admin = registry.as(await registry.signIn('admin'))
  registrar = registry.as(await registry.signIn('registrar'))
  clerk = registry.as(await registry.signIn('clerk'))
})
afterAll(() => registry.close())
afterEach(() => run("DELETE FROM portal_view WHERE list = 'registry/mda'"))

const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
type Caller = typeof admin
const post = (by: Caller, url: string, payload: object) => by({ method: 'POST', url, payload })
const list = async (by: Caller): Promise<SavedView[]> =>
  (await by({ method: 'GET', url: `${pathOf(contract.views.list)}?list=${encodeURIComponent(LIST)}` })).json().views
const names = async (by: Caller) => (await list(by)).map(({ name }) => name)

const view = (more: object = {}) => ({
  id: crypto.randomUUID(),
  list: LIST,
  name: 'Active bodies',
  scope: 'me',
  state: STATE,
  ...more,
})
const add = async (by: Caller, more: object = {}) => {
  const body = view(more)
  const answer = await post(by, pathOf(contract.views.add), body)
  return { body, answer, view: answer.json() as SavedView }
}
const save = (by: Caller, { id, name, scope, state, version, role }: SavedView, more: object = {}) =>
  post(by, pathOf(contract.views.save, { id }), {
    name,
    scope,
    state,
    version,
    ...(role && { roleId: role.id }),
    ...more,
  })
const remove = (by: Caller, { id, version }: SavedView) => post(by, pathOf(contract.views.remove, { id }), { version })
const roleId = async (name: string): Promise<number> =>
  (await run('SELECT id FROM role WHERE name = $1', [name])).rows[0].id
const trail = async () =>
  (await run("SELECT call, subject FROM audit_entry WHERE call LIKE 'PORTAL-VIEW%' ORDER BY id")).rows

describe('a view', () => {
  it('comes back as it was saved, to its owner alone, with an entry of the audit trail', async () => {
    const before = (await trail()).length
    const { answer } = await add(registrar)
    expect(answer.statusCode).toBe(200)
    expect(await list(registrar)).toMatchObject([{ name: 'Active bodies', own: true, version: 1, state: STATE }])
    expect(await list(clerk)).toEqual([])
    expect((await trail()).slice(before)).toEqual([{ call: 'PORTAL-VIEW-ADD', subject: 'Active bodies' }])
  })

  it('is added once though it is sent twice, and other contents are refused under its id', async () => {
    const { body, view } = await add(registrar)
    expect((await post(registrar, pathOf(contract.views.add), body)).json().id).toBe(view.id)
    expect(await names(registrar)).toEqual(['Active bodies'])
    const other = await post(registrar, pathOf(contract.views.add), { ...body, state: {} })
    expect([other.statusCode, other.json().code]).toEqual([409, 'view-id-used'])
  })

  it('needs a name that its owner has not given another view of the list, in any case', async () => {
    await add(registrar)
    const { answer } = await add(registrar, { name: 'ACTIVE bodies' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().fields.name).toBe(
      'A view named ACTIVE bodies of this list exists already. Choose another name.',
    )
    expect((await add(clerk)).answer.statusCode).toBe(200)
  })

  it('refuses what the contract does not name, by field', async () => {
    const { answer } = await add(registrar, { state: { columns: [{ source: 'name', width: 5 }], colour: 'red' } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(expect.arrayContaining(['state.columns.0.width']))
  })

  it('is refused beyond the most that one person may keep', async () => {
    await run(
      `INSERT INTO portal_view (id, list, name, owner_id, scope, state, saved_by)
       SELECT gen_random_uuid(), $1, 'View ' || n, (SELECT id FROM account WHERE username = 'clerk'), 'me', '{}', 'Any'
       FROM generate_series(1, $2) AS n`,
      [LIST, MOST_VIEWS],
    )
    const { answer } = await add(clerk)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too-many-views'])
  })
})

describe('sharing', () => {
  it('shows a view to everybody, or to the holders of a role', async () => {
    await add(registrar, { name: 'For all', scope: 'all' })
    await add(registrar, { name: 'For clerks', scope: 'role', roleId: await roleId('ROLE_RECORDS_CLERK') })
    await add(registrar, { name: 'For auditors', scope: 'role', roleId: await roleId('ROLE_AUDITOR') })
    expect(await names(clerk)).toEqual(['For all', 'For clerks'])
    expect(await list(clerk)).toMatchObject([{ own: false, mayChange: false, owner: 'Moses Okello' }, {}])
  })

  it('takes the permission, without which roles are not told either', async () => {
    const { answer } = await add(clerk, { scope: 'all' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sharing-not-allowed'])
    expect(await names(clerk)).toEqual([])
    const url = pathOf(contract.views.list)
    expect((await clerk({ method: 'GET', url })).json().roles).toBeUndefined()
    expect((await registrar({ method: 'GET', url })).json().roles.length).toBeGreaterThan(3)
  })

  it('with a role that does not exist is refused, and names the field', async () => {
    const { answer } = await add(registrar, { scope: 'role', roleId: 987_654 })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().fields).toEqual({ roleId: 'This role does not exist any more. Reload and try again.' })
    const none = await add(registrar, { scope: 'role' })
    expect(none.answer.json().fields).toEqual({ roleId: 'Choose the role that this view is for.' })
  })

  it('with a role that is deleted later falls back to the owner, who is told', async () => {
    const { rows } = await run("INSERT INTO role (name) VALUES ('ROLE_SHORT_LIVED') RETURNING id")
    const { id } = rows[0]
    await run("INSERT INTO account_role SELECT id, $1 FROM account WHERE username = 'clerk'", [id])
    const shared = await add(registrar, { scope: 'role', roleId: id })
    expect(await names(clerk)).toEqual(['Active bodies'])
    await run('DELETE FROM account_role WHERE role_id = $1', [id])
    await run('DELETE FROM role WHERE id = $1', [id])
    expect(await names(clerk)).toEqual([])
    expect(await list(registrar)).toMatchObject([{ id: shared.view.id, scope: 'role', lostRole: 'ROLE_SHORT_LIVED' }])
    expect(await list(registrar)).toMatchObject([{ state: STATE }])
  })

  it('refuses personal data in the search or a filter', async () => {
    const { answer } = await add(registrar, { scope: 'all', state: { search: 'CM90012345678K' } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'personal-view'])
    expect(JSON.stringify(answer.json())).not.toContain('CM90012345678K')
    expect((await add(registrar, { state: { search: 'CM90012345678K' } })).answer.statusCode).toBe(200)
  })
})

describe('saving', () => {
  it('over a version that somebody else saved meanwhile is refused, and names them', async () => {
    const { view } = await add(registrar, { scope: 'all' })
    expect((await save(admin, view, { state: { size: 50 } })).json()).toMatchObject({ version: 2, state: { size: 50 } })
    const late = await save(registrar, view, { state: { size: 100 } })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'view-changed', params: { name: 'Grace Nakato' } })
    expect(await list(registrar)).toMatchObject([{ version: 2, savedBy: 'Grace Nakato', state: { size: 50 } }])
  })

  it('the same contents twice saves once', async () => {
    const { view } = await add(registrar)
    await save(registrar, view, { name: 'Other' })
    const before = (await trail()).length
    expect((await save(registrar, view, { name: 'Other' })).json()).toMatchObject({ name: 'Other', version: 2 })
    expect((await trail()).length).toBe(before)
  })

  it('two at once keeps one of them, and refuses the other', async () => {
    const { view } = await add(registrar, { scope: 'all' })
    const answers = await Promise.all([
      save(registrar, view, { state: { size: 20 } }),
      save(admin, view, { state: { size: 50 } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('a shared view takes its owner or the permission, and its owner alone decides for whom it is', async () => {
    const { view } = await add(registrar, { scope: 'all' })
    const stranger = await save(clerk, view, { state: {} })
    expect([stranger.statusCode, stranger.json().code]).toEqual([403, 'not-your-view'])
    const taken = await save(admin, view, { scope: 'me' })
    expect([taken.statusCode, taken.json().code]).toEqual([403, 'not-your-audience'])
    expect((await save(registrar, view, { scope: 'me' })).statusCode).toBe(200)
    expect(await names(clerk)).toEqual([])
  })

  it('a view of somebody else that is not shared finds none', async () => {
    const { view } = await add(registrar)
    expect((await save(admin, view, { name: 'Mine' })).json().code).toBe('no-such-view')
    expect((await save(admin, { ...view, id: 'none' })).json().code).toBe('no-such-view')
  })
})

describe('deleting', () => {
  it('takes the version that was seen, and can be sent twice', async () => {
    const { view } = await add(registrar, { scope: 'all' })
    await save(admin, view, { name: 'Other' })
    expect((await remove(registrar, view)).json().code).toBe('view-changed')
    expect((await remove(clerk, { ...view, version: 2 })).json().code).toBe('not-your-view')
    expect((await remove(registrar, { ...view, version: 2 })).statusCode).toBe(200)
    expect((await remove(registrar, { ...view, version: 2 })).statusCode).toBe(200)
    expect(await names(registrar)).toEqual([])
  })
})

describe('a default', () => {
  const makeDefault = (by: Caller, id: string | null) =>
    post(by, pathOf(contract.views.makeDefault), { list: LIST, id })
  const profile = async (by: Caller) =>
    (await by({ method: 'GET', url: pathOf(contract.session.profile) })).json().data.defaultViews

  it('comes with the answer about the signed-in person, until it is ended', async () => {
    const { view } = await add(registrar, { scope: 'all' })
    expect((await makeDefault(clerk, view.id)).statusCode).toBe(200)
    expect(await profile(clerk)).toEqual([{ id: view.id, list: LIST, name: 'Active bodies', version: 1, state: STATE }])
    expect(await profile(registrar)).toEqual([])
    expect(await list(clerk)).toMatchObject([{ isDefault: true }])
    await makeDefault(clerk, null)
    expect(await profile(clerk)).toEqual([])
  })

  it('ends with its view, and where the view is not shared any more', async () => {
    const { view } = await add(registrar, { scope: 'all' })
    await makeDefault(clerk, view.id)
    const own = (await save(registrar, view, { scope: 'me' })).json()
    expect(await profile(clerk)).toEqual([])
    expect((await makeDefault(clerk, view.id)).json().code).toBe('no-such-view')
    await remove(registrar, own)
    expect((await run('SELECT * FROM portal_view_default')).rows).toEqual([])
  })
})

describe('the demonstration', () => {
  it('has views that are shared', async () => {
    const { views } = (await registrar({ method: 'GET', url: pathOf(contract.views.list) })).json()
    expect(views.map(({ name }: SavedView) => name)).toEqual([
      'Failed mobile money',
      expect.stringMatching(/^Struck off in \w+ \d{4}$/),
      'Debentures, longest filed first',
    ])
  })
})
