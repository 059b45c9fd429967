import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { multipart, type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes, passwordOf, signIn } from '../../support/sessions'

let registry: TestRegistry
let app: FastifyInstance
const lines: string[] = []
const people = catchCodes()
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  app = await createApp({
    database: registry.database,
    settings: readSettings({ LOG_LEVEL: 'debug' }),
    delivery: people.delivery,
    portalFolder: '/nowhere',
    log: { write: line => void lines.push(line) },
  })
})
afterAll(async () => {
  await app.close()
  await registry.close()
})

it('writes none of twelve planted secrets to a log or an error after any failure', async () => {
  const token = await signIn(app, 'admin', people.codeFor)
  const secrets = {
    password: passwordOf('admin'),
    wrongPassword: 'Tr0ub4dor&3',
    code: people.codeFor('admin'),
    token,
    forgedToken: 'f0rged-t0ken-f0rged-t0ken-f0rged-t0ken-1234',
    apiKey: 'sk_live_51H8xQ2',
    nin: 'CM90100012345A',
    bankAccount: '9030012345678',
    email: 'mirembe.private@mail.example',
    phone: '+256772123456',
    name: 'Mirembe Secretive Holdings',
    cookie: 'sid=abcdef0123456789',
  }
  const errors: string[] = []
  const send = async (options: InjectOptions, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}`, cookie: secrets.cookie, 'x-api-key': secrets.apiKey }
    const answer = await app.inject({ ...options, headers: { ...headers, ...options.headers } })
    if (answer.statusCode >= 400) errors.push(answer.body)
  }
  const post = (url: string, payload: object | string) => send({ method: 'POST', url, payload })
  const mdas = pathOf(contract.mdas.create)
  const everything = encodeURIComponent(Object.values(secrets).join('\n    at '))
  const step1 = pathOf(contract.session.signIn)

  const wrongly = { usernameOrEmail: secrets.email, password: secrets.wrongPassword }
  await post(step1, wrongly)
  await post(step1, { ...wrongly, nin: secrets.nin, bankAccount: secrets.bankAccount })
  await post(step1, { usernameOrEmail: 'admin', password: secrets.password })
  await post(pathOf(contract.session.validateCode), { token: secrets.forgedToken, otp: secrets.code })
  await post(pathOf(contract.session.validateCode), { token: secrets.forgedToken, otp: `${secrets.code}9` })
  await send({ url: pathOf(contract.session.profile) }, secrets.forgedToken)
  await send({ url: `${pathOf(contract.mdas.create)}?search=${everything}` })
  await send({ url: `/nothing/${everything}?token=${token}` })
  await post(pathOf(contract.mdas.update, { no: everything }), { name: secrets.name })
  await post(mdas, { name: 5, phone: secrets.phone, email: secrets.email })
  await post(mdas, `{"name": "${secrets.name}", "nin": ${secrets.nin}`)
  await send({
    method: 'POST',
    url: pathOf(contract.blacklist.upload),
    ...multipart(Buffer.from(Object.values(secrets).join()), `${secrets.name}.xlsx`),
  })

  // The database itself fails on the input, and its own messages quote that.
  const owner = new pg.Client(registry.connection)
  await owner.connect()
  await owner.query('ALTER TABLE account RENAME TO hidden_accounts; ALTER TABLE mda RENAME TO hidden_mdas')
  await owner.end()
  await post(step1, { ...wrongly, usernameOrEmail: `x\n    at ${secrets.email}` })
  await post(mdas, { name: `${secrets.name} \n    at ${secrets.nin}` })
  await send({ url: `${pathOf(contract.mdas.create)}?search=${encodeURIComponent(secrets.name)}` })

  const written = lines.join('\n')
  expect(lines.length).toBeGreaterThan(15)
  expect(written).toContain('"fault"')
  for (const [what, secret] of Object.entries(secrets)) {
    // Times and lengths have four digits too, so a code is searched for as a whole value.
    const pattern = what === 'code' ? `"${secret}"` : secret
    expect(written.includes(pattern), `the log holds the ${what}`).toBe(false)
    expect(errors.join('\n').includes(pattern), `an error holds the ${what}`).toBe(false)
  }
})
