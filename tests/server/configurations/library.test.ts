import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const words = pathOf(contract.dictionaryWords.list)
const dictionaries = pathOf(contract.dictionaries.list)
const isic = pathOf(contract.isic.list)
const templates = '/configuration/appeal-message'
const expiry = pathOf(contract.periods.list)

type Method = 'POST' | 'PUT' | 'DELETE'
const send = (method: Method, url: string, payload: object) => admin({ method, url, payload })
const rowsOf = async (url: string) => (await admin({ url })).json().data
/** Returns the status of an answer, with its code and its errors by field. */
const refusal = async (answer: Promise<{ statusCode: number; json(): { code?: string; fields?: object } }>) => {
  const { statusCode, json } = await answer
  const body = json()
  return [statusCode, body.code, Object.keys(body.fields ?? {})]
}
const lastEntry = async (call: string) => {
  const { rows } = await registry.database.read.execute<{ subject: string; before: object; after: object }>(
    sql`SELECT subject, before, after FROM audit_entry WHERE call = ${call} ORDER BY id DESC LIMIT 1`,
  )
  return rows[0]
}

describe('the word library', () => {
  const draft = (parts: object = {}) => ({
    word: 'Regent',
    description: 'A protected name',
    position: 'Any',
    dictionaryId: '1',
    ...parts,
  })

  it('adds a word once, ignoring case, with an audit entry', async () => {
    const answer = await send('POST', words, draft())
    expect(answer.json()).toMatchObject({ message: 'Successfully completed' })
    expect(await lastEntry('WORD-CREATE')).toMatchObject({
      subject: 'Regent',
      after: { word: 'Regent', position: 'Any' },
    })
    expect(await refusal(send('POST', words, draft({ word: ' regent ' })))).toEqual([409, 'word-taken', ['word']])
  })

  it.each([
    ['nothing in it to compare by', { word: '***' }, 'word'],
    ['a place that there is not', { position: 'Middle' }, 'position'],
    ['a dictionary that there is not', { word: 'Regal', dictionaryId: '99999' }, 'dictionaryId'],
    ['no description', { word: 'Regal', description: ' ' }, 'description'],
  ])('refuses a word with %s, by its field', async (_, parts, field) => {
    const answer = await send('POST', words, draft(parts))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect((await rowsOf(words)).some((row: { word: string }) => row.word === 'Regal')).toBe(false)
  })

  it('refuses a change of an outdated version', async () => {
    const [row] = (await rowsOf(words)).filter(({ word }: { word: string }) => word === 'Regent')
    const change = (description: string) => send('PUT', words, draft({ id: row.id, version: row.version, description }))
    const answers = await Promise.all([change('One'), change('Other')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is changed only with permission', async () => {
    await givePermissions(registry.database, 'clerk', ['can_access_configurations'])
    const clerk = registry.as(await registry.signIn('clerk'))
    const [row] = await rowsOf(words)
    const change = { ...draft(), id: row.id }
    expect((await clerk({ method: 'PUT', url: words, payload: change })).statusCode).toBe(403)
    expect(
      (await clerk({ method: 'DELETE', url: `${pathOf(contract.dictionaryWords.remove)}?wordId=${row.id}` }))
        .statusCode,
    ).toBe(403)
    expect((await clerk({ url: words })).statusCode).toBe(200)
    expect((await clerk({ url: `${templates}/delete/1` })).statusCode).toBe(403)
  })

  it('previews the effect of a change without making it', async () => {
    const prohibited = (await rowsOf(dictionaries)).find(({ effect }: { effect: string }) => effect === 'REFUSED')
    await registry.database.pool.query(
      `INSERT INTO entity (brn, name, kind, registered_on) VALUES ('95001', 'ZEBRA HOLDINGS LTD', 'COMPANY', '2030-01-01')`,
    )
    const before = await rowsOf(words)
    const answer = await send('POST', pathOf(contract.dictionaryWords.trial), {
      word: { word: 'Zebra', position: 'Any', dictionaryId: prohibited.id },
    })
    const trial = answer.json()
    expect(trial.changed).toBe(1)
    expect(trial.names[0]).toMatchObject({
      no: '95001',
      before: [],
      after: [`${prohibited.name}: Zebra`],
    })
    expect(await rowsOf(words)).toEqual(before)
  })

  it('deletes a word once, and reports an unknown word the second time', async () => {
    const [row] = (await rowsOf(words)).filter(({ word }: { word: string }) => word === 'Regent')
    const remove = () => admin({ method: 'DELETE', url: `${pathOf(contract.dictionaryWords.remove)}?wordId=${row.id}` })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
  })

  it('has dictionaries with unique names', async () => {
    expect((await send('POST', dictionaries, { name: 'Royal words' })).statusCode).toBe(200)
    expect(await refusal(send('POST', dictionaries, { name: 'ROYAL WORDS' }))).toEqual([
      409,
      expect.any(String),
      ['name'],
    ])
    const made = (await rowsOf(dictionaries)).find(({ name }: { name: string }) => name === 'Royal words')
    expect(made).toMatchObject({ words: 0 })
    // No call deletes a dictionary; the database itself keeps one that has words.
    await expect(
      registry.database.pool.query('DELETE FROM dictionary d USING dictionary_word w WHERE w.dictionary_id = d.id'),
    ).rejects.toThrow(/dictionary_word/)
  })
})

describe('the nature of business', () => {
  const category = (parts: object = {}) => ({ code: 'T1', description: 'Tests', ...parts })

  it('accepts a hundred characters at most', async () => {
    const long = 'x'.repeat(100)
    expect((await send('POST', isic, category({ code: 'T100', description: long }))).statusCode).toBe(200)
    const answer = await send('POST', isic, category({ code: `${long}1`, description: `${long}x` }))
    expect(answer.statusCode).toBe(400)
    const tooLong = 'Name must be less than 100 characters'
    expect(answer.json().fields).toEqual({ code: tooLong, description: tooLong })
    const none = await send('POST', isic, category({ code: ' ' }))
    expect(none.json().fields).toEqual({ code: 'Field is required' })
  })

  it.each([
    ['a code that is taken', { code: 'a' }, 'code'],
    ['itself for a parent', { code: 'T9', parentId: 't9' }, 'parentId'],
    ['a parent that there is not', { code: 'T9', parentId: 'NONE' }, 'parentId'],
  ])('refuses a category with %s, by its field', async (_, parts, field) => {
    const answer = await send('POST', isic, category(parts))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('refuses cycles of categories, also from concurrent changes', async () => {
    const below = (code: string, parentId: string) => send('POST', isic, category({ code, parentId }))
    const answers = await Promise.all([below('T20', 'T21'), below('T21', 'T22'), below('T22', 'T20')])
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 'no-such-isic-parent', fields: { parentId: expect.any(String) } })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('is a tree of 766 categories, read by level or whole', async () => {
    const all = await rowsOf(`${pathOf(contract.isic.list)}?levels=all`)
    const own = all.filter(({ code }: { code: string }) => !code.startsWith('T1'))
    expect(own).toHaveLength(766)
    const [first] = await rowsOf(isic)
    const below = await rowsOf(`${pathOf(contract.isic.list)}?prentid=${first.id}`)
    expect(below.every(({ parentId }: { parentId: string }) => parentId === first.id)).toBe(true)
    // Level by level, so that the children of one parent stand together.
    const parents = own.map(({ parentId }: { parentId: string | null }) => parentId ?? '')
    const runs = parents.filter((parent: string, index: number) => parent !== parents[index - 1])
    expect(runs.slice(0, 5)).toEqual(['', 'A', '01', '011', '012'])
    expect(new Set(runs).size).toBe(runs.length)
    const ids = new Set(all.map(({ id }: { id: string }) => id))
    expect(all.every(({ parentId }: { parentId: string | null }) => !parentId || ids.has(parentId))).toBe(true)
  })
})

describe('the reservation’s settings', () => {
  it('keep the last period for each key', async () => {
    const set = (key: string, period: number, type: string) => send('POST', expiry, { key, value: { period, type } })
    expect((await set('DRAFT_EXPIRY_DATE', 3, 'DAYS')).statusCode).toBe(200)
    expect((await set('DRAFT_EXPIRY_DATE', 2, 'MONTHS')).statusCode).toBe(200)
    const rows = (await rowsOf(expiry)).filter(({ key }: { key: string }) => key === 'DRAFT_EXPIRY_DATE')
    expect(rows).toEqual([{ key: 'DRAFT_EXPIRY_DATE', value: { period: 2, type: 'MONTHS' } }])
  })

  it.each([
    ['nothing', 0, 'DAYS'],
    ['less than nothing', -1, 'DAYS'],
    ['half a day', 0.5, 'DAYS'],
    ['a unit that there is not', 1, 'WEEKS'],
    ['ten thousand of anything', 10_000, 'DAYS'],
  ])('refuse %s, by the part that is wrong', async (_, period, type) => {
    const answer = await send('POST', expiry, { key: 'DRAFT_EXPIRY_DATE', value: { period, type } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([type === 'DAYS' ? 'value.period' : 'value.type'])
  })

  it('have response templates, each for a reason of its own, that a GET removes', async () => {
    const template = {
      reason: 'Too like another',
      message: 'The name is too like a registered one.',
      appealStatus: true,
    }
    const added = await send('POST', pathOf(contract.responseTemplates.create), template)
    expect([added.statusCode, added.json().code]).toEqual([200, 'template-added'])
    expect(
      await refusal(
        send('POST', pathOf(contract.responseTemplates.create), { ...template, reason: 'too LIKE another' }),
      ),
    ).toEqual([409, 'reason-taken', ['reason']])
    const [made] = (await rowsOf(pathOf(contract.responseTemplates.list))).filter(
      ({ reason }: { reason: string }) => reason === template.reason,
    )
    const edited = await send('POST', pathOf(contract.responseTemplates.edit), {
      ...template,
      id: made.id,
      appealStatus: false,
    })
    expect(edited.statusCode).toBe(200)
    expect(await lastEntry('TEMPLATE-EDIT')).toMatchObject({
      before: { appealStatus: true },
      after: { appealStatus: false },
    })
    const remove = () => admin({ url: pathOf(contract.responseTemplates.remove, { id: made.id }) })
    const removed = await remove()
    expect([removed.statusCode, removed.json().code]).toEqual([200, 'template-removed'])
    expect((await remove()).statusCode).toBe(404)
  })
})
