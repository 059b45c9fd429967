import type { AddressInfo } from 'node:net'
import { ADMINISTRATOR, addRoles, givePermissions, giveRole } from '@server/accounts/startingRoles'
import { syncPermissions } from '@server/accounts/syncPermissions'
import { anchorFileIn, appendAnchor } from '@server/audit/anchorFile'
import { readHead } from '@server/audit/anchorTrail'
import { openAuditKey } from '@server/audit/auditKey'
import { addToTrail } from '@server/audit/auditTrail'
import { noteBackup } from '@server/db/installation'
import { account } from '@server/db/schema'
import type { Installation } from '@server/doctor/check'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { testDatabase } from './database'
import { testS3 } from './s3'

/** Name and password that the mail server of the test admits. */
const MAIL_LOGIN = { user: 'desk', password: 'the password of the desk' }

const startMail = async () => {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === MAIL_LOGIN.user && password === MAIL_LOGIN.password
        ? done(null, { user: username })
        : done(new Error('Unknown name or password')),
  })
  await new Promise<void>(ready => smtp.listen(0, '127.0.0.1', ready))
  const { port } = smtp.server.address() as AddressInfo
  return {
    /** Returns the setting for a password. */
    url: (password = MAIL_LOGIN.password) =>
      `smtp://${MAIL_LOGIN.user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    close: () => new Promise<void>(done => smtp.close(done)),
  }
}

/**
 * Creates an installation in which the doctor finds nothing: an administrator, a mail server, a bucket, and a trail with a
 * backup of today. `asOwner` runs statements as the owner of the tables.
 */
export const healthyInstallation = async () => {
  const [mail, s3] = [await startMail(), await testS3()]
  const test = await testDatabase({
    SMTP_URL: mail.url(),
    MAIL_FROM: 'Registry <no-reply@registry.example>',
    AUDIT_KEY: 'f3b1c0d94e7a2568f3b1c0d94e7a2568f3b1c0d94e7a2568',
  })
  const { database } = test
  const settings = { ...test.settings, edmsS3: s3.settings }
  await syncPermissions(database)
  await database.write(async tx => {
    await addRoles(tx)
    await givePermissions(tx, ADMINISTRATOR)
    const person = { username: 'grace', email: 'grace@registry.example', givenName: 'Grace', surName: 'Nakato' }
    const [made] = await tx
      .insert(account)
      .values({ ...person, passwordHash: 'hashed' })
      .returning({ id: account.id })
    if (made) await giveRole(tx, made.id, ADMINISTRATOR)
    await addToTrail(tx, { address: 'the command line', call: 'ADMIN-CREATE', subject: 'grace' })
  })
  const head = await readHead(database.read)
  if (!head) throw new Error('The trail is empty')
  await appendAnchor(anchorFileIn(settings.dataDir), openAuditKey(settings), head, 'backup')
  await database.write(tx => noteBackup(tx))
  const installation: Installation = {
    database,
    settings,
    now: () => Date.now(),
    freeBytes: async () => 100 * 1024 ** 3,
  }
  const owner = new pg.Client(test.connection)
  await owner.connect()
  return {
    ...test,
    installation,
    mail,
    s3,
    head,
    owner,
    async close() {
      await owner.end()
      await test.close()
      await mail.close()
      await s3.close()
    },
  }
}

export type HealthyInstallation = Awaited<ReturnType<typeof healthyInstallation>>
