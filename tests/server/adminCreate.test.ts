import { PASSWORD } from '@contract/auth/activation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../support/command'
import { type TestDatabase, testDatabase } from '../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

/** Runs the command with these answers to its questions. */
const create = ({ email = 'grace@registry.example', password = 'a long enough password' } = {}) =>
  runCommand(test, 'admin create', [], ['Grace', 'Nakato', 'grace', email, password])
const administrators = async () =>
  (await test.database.pool.query<{ email: string }>('SELECT email FROM account')).rows.map(({ email }) => email)

it('refuses an address that no message can be sent to, and a password that the portal would not take', async () => {
  const unreachable = await create({ email: 'grace@registry.example>' })
  expect([unreachable.status, unreachable.stderr]).toEqual([1, 'This is not an email address.\n'])
  const long = await create({ password: 'x'.repeat(PASSWORD.longest + 1) })
  expect([long.status, long.stderr]).toEqual([1, `The password has more than ${PASSWORD.longest} characters.\n`])
  expect(await administrators()).toEqual([])
})

it('makes an administrator, once', async () => {
  expect(await create()).toMatchObject({ status: 0, stderr: '' })
  expect(await create()).toMatchObject({ status: 1, stderr: 'This username or email is taken.\n' })
  expect(await administrators()).toEqual(['grace@registry.example'])
})
