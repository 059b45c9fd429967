import type { AddressInfo } from 'node:net'
import { readSettings } from '@server/config/settings'
import { rememberCallers } from '@server/http/callerNames'
import { servePortal } from '@server/http/portal'
import { protect } from '@server/http/protection'
import Fastify from 'fastify'
import type { Browser, BrowserContext } from 'playwright-core'
import { builtPage } from './builtPage'
import { sharedChromium } from './chromium'

export type Listed = {
  key: string
  title: string
  fileName?: string
  notice?: 'notInEdms' | 'migrating'
  as?: 'base64' | 'bytes' | 'blob'
  /** Ignores the abort signal: its answer arrives whatever has been chosen since. */
  deaf?: boolean
  /** Answer of the registry; a function is called for each request. */
  answer?: Buffer | string | (() => Promise<Buffer | string | number>)
}

/**
 * Serves the pane with a list beside it, built like the portal and with the portal's own headers, and opens a browser.
 * Documents come from memory.
 */
export const pdfPage = async (documents: Listed[]) => {
  const folder = await builtPage('pdfHarness', ['index', 'bare'])
  const app = Fastify()
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0' })
  await protect(
    app,
    settings,
    rememberCallers(async () => new Map()),
  )
  app.get('/documents', () => documents.map(({ answer: _, ...listed }) => listed))
  app.get<{ Params: { key: string } }>('/documents/:key', async (request, reply) => {
    const document = documents.find(({ key }) => key === request.params.key)
    const answer = typeof document?.answer === 'function' ? await document.answer() : (document?.answer ?? 404)
    if (typeof answer === 'number') return reply.code(answer).send({})
    const body = typeof answer === 'string' || document?.as ? answer : answer.toString('base64')
    return reply.type('application/octet-stream').send(body)
  })
  await servePortal(app, settings.portalConfig, folder)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const browser = await sharedChromium()
  const contexts: BrowserContext[] = []

  /**
   * Opens a new profile; `faults` collects page errors, violations of the security policy, and requests to other hosts.
   */
  const open = async (address = '/', options: Parameters<Browser['newContext']>[0] = {}) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      ...options,
    })
    contexts.push(context)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) faults.push(message.text())
    })
    page.on('request', request => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${url}/`)) faults.push(request.url())
    })
    await page.goto(address)
    return { page, context, faults }
  }
  return {
    url,
    open,
    async close() {
      await Promise.all(contexts.map(context => context.close()))
      await app.close()
    },
  }
}
export type PdfPage = Awaited<ReturnType<typeof pdfPage>>
