import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Email } from '@contract/accounts/account'
import { PASSWORD } from '@contract/auth/activation'
import { ADMINISTRATOR, addRoles, givePermissions, giveRole } from '../accounts/startingRoles'
import { syncPermissions } from '../accounts/syncPermissions'
import { addToTrail } from '../audit/auditTrail'
import { hashPassword } from '../auth/passwords'
import { readSettings } from '../config/settings'
import { account } from '../db/schema'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

/** Prompts on the terminal; password input is not echoed. Piped input is read line by line. */
const createAsker = () => {
  let silent = false
  const output = new Writable({
    write(chunk, _, done) {
      if (!silent) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY ?? false })
  const waiting = lines[Symbol.asyncIterator]()
  const next = async (question: string) => {
    process.stdout.write(question)
    const { value } = await waiting.next()
    return String(value ?? '').trim()
  }
  return {
    ask: next,
    async askPassword(question: string) {
      process.stdout.write(question)
      silent = true
      const { value } = await waiting.next()
      silent = false
      process.stdout.write('\n')
      return String(value ?? '')
    },
    close: () => lines.close(),
  }
}

const settings = readSettings(process.env)
if (!process.argv.includes('--new'))
  refuseMissingRegistry(settings, ', or begin a new registry there: npm run admin:create -- --new')

const asker = createAsker()
const [givenName, surName, username, email] = [
  await asker.ask('Given name: '),
  await asker.ask('Surname: '),
  await asker.ask('Username: '),
  await asker.ask('Email (one-time codes go there): '),
]
const password = await asker.askPassword(`Password (at least ${PASSWORD.least} characters): `)
asker.close()

const faults = [
  !givenName && 'The given name is missing.',
  !surName && 'The surname is missing.',
  !/^[\w.@-]{3,60}$/.test(username) && 'A username has 3 to 60 letters, digits, dots, hyphens or underscores.',
  !Email.safeParse(email).success && 'This is not an email address.',
  password.length < PASSWORD.least && `The password has fewer than ${PASSWORD.least} characters.`,
  password.length > PASSWORD.longest && `The password has more than ${PASSWORD.longest} characters.`,
].filter(fault => typeof fault === 'string')
if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}

const database = await databaseForCommand(settings)
try {
  await syncPermissions(database)
  const passwordHash = await hashPassword(password)
  await database.write(async tx => {
    await addRoles(tx)
    // The administrator's role also receives permissions that a later version of the contract added.
    await givePermissions(tx, ADMINISTRATOR)
    const [administrator] = await tx
      .insert(account)
      .values({ username, email, passwordHash, givenName, surName })
      .returning({ id: account.id })
    if (administrator) await giveRole(tx, administrator.id, ADMINISTRATOR)
    await addToTrail(tx, {
      address: 'the command line',
      call: 'ADMIN-CREATE',
      subject: username,
      after: { role: ADMINISTRATOR },
    })
  })
  console.log(`${username} is an administrator of this registry.`)
} catch (error) {
  const taken = (error as { cause?: { code?: string } }).cause?.code === '23505'
  console.error(taken ? 'This username or email is taken.' : (error as Error).message)
  process.exitCode = 1
} finally {
  await database.close()
}
