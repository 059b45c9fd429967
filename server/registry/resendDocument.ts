import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { Edms, OpenDocument, Shelf } from '../edms/edms'
import type { AroundWaiting } from '../http/serve'
import { type Mailer, masked } from '../mail/mailer'

/** Document to send: by its handle, or the newest of a kind. */
export type RequestedDocument = { brn: string; handle: string } | { brn: string; kind: string }

type Parts = { edms: Edms; mailer: Mailer | undefined; portalName: string }
type Client = { name: string; email: string | null }

/** Reads the name of an entity and the email address of its client: its secretary, else a director or owner. */
const findClient = async (db: Db, brn: string): Promise<Client> => {
  const { rows } = await db.execute<Client>(sql`
    SELECT e.name, (
      SELECT p.email FROM entity_person p WHERE p.brn = e.brn AND p.email IS NOT NULL
      ORDER BY p.roles && ARRAY['SECRETARY'] DESC, p.roles && ARRAY['DIRECTOR', 'PARTNER'] DESC, p.no LIMIT 1) AS email
    FROM entity e WHERE e.brn = ${brn}`)
  const client = rows[0]
  if (!client) throw new Refusal('unknown-brn', { brn })
  return client
}

const findHandle = async (db: Db, document: RequestedDocument): Promise<string> => {
  const which = 'handle' in document ? sql`edms_id = ${document.handle}` : sql`kind = ${document.kind}`
  const { rows } = await db.execute<{ handle: string | null }>(sql`
    SELECT edms_id AS handle FROM entity_document WHERE brn = ${document.brn} AND ${which}
    ORDER BY edms_id IS NULL, created_at DESC, id DESC LIMIT 1`)
  if (!rows[0]) throw new Refusal('no-such-document')
  if (!rows[0].handle) throw new Refusal('not-in-edms')
  return rows[0].handle
}

const letter = (portalName: string, { name, brn }: { name: string; brn: string }, { filed, bytes }: OpenDocument) => ({
  subject: `${portalName}: ${filed.name}, ${name}`,
  text: `Attached is the ${filed.name} of ${name} (${brn}), as it is filed in the register. It was sent because you asked for it.`,
  attachments: [{ filename: `${filed.name} ${brn}.pdf`, content: bytes, contentType: 'application/pdf' }],
})

/**
 * Sends a document to the entity's client again, and records it in the audit trail: the document, the recipient, and
 * whether a mail server accepted it or none is configured. Refusals: unknown-brn, no-such-document, not-in-edms,
 * no-client-email, mail-not-sent, and those of opening a document.
 */
export const createResend =
  ({ edms, mailer, portalName }: Parts) =>
  async ({ db, write }: Pick<AroundWaiting, 'db' | 'write'>, shelf: Shelf, wanted: RequestedDocument) => {
    const { name, email } = await findClient(db, wanted.brn)
    const handle = await findHandle(db, wanted)
    if (!email) throw new Refusal('no-client-email')
    const document = await edms.open(db, shelf, handle)
    const { filed, hash, bytes } = document
    try {
      await mailer?.send({ to: email, ...letter(portalName, { name, brn: wanted.brn }, document) })
    } catch {
      throw new Refusal('mail-not-sent')
    } finally {
      bytes.destroy()
    }
    const delivery = mailer ? 'sent by mail' : 'recorded, no mail server'
    await write(async ({ record }) =>
      record({
        subject: `${wanted.brn} ${filed.name}`,
        after: { document: filed.name, edmsId: handle, sha256: hash, to: email, delivery },
      }),
    )
    return successMessage(mailer ? 'document-resent' : 'document-resend-recorded', { to: masked(email) })
  }
