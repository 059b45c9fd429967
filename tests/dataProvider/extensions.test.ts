import { dictionaries, dictionaryWords } from '@contract/configurations/words'
import { portal } from '@contract/portal/capabilities'
import { describe, expect, it } from 'vitest'
import { createHttp } from '@/dataProvider/http'
import { recordedHttp } from '../support/recordedHttp'

const word = { id: '7', word: 'BANK', description: 'x', position: 'End', dictionaryId: '1', version: 3 } as const

describe('a host', () => {
  it('is asked for its extensions once, and the answer is cached', async () => {
    const { http, asked } = recordedHttp(() => ({ body: { data: { wordTrial: true, other: true } } }), {
      announced: 'unasked',
    })
    const answers = await Promise.all([http.extensions.announced(), http.extensions.ask()])
    expect(answers.map(announced => [...announced])).toEqual([['wordTrial'], ['wordTrial']])
    await http.extensions.ask()
    expect(asked.map(({ path }) => path)).toEqual(['/portal/capabilities'])
    expect(asked[0]?.headers).not.toHaveProperty('Authorization')
  })

  it('announces lists of its own beside the parts that the portal knows', async () => {
    const body = { audit: true, jobs: false, lists: ['list:courtBailiffs', 'elsewhere'] }
    const { http } = recordedHttp(() => ({ body }), { announced: 'unasked' })
    expect([...(await http.extensions.ask())]).toEqual(['audit', 'list:courtBailiffs'])
  })

  it.each([404, 401, 403, 501])('has no extensions after the answer %i, and is not asked again', async status => {
    const { http, asked, ended } = recordedHttp(() => ({ status }), { announced: 'unasked' })
    expect([...(await http.extensions.ask())]).toEqual([])
    expect([...(await http.extensions.ask())]).toEqual([])
    expect([asked.length, ended()]).toEqual([1, 0])
  })

  it.each([502, 429])('has no extensions while its answer is %i, and is asked again next time', async failure => {
    let status = failure
    const { http } = recordedHttp(() => ({ status, body: { audit: true } }), { announced: 'unasked' })
    await expect(http.extensions.ask()).rejects.toMatchObject({ status: failure })
    expect([...(await http.extensions.announced())]).toEqual([])
    expect(http.extensions.current()).toBeUndefined()
    status = 200
    expect([...(await http.extensions.announced())]).toEqual(['audit'])
  })

  it('is not asked at all where config.json says that it has no extensions', async () => {
    const http = createHttp(
      { apiBase: '', paths: {}, callTimeout: 1000, extensions: false },
      { token: () => undefined, ended: () => undefined },
    )
    http.client.defaults.adapter = async () => {
      throw new Error('Asked')
    }
    expect([...(await http.extensions.ask())]).toEqual([])
    await expect(http.ask(portal.summary)).rejects.toMatchObject({ status: 404, code: 'no-extension' })
  })
})

describe('a call', () => {
  it('rejects without a request when its extension is not announced', async () => {
    const { http, asked } = recordedHttp(() => ({}), { announced: ['audit'] })
    await expect(http.ask(portal.summary)).rejects.toMatchObject({ status: 404, code: 'no-extension' })
    expect(asked).toEqual([])
  })

  it('is not sent without its version while the host cannot say whether it knows versions', async () => {
    let status = 502
    const { http, asked } = recordedHttp(
      ({ path }) => (path === '/portal/capabilities' ? { status, body: { versions: true } } : {}),
      { announced: 'unasked' },
    )
    const writes = () => asked.filter(({ path }) => path !== '/portal/capabilities')
    await expect(http.ask(dictionaryWords.update, { body: word })).rejects.toMatchObject({ status: 502 })
    expect(writes()).toEqual([])
    status = 200
    await http.ask(dictionaryWords.update, { body: word })
    expect(writes()).toMatchObject([{ body: { version: 3 } }])
  })

  it('leaves out the keys of such an extension, and keeps the published ones', async () => {
    const { http, asked } = recordedHttp(() => ({}), { announced: [] })
    await http.ask(dictionaryWords.update, { body: word })
    await http.ask(dictionaries.create, { body: { name: 'Banned', effect: 'REFUSED' } })
    const { version: _, ...published } = word
    expect(asked.map(({ body }) => body)).toEqual([published, { name: 'Banned' }])
  })

  it('sends them to a host that announces it', async () => {
    const { http, asked } = recordedHttp(() => ({}), { announced: ['versions'] })
    await http.ask(dictionaryWords.update, { body: word })
    expect(asked[0]?.body).toEqual(word)
  })

  it('sends at once when it has no keys of extensions', async () => {
    const { http, asked } = recordedHttp(({ path }) => ({ status: path.startsWith('/portal') ? 500 : 200 }), {
      announced: 'unasked',
    })
    await http.ask(dictionaries.create, { body: { name: 'Banned' } })
    expect(asked.map(({ path }) => path)).toEqual(['/namesearch/dictionary'])
  })
})
