import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { and, arrayOverlaps, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { entity, entityDocument, entityPerson } from '../db/schema'
import type { Edms, OpenDocument, Shelf } from '../edms/edms'
import type { AroundWaiting } from '../http/serve'
import { deliver, plannedDelivery } from '../mail/deliver'
import type { Mailer } from '../mail/mailer'
import { shownEmail } from '../mail/shownEmail'

/** Document to send: by its handle, or the newest of a kind. */
export type RequestedDocument = { brn: string; handle: string } | { brn: string; kind: string }

type Parts = { edms: Edms; mailer: Mailer | undefined; portalName: string }
type Client = { name: string; email: string | null }

/** Reads the name of an entity and the email address of its client: its secretary, else a director or owner. */
const findClient = async (db: Db, brn: string): Promise<Client> => {
  const { roles } = entityPerson
  const email = db
    .select({ email: entityPerson.email })
    .from(entityPerson)
    .where(and(eq(entityPerson.brn, brn), isNotNull(entityPerson.email)))
    .orderBy(
      desc(arrayOverlaps(roles, ['SECRETARY'])),
      desc(arrayOverlaps(roles, ['DIRECTOR', 'PARTNER'])),
      entityPerson.no,
    )
    .limit(1)
  const [client]: Client[] = await db
    .select({ name: entity.name, email: sql<string | null>`${email}` })
    .from(entity)
    .where(eq(entity.brn, brn))
  if (!client) throw new Refusal('unknown-brn', { brn })
  return client
}

const findHandle = async (db: Db, document: RequestedDocument): Promise<string> => {
  const { brn, edmsId, kind, createdAt, id } = entityDocument
  const choice = 'handle' in document ? eq(edmsId, document.handle) : eq(kind, document.kind)
  const [row] = await db
    .select({ handle: edmsId })
    .from(entityDocument)
    .where(and(eq(brn, document.brn), choice))
    .orderBy(isNull(edmsId), desc(createdAt), desc(id))
    .limit(1)
  if (!row) throw new Refusal('no-such-document')
  if (!row.handle) throw new Refusal('not-in-edms')
  return row.handle
}

const letter = (portalName: string, { name, brn }: { name: string; brn: string }, { filed, bytes }: OpenDocument) => ({
  subject: `${portalName}: ${filed.name}, ${name}`,
  text: `Attached is the ${filed.name} of ${name} (${brn}), as it is filed in the register. It was sent because you asked for it.`,
  attachments: [{ filename: `${filed.name} ${brn}.pdf`, content: bytes, contentType: 'application/pdf' }],
})

/**
 * Sends a document to the entity's client again. The audit trail holds document and recipient before the mail goes out,
 * and then its outcome. Refusals: unknown-brn, no-such-document, not-in-edms, no-client-email, mail-not-sent, and those of
 * opening a document.
 */
export const createResend =
  ({ edms, mailer, portalName }: Parts) =>
  async (
    { db, who, write, recordOutcome }: Pick<AroundWaiting, 'db' | 'who' | 'write' | 'recordOutcome'>,
    shelf: Shelf,
    request: RequestedDocument,
  ) => {
    const { name, email } = await findClient(db, request.brn)
    const handle = await findHandle(db, request)
    if (!email) throw new Refusal('no-client-email')
    const document = await edms.open(db, shelf, handle)
    const { filed, hash, bytes } = document
    const entry = (delivery: string) => ({
      subject: `${request.brn} ${filed.name}`,
      after: { document: filed.name, edmsId: handle, sha256: hash, to: email, delivery },
    })
    try {
      await write(async ({ record }) => record(entry(plannedDelivery(mailer))))
      const message = { to: email, ...letter(portalName, { name, brn: request.brn }, document) }
      const sent = await deliver(mailer, message, delivery => recordOutcome(entry(delivery)))
      if (!sent) throw new Refusal('mail-not-sent')
    } finally {
      bytes.destroy()
    }
    return successMessage(mailer ? 'document-resent' : 'document-resend-recorded', {
      to: shownEmail(who, email),
    })
  }
