import { Readable } from 'node:stream'
import { type CallFacts, extensionList, fileAnswer, get, type ListCall, listByPost, post } from '@contract/call'
import { content, one, paging } from '@contract/dialects'
import { aroundCalls } from '@server/aroundCalls'
import type { ServedFile } from '@server/http/download'
import { handleErrors } from '@server/http/errors'
import { createServe, type Handlers, type ServeOptions } from '@server/http/serve'
import { openUploadFolder } from '@server/http/uploadFolder'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let authorization: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  authorization = `Bearer ${await registry.signIn('auditor')}`
})
afterAll(() => registry.close())

/** Starts a server with one area of calls made for the test, on real sessions and the real trail. */
const serving = async <Area extends Record<string, CallFacts | ListCall>>(
  area: Area,
  handlers: Handlers<Area>,
  options: Partial<ServeOptions> = {},
) => {
  const app = Fastify()
  handleErrors(app)
  const files = { uploads: await openUploadFolder(registry.settings.dataDir), pace: registry.settings.uploadPace }
  createServe(app, registry.database, { around: aroundCalls(registry.database), files, ...options })(area, handlers)
  await app.ready()
  return app
}
const trail = async () => {
  const { rows } = await registry.database.read.execute<Record<string, unknown>>(
    sql`SELECT actor_name, call, subject, before, after FROM audit_entry WHERE call LIKE 'TEST-%' ORDER BY id`,
  )
  return rows
}

describe('starting', () => {
  const call = get('TEST-GET', '/test', { permit: 'signed-in' })
  it('is refused for a call that names no permission', async () => {
    const open = { ...call, permit: [] as const }
    await expect(serving({ open }, { open: async () => ({}) })).rejects.toThrow('TEST-GET names no permission')
  })
  it('is refused for a call without a handler', async () => {
    const handlers: Partial<Handlers<{ call: typeof call }>> = {}
    await expect(serving({ call }, handlers as Handlers<{ call: typeof call }>)).rejects.toThrow(
      'TEST-GET has no handler',
    )
  })
})

describe('a call that changes something', () => {
  const area = {
    write: post('TEST-WRITE', '/write', { permit: 'signed-in', body: z.strictObject({ times: z.int() }) }),
  }
  const handlers: Handlers<typeof area> = {
    async write({ body: { times }, db, record, who }) {
      for (let n = 1; n <= times; n++) {
        await db.execute(sql`INSERT INTO mda (name) VALUES (${`${who.name} ${times} ${n}`})`)
        record({ subject: `body ${n}`, before: null, after: { n } })
      }
      if (times === 3) throw new Error('Stopped in the middle of 800100200300')
      return {}
    },
  }
  const write = async (times: number) => {
    const app = await serving(area, handlers)
    return app.inject({ method: 'POST', url: '/write', payload: { times }, headers: { authorization } })
  }
  const mdas = async () =>
    (await registry.database.pool.query("SELECT count(*)::int AS n FROM mda WHERE name LIKE 'Peter%'")).rows[0].n

  it('has one audit entry for all its changes, and none without changes', async () => {
    await write(0)
    await write(1)
    await write(2)
    expect(await trail()).toEqual([
      { actor_name: 'Peter Asiimwe', call: 'TEST-WRITE', subject: 'body 1', before: null, after: { n: 1 } },
      {
        actor_name: 'Peter Asiimwe',
        call: 'TEST-WRITE',
        subject: 'body 1, body 2',
        before: [null, null],
        after: [{ n: 1 }, { n: 2 }],
      },
    ])
    expect(await mdas()).toBe(3)
  })

  it('stores neither change nor entry when it fails, and hides internal errors', async () => {
    const before = await trail()
    const answer = await write(3)
    expect(answer.json()).toEqual({ status: 500, code: 'unexpected', message: 'Something went wrong try again later' })
    expect(await trail()).toEqual(before)
    expect(await mdas()).toBe(3)
  })
})

describe('an answer', () => {
  const area = {
    thing: get('TEST-THING', '/thing', {
      permit: 'signed-in',
      wrapping: one.dataData,
      answer: z.object({ n: z.number() }),
    }),
  }
  const ask = async (n: unknown, options?: Partial<ServeOptions>) => {
    const app = await serving(area, { thing: async () => ({ n }) as { n: number } }, options)
    return app.inject({ url: '/thing', headers: { authorization } })
  }
  it('has the shape of its dialect', async () => {
    expect((await ask(1)).json()).toEqual({ data: { data: { n: 1 } } })
  })
  it('raises a fault in development when it does not fit its contract', async () => {
    expect((await ask('one', { checkAnswers: true })).statusCode).toBe(500)
    expect((await ask('one')).statusCode).toBe(200)
  })

  it('is checked once in so many in production: faults are reported without values, and it is sent as it is', async () => {
    const row = z.object({ name: z.string(), of: z.record(z.string(), z.number()) })
    const checked = {
      ...area,
      things: extensionList('TEST-THINGS', '/things', { permit: 'signed-in', filter: z.object({}), row }),
    }
    const reports: unknown[] = []
    const handlers = {
      thing: async () => ({ n: 'secret 1' }) as unknown as { n: number },
      things: async () => ({
        rows: [
          { name: 'fits', of: {} },
          { name: 'x', of: { 'secret 2': 'secret 3' } } as unknown as z.infer<typeof row>,
        ],
        total: 2,
      }),
    }
    const app = await serving(checked, handlers, { checkAnswers: { every: 3, report: about => reports.push(about) } })
    const read = async (url: string) => (await app.inject({ url, headers: { authorization } })).json()
    for (let n = 0; n < 4; n++) expect(await read('/thing')).toEqual({ data: { data: { n: 'secret 1' } } })
    const ofThing = { call: 'TEST-THING', faults: [{ code: 'invalid_type', path: 'n' }] }
    expect(reports).toEqual([ofThing, ofThing])
    for (let n = 0; n < 3; n++) expect(await read('/things')).toHaveLength(2)
    expect(reports.slice(2)).toEqual([{ call: 'TEST-THINGS', faults: [{ code: 'invalid_type', path: '*.of.*' }] }])
    expect(JSON.stringify(reports)).not.toContain('secret')
  })
})

describe('a list', () => {
  const row = z.object({ n: z.number() })
  const filter = z.object({ search: z.string().optional() })
  const area = {
    paged: {
      ...extensionList('TEST-PAGED', '/paged', { permit: 'signed-in', filter, row }),
      dialect: undefined,
      paging: paging.perPageFromZero,
      envelope: content,
    },
    sought: listByPost('TEST-SOUGHT', '/sought', {
      permit: 'signed-in',
      filter: z.strictObject({ search: z.string().optional() }),
      row,
      paging: paging.limitOffset,
      envelope: content,
    }),
    ranged: extensionList('TEST-RANGED', '/ranged', { permit: 'signed-in', filter, row, sortable: ['n'] }),
  }
  const seen: unknown[] = []
  const answer: Handlers<typeof area>['paged'] = async ({ page, filter: asked }) => {
    seen.push({ page, filter: asked })
    return { rows: [{ n: 1 }, { n: 2 }], total: 25 }
  }
  const ask = async (url: string) => {
    const app = await serving(area, { paged: answer, sought: answer, ranged: answer }, { checkAnswers: true })
    return app.inject({ url, headers: { authorization } })
  }

  it('is requested with its own keys, where empty ones mean absent', async () => {
    const found = await ask('/paged?page=2&perPage=10&search=')
    expect(found.json()).toEqual({ content: [{ n: 1 }, { n: 2 }], totalElements: 25, totalPages: 3 })
    expect(seen.at(-1)).toEqual({ page: { page: 3, perPage: 10 }, filter: {} })
  })

  it.each([
    ['/paged?page=2&other=', 'other'],
    ['/paged?__proto__=1', '__proto__'],
    ['/ranged?range=[0,9]&other=1', 'other'],
    ['/ranged?filter={"other":1}', 'other'],
    ['/ranged?filter={"__proto__":1}', '__proto__'],
  ])('refuses an unknown key: %s', async (url, key) => {
    const { code, fields } = (await ask(url)).json()
    expect([code, Object.keys(fields)]).toEqual(['invalid-fields', [key]])
  })

  it('reads page and filter of a POST from its body, which has no other keys', async () => {
    const app = await serving(area, { paged: answer, sought: answer, ranged: answer }, { checkAnswers: true })
    const ask = (payload: object) => app.inject({ method: 'POST', url: '/sought', payload, headers: { authorization } })
    const found = await ask({ search: 'x', page: 3, limit: 10, offset: 20 })
    expect(found.json()).toEqual({ content: [{ n: 1 }, { n: 2 }], totalElements: 25, totalPages: 3 })
    expect(seen.at(-1)).toEqual({ page: { page: 3, perPage: 10 }, filter: { search: 'x' } })
    expect((await ask({ enabled: true })).json()).toMatchObject({
      code: 'invalid-fields',
      fields: { enabled: expect.anything() },
    })
    expect((await ask({ page: 0 })).json()).toMatchObject({ code: 'page-out-of-range' })
    expect((await ask([])).statusCode).toBe(400)
  })

  it('reports its position in Content-Range in the simple-rest dialect, and sorts only by allowed columns', async () => {
    const found = await ask('/ranged?range=[10,19]&sort=["n","DESC"]&filter={"search":"x"}')
    expect([found.headers['content-range'], found.json()]).toEqual(['items 10-11/25', [{ n: 1 }, { n: 2 }]])
    expect(seen.at(-1)).toEqual({
      page: { page: 2, perPage: 10, sort: { field: 'n', order: 'DESC' } },
      filter: { search: 'x' },
    })
    const refused = await ask('/ranged?sort=["password_hash","ASC"]')
    expect(refused.json()).toMatchObject({
      code: 'invalid-fields',
      fields: { sort: 'This list can be sorted by: n' },
    })
  })
})

describe('a file', () => {
  const area = {
    paper: get('TEST-PAPER', '/paper/{name}', { permit: 'signed-in', ...fileAnswer(['application/pdf'], 1) }),
  }
  const paper = Buffer.from('%PDF-1.7 the paper')
  const ask = async (served: Partial<ServedFile>) => {
    const app = await serving(area, {
      paper: async () => ({ bytes: paper, type: 'application/pdf', name: 'Paper.pdf', ...served }),
    })
    return app.inject({ url: '/paper/x', headers: { authorization } })
  }

  it.each([
    ['bytes', paper],
    ['a stream', Readable.from([paper])],
  ])('is sent as an attachment when given as %s', async (_, bytes) => {
    const answer = await ask({ bytes })
    expect(answer.rawPayload).toEqual(paper)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Paper.pdf"; filename*=UTF-8''Paper.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  it('cannot inject headers with its name', async () => {
    const name = `a"; x=é\r\nSet-Cookie: b/../${"c'*"}.pdf`
    const { headers } = await ask({ name })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="a_ x_Set-Cookie_ b_.._c_.pdf"; filename*=UTF-8''a%22%3B%20x%3D%C3%A9Set-Cookie%3A%20b%2F..%2Fc%27%2A.pdf`,
    )
  })

  it('raises a fault when its type is not declared by its call', async () => {
    expect((await ask({ type: 'image/png' })).statusCode).toBe(500)
  })
})
