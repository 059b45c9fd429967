import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes } from '../../support/sessions'

let registry: TestRegistry
let admin: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 50 })
  admin = await registry.signIn('admin')
})
afterAll(() => registry.close())

const LIST = `${pathOf(contract.blacklist.list)}?page=1&pageSize=15`

const ask = (token: string, url = LIST, tag?: string | string[]) =>
  registry.as(token)({ url, ...(tag && { headers: { 'if-none-match': String(tag) } }) })
const tagOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => String(headers.etag)

const rename = () =>
  registry.database.pool.query(
    "UPDATE strike_entry SET company_name = company_name || ' 2' WHERE id = (SELECT max(id) FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'ON')",
  )

describe('an answer that the caller has already', () => {
  it('is 304 without a body until a row changes', async () => {
    const first = await ask(admin)
    expect(first.statusCode).toBe(200)
    expect(tagOf(first)).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await ask(admin, LIST, tagOf(first))
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
    expect(again.headers['cache-control']).toBe('no-store')
    expect(again.headers['content-type']).toBeUndefined()
    await rename()
    const changed = await ask(admin, LIST, tagOf(first))
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).not.toEqual(first.json())
    expect(tagOf(changed)).not.toBe(tagOf(first))
  })

  it('is recognised among several tags, and not by the tag of another page', async () => {
    const [one, two] = [await ask(admin), await ask(admin, LIST.replace('page=1', 'page=2'))]
    expect((await ask(admin, LIST, `${tagOf(two)}, ${tagOf(one)}`)).statusCode).toBe(304)
    expect((await ask(admin, LIST, tagOf(two))).statusCode).toBe(200)
  })

  it('includes the total that only a header names', async () => {
    const url = `${pathOf(contract.audit.list)}?range=[0,0]&sort=["at","ASC"]`
    const first = await ask(admin, url)
    expect(first.headers['content-range']).toBeDefined()
    expect((await ask(admin, url, tagOf(first))).statusCode).toBe(304)
    await registry.signIn('clerk')
    const more = await ask(admin, url, tagOf(first))
    expect([more.statusCode, more.json()]).toEqual([200, first.json()])
  })

  it('is told for a single record too, and never for a refusal or a write', async () => {
    const url = pathOf(contract.session.profile)
    expect((await ask(admin, url, tagOf(await ask(admin, url)))).statusCode).toBe(304)
    expect((await ask('x'.repeat(43))).headers.etag).toBeUndefined()
    const written = await registry.as(admin)({
      method: 'POST',
      url: pathOf(contract.blacklist.add, { brn: '1' }),
      payload: {},
    })
    expect(written.headers.etag).toBeUndefined()
  })
})

describe('permissions', () => {
  it('are checked before 304: without session or permission the tag of somebody else opens nothing', async () => {
    const url = pathOf(contract.audit.list)
    const tag = tagOf(await ask(admin, url))
    expect((await ask('x'.repeat(43), url, tag)).statusCode).toBe(401)
    const clerk = await registry.signIn('clerk')
    expect((await ask(clerk, url, tag)).statusCode).toBe(403)
  })

  it('give each person tags of their own', async () => {
    const tag = tagOf(await ask(admin))
    const registrar = await registry.signIn('registrar')
    const theirs = await ask(registrar, LIST, tag)
    expect([theirs.statusCode, theirs.json()]).toEqual([200, (await ask(admin)).json()])
    expect(tagOf(theirs)).not.toBe(tag)
  })

  it('that end meanwhile refuse an answer that has not changed', async () => {
    const clerk = await registry.signIn('clerk')
    const url = pathOf(contract.session.profile)
    const tag = tagOf(await ask(clerk, url))
    await registry.database.pool.query(
      "DELETE FROM session WHERE account_id = (SELECT id FROM account WHERE username = 'clerk')",
    )
    expect((await ask(clerk, url, tag)).statusCode).toBe(401)
  })
})

describe('other origins', () => {
  it('may send a tag and read one', async () => {
    const app = await createApp({
      database: registry.another(),
      settings: readSettings({ LOG_LEVEL: 'silent', CORS_ORIGINS: 'https://desk.example' }),
      delivery: catchCodes().delivery,
      portalFolder: '/nowhere',
    })
    const origin = 'https://desk.example'
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: LIST,
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' },
    })
    expect(preflight.headers['access-control-allow-headers']).toContain('If-None-Match')
    const answer = await app.inject({ url: LIST, headers: { origin, authorization: `Bearer ${admin}` } })
    expect(answer.headers['access-control-expose-headers']).toContain('ETag')
    await app.close()
  })
})
