import { get, list, post } from '@contract/call'
import { content, one, paging } from '@contract/dialects'
import { Id, toId } from '@contract/id'
import { Statistics } from '@contract/processes/incorporationProcesses'
import { blacklist as calls } from '@contract/registry/blacklist'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { type AnyRow, defineResource } from '@/definition/defineResource'
import { text } from '@/definition/field'
import blacklist from '@/resources/registry/blacklist'
import { recordedHttp } from '../support/recordedHttp'
import { resources } from '../support/resources'

const made = (host: Parameters<typeof recordedHttp>[0]) => {
  const recorded = recordedHttp(host)
  const provider = createDataProvider(loadedDefinitions(resources), recorded.http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  return { ...recorded, provider }
}
const [byBrn, byFile] = blacklist.create?.ways ?? []
if (!byBrn || !('form' in byBrn) || !byBrn.form.send || !byFile || !('imports' in byFile))
  throw new Error('the black list has two ways in')
const { send } = byBrn.form
const upload = byFile.imports.send
const wires = (asked: ReturnType<typeof recordedHttp>['asked']) =>
  asked.map(({ method, path, body }) => [`${method} ${path}`, body])

describe('striking off', () => {
  it('looks the company up first, and adds it under the name that was found', async () => {
    const { provider, asked } = made(({ path }) =>
      path === '/integration/get-entity-full'
        ? { body: { data: { entity_name: 'KAZI LTD' } } }
        : { body: { message: 'ok' } },
    )
    expect(await provider.send(send, { brn: ' 8009/A ' })).toMatchObject({ message: 'ok' })
    expect(wires(asked)).toEqual([
      ['POST /integration/get-entity-full', { registration_no: '8009/A', old_registration_no: '-' }],
      ['POST /data-update/blacklisted-brns/8009%2FA/add', { brn: '8009/A', companyName: 'KAZI LTD' }],
    ])
  })

  it('adds nothing when nothing is found', async () => {
    const { provider, asked } = made(() => ({ status: 404, body: { message: 'No such company' } }))
    await expect(provider.send(send, { brn: '1' })).rejects.toMatchObject({ message: 'No such company' })
    expect(asked).toHaveLength(1)
  })

  it('treats a refusal inside an answer with status 200 as a refusal', async () => {
    const { provider, asked } = made(() => ({ body: { status: 404, message: 'No such company' } }))
    await expect(provider.send(send, { brn: '1' })).rejects.toMatchObject({ status: 404 })
    expect(asked).toHaveLength(1)
  })

  it('sends a file as multipart under the name of its field, and reads what was taken', async () => {
    const file = new File(['x'], 'list.xlsx')
    const { provider, asked } = made(() => ({ body: { data: { taken: 1, refused: [] } } }))
    expect(await provider.send(upload, { file })).toMatchObject({ data: { taken: 1 } })
    expect(asked[0]?.path).toBe('/data-update/blacklisted-brns/import/csv')
    expect(Object.keys(asked[0]?.body as object)).toEqual(['file'])
  })
})

describe('reading', () => {
  const history = calls.history.from(({ brn }: { brn: string }) => ({ path: { brn } }))

  it.each([
    ['a message', { message: 'The map is being redrawn' }, 'The map is being redrawn'],
    ['a message below data', { data: { message: 'The map is being redrawn' } }, 'The map is being redrawn'],
    ['data that is a sentence', { data: 'The map is being redrawn' }, 'The map is being redrawn'],
    ['a bare sentence', 'The map is being redrawn', 'The map is being redrawn'],
    ['a page of something on the way', '<html>502 Bad Gateway</html>', ''],
    ['more than anybody would read', 'x'.repeat(501), ''],
  ])('has the error of %s when it fails', async (_, body, message) => {
    const { provider } = made(() => ({ status: 502, body }))
    await expect(provider.read(history, { brn: '1' })).rejects.toMatchObject({ status: 502, message })
  })

  it.each([
    ['the changes alone', [{ fromStatus: 'ON' }]],
    ['an entry that holds them', { brn: '1', history: [{ fromStatus: 'ON' }] }],
  ])('accepts %s', async (_, body) => {
    const { provider } = made(() => ({ body: { data: { data: body } } }))
    expect((await provider.read(history, { brn: '1' })).history).toEqual([{ fromStatus: 'ON' }])
  })

  it('is refused for a call that changes something, even a GET', async () => {
    const { provider, asked } = made(() => ({}))
    const removal = get('GONE', '/gone/{no}', { permit: 'signed-in', changes: true })
    await expect(
      provider.read(
        removal.from(() => ({ path: { no: 1 } })),
        {},
      ),
    ).rejects.toMatchObject({ code: 'fault' })
    expect(asked).toEqual([])
  })
})

describe('a write that failed', () => {
  const unsureAfter = async (answer: Parameters<typeof recordedHttp>[0], changes = true) => {
    const { provider } = made(answer)
    const sending = post('W', '/w', { permit: 'signed-in', changes }).from(() => ({}))
    return provider.send(sending, {}).then(
      () => 'done',
      ({ unsure }: { unsure: boolean }) => unsure,
    )
  }

  it.each<[string, Parameters<typeof recordedHttp>[0]]>([
    ['whose answer was lost', () => Promise.reject(Object.assign(new Error('Network Error'), { isAxiosError: true }))],
    [
      'that took too long',
      () => Promise.reject(Object.assign(new Error(''), { isAxiosError: true, code: 'ETIMEDOUT' })),
    ],
    ['whose answer was cut off', () => ({ body: '{"message":"Sav' })],
    ['that something before the host answered', () => ({ status: 502, body: '<h1>502 Bad Gateway</h1>' })],
    ['of which the host does not know', () => ({ status: 503, body: { code: 'write-unknown', message: 'Lost' } })],
    ['at which the host broke down', () => ({ status: 500, body: { timestamp: 0 } })],
  ])('%s may have been done', async (_, answer) => {
    expect(await unsureAfter(answer)).toBe(true)
  })

  it.each([
    ['that the host refused', { status: 409, body: { message: 'Taken' } }],
    ['that the host refused without a word', { status: 404, body: '' }],
    ['that the host says went wrong', { status: 503, body: { code: 'busy', message: 'The registry is busy.' } }],
    ['that the host refused in a good answer', { body: { status: 400, message: 'No' } }],
  ])('%s was not done', async (_, answer) => {
    expect(await unsureAfter(() => answer)).toBe(false)
  })

  it.each([
    ['a message with a number as its code', { code: 200, message: 'Saved' }],
    ['no body', ''],
    ['nothing', null],
    ['an empty list', []],
  ])('is none where the host answers %s', async (_, body) => {
    expect(await unsureAfter(() => ({ body }))).toBe('done')
  })

  it('is none for a call that changes nothing', async () => {
    expect(await unsureAfter(() => ({ status: 502, body: '' }), false)).toBe(false)
  })
})

describe('an answer that is wrapped deeper than the documents say', () => {
  const Named = z.object({ name: z.string().optional(), more: z.boolean().catch(false) })
  const calls = [
    ['as it is', get('N', '/n', { permit: 'signed-in', answer: Named })],
    ['in data', get('N', '/n', { permit: 'signed-in', wrapping: one.data, answer: Named })],
  ] as const
  it.each(calls)('is unwrapped when all of its fields are optional: %s', async (_, call) => {
    for (const body of [{ name: 'A' }, { data: { name: 'A' } }, { data: { data: { name: 'A' } } }]) {
      const { provider } = made(() => ({ body }))
      const sending = call.from(() => ({}))
      expect(await provider.read(sending, {})).toEqual({ name: 'A', more: false })
    }
  })

  it('stays unchanged when it is empty', async () => {
    const { provider } = made(() => ({ body: {} }))
    const sending = calls[0][1].from(() => ({}))
    expect(await provider.read(sending, {})).toEqual({ more: false })
  })

  it('has the counts of processes in each spelling of their kinds', () => {
    const all = { pending: 1, sent: 2, paused: 3, expired: 4, in_progress: 5 }
    for (const body of [{ all }, { ALL: all }, { data: { ALL: all } }, { data: { data: { All: all } } }])
      expect(Statistics.parse(body).all).toEqual(all)
  })
})

describe("react-admin's other verbs", () => {
  it('create and update through the forms of the definition', async () => {
    const { provider, asked } = made(() => ({ body: {} }))
    await provider.create('registry/mda', { data: { name: 'Ministry' } })
    await provider.update('registry/mda', {
      id: 4,
      data: { name: 'Agency' },
      previousData: { id: 4, no: 4, name: 'Ministry' },
    })
    expect(wires(asked)).toEqual([
      ['POST /configuration/mda-registry', { name: 'Ministry' }],
      ['POST /configuration/mda-registry/4', { name: 'Agency' }],
    ])
  })
  it('update a record through its form, with unchanged values as the form sends them', async () => {
    const { provider, asked } = made(() => ({ body: {} }))
    const word = { id: 3, word: 'BANK', canStart: true, dictionary: { id: 9, name: 'Banking' }, version: 2 }
    await provider.update('wordLibrary', { id: 3, data: { word: 'BANKS' }, previousData: word })
    expect(asked[0]).toMatchObject({ body: { id: 3, word: 'BANKS', dictionaryId: 9, version: 2 } })
  })

  it('leaves out what a row or an input of react-admin holds as null', async () => {
    const { provider, asked } = made(() => ({ body: {} }))
    const word = { id: 3, word: 'BANK', description: null, position: null, dictionary: null, version: null }
    await provider.update('wordLibrary', { id: 3, data: { ...word, word: 'BANKS' }, previousData: word })
    await provider.create('dictionaries', { data: { name: 'Banking', effect: null } })
    expect(wires(asked).map(([, body]) => JSON.parse(JSON.stringify(body)))).toEqual([
      { id: 3, word: 'BANKS' },
      { name: 'Banking' },
    ])
  })

  it('delete by the action with that verb, whatever its type', async () => {
    const { provider, asked } = made(() => ({ body: {} }))
    const [service, word] = [
      { id: 5, serviceName: 'Name Reservation' },
      { id: 7, word: 'BANK' },
    ]
    await provider.delete('billing/service-costs', { id: 5, previousData: service })
    await provider.delete('wordLibrary', { id: 7, previousData: word })
    await provider.delete('officialReceivers', { id: 8, previousData: { id: 8 } })
    expect(asked.map(({ method, path, query }) => [`${method} ${path}`, query])).toEqual([
      ['GET /configuration/service-charge/delete-by-id/', { serviceChargeId: '5' }],
      ['DELETE /namesearch/dictionary/word', { wordId: '7' }],
      ['POST /insolvency/official-receivers/8/delete', {}],
    ])
  })

  it('refuse a verb without an action in the definition', async () => {
    const { provider, asked } = made(() => ({ body: {} }))
    const refused = { code: 'not-supported' }
    await expect(provider.delete('registry/mda', { id: 4, previousData: { id: 4 } })).rejects.toMatchObject(refused)
    await expect(provider.deleteMany('registry/mda', { ids: [4] })).rejects.toMatchObject(refused)
    await expect(provider.updateMany('registry/mda', { ids: [4], data: {} })).rejects.toMatchObject(refused)
    await expect(
      provider.update('registry/business', { id: 4, data: {}, previousData: { id: 4 } }),
    ).rejects.toMatchObject(refused)
    expect(asked).toEqual([])
  })
})

it('names the signed-in person in a body that carries one', async () => {
  const body = z.strictObject({ userId: Id, note: z.string() })
  const call = post('NOTE', '/note', { permit: 'signed-in', body })
  const { provider, asked } = made(() => ({ body: {} }))
  await provider.send(
    call.from(({ note }: { note: string }, { userId }) => ({ body: { userId, note } })),
    { note: 'x' },
  )
  expect(asked[0]?.body).toEqual({ userId: 'me', note: 'x' })
})

it('gives a row its id from its key, for a resource whose rows carry an id of their own', async () => {
  const row = z.object({ id: z.number(), brn: z.string() })
  const call = list('L', '/l', {
    permit: 'signed-in',
    filter: z.object({}),
    row,
    paging: paging.limit,
    envelope: content,
  })
  const definition = { name: 'l', label: 'L', path: 'l', size: 1, headline: 'brn', columns: ['brn'] } as const
  const resource = defineResource(call, { ...definition, key: 'brn', fields: { brn: text('B') } })
  const { http } = recordedHttp(() => ({ body: { content: [{ id: 5, brn: 'B5' }], totalElements: 1 } }))
  const provider = createDataProvider(loadedDefinitions([resource]), http, { paths: {} }, () => ({ userId: toId('') }))
  const { data }: { data: AnyRow[] } = await provider.getList('l', {})
  expect(data).toEqual([{ id: 'B5', brn: 'B5' }])
})
