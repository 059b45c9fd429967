import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSettings, SettingsFault } from '@server/config/settings'
import { describe, expect, it } from 'vitest'
import { testRegistry } from '../../support/registry'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector that takes OTLP over HTTP, and keeps what it was sent. */
const startCollector = async () => {
  const received: { body: string; authorization: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    received.push({ body: Buffer.concat(pieces).toString(), authorization: request.headers.authorization })
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    received,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(done => server.close(done)),
  }
}

describe('traces', () => {
  it('tell the call, its handler and its transaction, and no address, query or message', async () => {
    const collector = await startCollector()
    const registry = await testRegistry({
      settings: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20for-tests',
      },
    })
    const call = registry.as(await registry.signIn('registrar'))
    await call({ url: '/data-update/blacklisted-brns?status=ON&page=1&pageSize=10&search=Nakato' })
    await registry.close()
    await collector.close()

    const spans = collector.received.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
    )
    const list = spans.find(({ name }) => name === 'BLACKLIST-LIST')
    expect(list?.attributes).toEqual(
      expect.arrayContaining([
        { key: 'http.route', value: { stringValue: '/data-update/blacklisted-brns' } },
        { key: 'http.response.status_code', value: { intValue: 200 } },
      ]),
    )
    const above = ({ parentSpanId }: Span) => spans.find(({ spanId }) => spanId === parentSpanId)
    const transactions = spans.filter(({ name }) => name === 'transaction')
    expect(new Set(transactions.map(one => above(one)?.name))).toEqual(new Set(['handler - handler']))
    expect(transactions.map(one => above(above(one) as Span)?.name)).toContain('AUTH-VALIDATE-CODE')
    expect(collector.received.map(({ body }) => body).join()).not.toMatch(/Nakato|pageSize/)
    expect(collector.received[0]?.authorization).toBe('Bearer for-tests')
  })

  it('are told to be refused once, and no request waits for a collector that is away', async () => {
    const lines: string[] = []
    const registry = await testRegistry({
      settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' },
      log: { write: line => void lines.push(line) },
    })
    const { statusCode } = await registry.app.inject('/health/live')
    expect(statusCode).toBe(200)
    await registry.close()
    expect(lines.filter(line => line.includes('traces were not taken by the collector'))).toHaveLength(1)
  })

  it('refuse an address that is none, and name the setting', () => {
    expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
  })

  it.each([
    ['a=100%', 'must have values that are encoded as in an address: % is written %25'],
    ['a', 'must have name=value, with commas between them'],
    ['a b=c', 'must have name=value, with commas between them'],
  ])('refuse the headers %s in a sentence that names the setting', (headers, fault) => {
    expect(() => readSettings({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toThrow(
      new SettingsFault([`OTEL_EXPORTER_OTLP_HEADERS ${fault}`]),
    )
  })
})
