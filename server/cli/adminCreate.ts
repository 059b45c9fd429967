import { Email } from '@contract/accounts/account'
import { PASSWORD } from '@contract/auth/activation'
import { ADMINISTRATOR, addRoles, givePermissions, giveRole } from '../accounts/startingRoles'
import { syncPermissions } from '../accounts/syncPermissions'
import { addToTrail } from '../audit/auditTrail'
import { hashPassword } from '../auth/passwords'
import { secretIn } from '../config/secretFiles'
import { readSettings } from '../config/settings'
import type { Database } from '../db/database'
import { account } from '../db/schema'
import { createAsker } from './ask'
import { type CommandInput, defineCommand } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

type Administrator = { givenName: string; surName: string; username: string; email: string; password: string }

/** Facts of an administrator: the flag, the environment variable and the question of each, in the order of the input. */
const facts = [
  { key: 'givenName', flag: 'given-name', variable: 'ADMIN_GIVEN_NAME', question: 'Given name: ' },
  { key: 'surName', flag: 'surname', variable: 'ADMIN_SURNAME', question: 'Surname: ' },
  { key: 'username', flag: 'username', variable: 'ADMIN_USERNAME', question: 'Username: ' },
  { key: 'email', flag: 'email', variable: 'ADMIN_EMAIL', question: 'Email (one-time codes go there): ' },
] as const

type FactFlag = (typeof facts)[number]['flag']

/** Returns what is given as a flag or in the environment, and asks for the rest. */
const readAdministrator = async (
  flagOf: (flag: FactFlag) => string | undefined,
  { env, stdin }: CommandInput,
): Promise<Administrator> => {
  const administrator = { givenName: '', surName: '', username: '', email: '' }
  let asker: ReturnType<typeof createAsker> | undefined
  const asked = () => {
    asker ??= createAsker(stdin)
    return asker
  }
  for (const { key, flag, variable, question } of facts)
    administrator[key] = (flagOf(flag) ?? env[variable] ?? (await asked().ask(question))).trim()
  const password =
    secretIn(env, 'ADMIN_PASSWORD') ?? (await asked().askSecretly(`Password (at least ${PASSWORD.least} characters): `))
  asker?.close()
  return { ...administrator, password }
}

const faultsOf = ({ givenName, surName, username, email, password }: Administrator): string[] =>
  [
    !givenName && 'The given name is missing.',
    !surName && 'The surname is missing.',
    !/^[\w.@-]{3,60}$/.test(username) && 'A username has 3 to 60 letters, digits, dots, hyphens or underscores.',
    !Email.safeParse(email).success && 'This is not an email address.',
    password.length < PASSWORD.least && `The password has fewer than ${PASSWORD.least} characters.`,
    password.length > PASSWORD.longest && `The password has more than ${PASSWORD.longest} characters.`,
  ].filter(fault => typeof fault === 'string')

const addAdministrator = async (database: Database, { password, ...person }: Administrator) => {
  await syncPermissions(database)
  const passwordHash = await hashPassword(password)
  await database.write(async tx => {
    await addRoles(tx)
    // The administrator's role also receives permissions that a later version of the contract added.
    await givePermissions(tx, ADMINISTRATOR)
    const [administrator] = await tx
      .insert(account)
      .values({ ...person, passwordHash })
      .returning({ id: account.id })
    if (administrator) await giveRole(tx, administrator.id, ADMINISTRATOR)
    await addToTrail(tx, {
      address: 'the command line',
      call: 'ADMIN-CREATE',
      subject: person.username,
      after: { role: ADMINISTRATOR },
    })
  })
}

export const adminCreate = defineCommand({
  name: 'admin create',
  sentence: 'Makes an administrator.',
  flags: {
    'given-name': { kind: 'text', value: 'name', sentence: 'Given name, else ADMIN_GIVEN_NAME.' },
    surname: { kind: 'text', value: 'name', sentence: 'Surname, else ADMIN_SURNAME.' },
    username: { kind: 'text', value: 'name', sentence: 'Name to sign in with, else ADMIN_USERNAME.' },
    email: { kind: 'text', value: 'address', sentence: 'Address that one-time codes go to, else ADMIN_EMAIL.' },
    new: { kind: 'switch', sentence: 'Begins a new registry in an empty data folder first.' },
  },
  notes: [
    'What is not given is asked for at the terminal, or read from standard input, one line each in the order above.',
    'The password comes from ADMIN_PASSWORD or the file that ADMIN_PASSWORD_FILE names, or last from the terminal or standard input. No flag takes it: other accounts of the machine can read the arguments of a program.',
  ],
  async run({ text, isOn, env, stdin }) {
    const settings = readSettings(env)
    if (!isOn('new')) refuseMissingRegistry(settings, ', or begin a new registry there with --new')
    const administrator = await readAdministrator(text, { env, stdin })
    const faults = faultsOf(administrator)
    if (faults.length) return { lines: [], faults, result: {} }
    const { username } = administrator
    const database = await databaseForCommand(settings)
    try {
      await addAdministrator(database, administrator)
      return { lines: [`${username} is an administrator of this registry.`], result: { username } }
    } catch (error) {
      const taken = (error as { cause?: { code?: string } }).cause?.code === '23505'
      if (!taken) throw error
      return { lines: [], faults: ['This username or email is taken.'], result: {} }
    } finally {
      await database.close()
    }
  },
})
