import { get as send } from 'node:http'
import { Readable } from 'node:stream'
import { fileAnswer, get } from '@contract/call'
import { aroundCalls } from '@server/aroundCalls'
import { handleErrors } from '@server/http/errors'
import { createServe } from '@server/http/serve'
import { openUploadFolder } from '@server/http/uploadFolder'
import { OpenLog } from '@server/logs/openLog'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { listenLocally } from '../../support/sockets'

const area = {
  paper: get('TEST-PAPER', '/paper/{name}', {
    permit: 'signed-in',
    file: { kind: 'DOCUMENT', key: 'name' },
    ...fileAnswer(['application/pdf'], 1),
  }),
}
/** Names of the documents whose opens were written. */
const written: string[] = []
const opens = new OpenLog(async rows => {
  written.push(...rows.map(({ fileKey }) => fileKey ?? ''))
})

let registry: TestRegistry
let app: FastifyInstance
let port: number
let authorization: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  authorization = `Bearer ${await registry.signIn('auditor')}`
  app = Fastify({ forceCloseConnections: true })
  handleErrors(app)
  const files = { uploads: await openUploadFolder(registry.settings.dataDir), pace: registry.settings.uploadPace }
  createServe(app, registry.database, { around: aroundCalls(registry.database, opens), files })(area, {
    async paper({ path: { name = '' } }) {
      const bytes = new Readable({ read: () => undefined })
      bytes.push('%PDF-1.7 all of it but the end')
      if (name !== 'half') bytes.push(null)
      return { bytes, type: 'application/pdf', name: 'Paper.pdf' }
    },
  })
  port = await listenLocally(app)
})
afterAll(async () => {
  await opens.close()
  await app.close()
  await registry.close()
})

const read = (name: string, take: (answer: NodeJS.ReadableStream & { destroy(): void }) => void) =>
  send({ host: '127.0.0.1', port, path: `/paper/${name}`, headers: { authorization } }, take)

it('notes the open of a document once, whether its reader leaves before the last bytes or takes them all', async () => {
  read('half', answer => answer.once('data', () => answer.destroy()))
  await expect.poll(() => written).toEqual(['half'])
  await new Promise<void>(done => {
    read('whole', answer => answer.resume().on('end', () => done()))
  })
  await expect.poll(() => written).toEqual(['half', 'whole'])
})
