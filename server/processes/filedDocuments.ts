import { createHash } from 'node:crypto'
import type { RefusalCode } from '@contract/errors'
import type { SayingCode } from '@contract/successMessages'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { attachmentRetry, entityDocument, legalDocument } from '../db/schema'

/** Document of an attempt: an instrument by its number, or the document of an entity by the number of its row. */
export type Filed = { instrumentNumber: string } | { documentId: number }

/** Document that a caller names: the number of an instrument may be spelled in several ways. */
export type Named = { instrumentNumber: string | SQL } | { documentId: number }

/** Words about an attempt: what the document is called in them, and the code of each sentence. */
type Words = { params: Record<string, string>; filed: SayingCode; asked: SayingCode; already: SayingCode } & Record<
  'isFiled' | 'notTaken',
  RefusalCode
>

/** A document that is filed in the EDMS, found by an attempt. */
export type FiledDocument = {
  filed: Filed
  /** Call in whose name the trail says that it was filed, and its subject there. */
  call: string
  subject: string
  edmsId: string | null
  /** Handle under which it is filed: always the same, so that filing it twice is harmless. */
  handle: string
  kind: string
  body: object
  words: Words
  /** Notes its handle, unless it has one; returns whether it did. */
  file(tx: Db): Promise<boolean>
}

const handleOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 32)

/** Returns the condition of the attempts about a document. */
export const attemptsFor = (filed: Filed): SQL =>
  'documentId' in filed
    ? eq(attachmentRetry.documentId, filed.documentId)
    : eq(attachmentRetry.instrumentNumber, filed.instrumentNumber)

const findInstrument = async (tx: Db, typed: string | SQL): Promise<FiledDocument | undefined> => {
  const [row] = await tx
    .select({ number: legalDocument.instrumentNumber, edmsId: legalDocument.edmsId })
    .from(legalDocument)
    .where(eq(legalDocument.instrumentNumber, typed))
    .for('update')
  if (!row) return undefined
  const { number } = row
  const isThis = eq(legalDocument.instrumentNumber, number)
  const handle = handleOf(`instrument/${number}`)
  return {
    filed: { instrumentNumber: number },
    call: 'LEGAL-RETRY',
    subject: number,
    edmsId: row.edmsId,
    handle,
    kind: 'LEGAL_DOCUMENT',
    body: { instrumentNumber: number, handle },
    words: {
      params: { number },
      filed: 'attachment-filed',
      asked: 'attachment-asked',
      already: 'attachment-asked-already',
      isFiled: 'attachment-filed-already',
      notTaken: 'attachment-not-taken',
    },
    async file(db) {
      const { rowCount } = await db
        .update(legalDocument)
        .set({ edmsId: handle })
        .where(and(isThis, isNull(legalDocument.edmsId)))
      return Boolean(rowCount)
    },
  }
}

const findDocument = async (tx: Db, id: number): Promise<FiledDocument | undefined> => {
  const isThis = eq(entityDocument.id, id)
  const [row] = await tx.select().from(entityDocument).where(isThis).for('update')
  if (!row) return undefined
  const { brn, name, kind } = row
  const handle = handleOf(`document/${id}`)
  return {
    filed: { documentId: id },
    call: 'PORTAL-EDMS-ASK',
    subject: `${brn} ${name}`,
    edmsId: row.edmsId,
    handle,
    kind: 'ENTITY_DOCUMENT',
    body: { brn, name, kind, handle },
    words: {
      params: { name },
      filed: 'document-filed',
      asked: 'document-asked',
      already: 'document-asked',
      isFiled: 'document-filed-already',
      notTaken: 'document-not-taken',
    },
    async file(db) {
      const { rowCount } = await db
        .update(entityDocument)
        .set({ edmsId: handle, migrating: false })
        .where(and(isThis, isNull(entityDocument.edmsId)))
      return Boolean(rowCount)
    },
  }
}

/** Finds a document that is or will be filed, locked until the end of the transaction; undefined where there is none. */
export const findFiled = (tx: Db, named: Named): Promise<FiledDocument | undefined> =>
  'documentId' in named ? findDocument(tx, named.documentId) : findInstrument(tx, named.instrumentNumber)
