import { installationOf } from '../db/installation'
import { checkMailServer } from '../mail/mailer'
import { type Check, finding } from './check'

/** The mail server: it answers and admits this server. No mail is sent. */
export const mailCheck: Check = {
  name: 'mail',
  needsDatabase: true,
  async run({ settings, database }) {
    if (!settings.smtpUrl) return (await installationOf(database.read)).demonstration ? [] : [finding('mail-none')]
    const fault = await checkMailServer(settings)
    if (!fault) return []
    return [finding(fault.refused ? 'mail-refused' : 'mail-unreachable', { code: fault.code })]
  },
}

/** The bucket of documents. Documents in DATA_DIR belong to the check of the disk. */
export const documentsCheck: Check = {
  name: 'documents',
  needsDatabase: false,
  async run({ settings }) {
    if (!settings.edmsS3) return []
    // Loaded on demand: the SDK is slow to load, and only S3 installations need it.
    const { checkBucket } = await import('../edms/s3Store')
    const fault = await checkBucket(settings.edmsS3)
    return fault ? [finding(`bucket-${fault.kind}`, { code: fault.code })] : []
  },
}
