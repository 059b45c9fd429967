import { and, desc, eq, sql } from 'drizzle-orm'
import type { Settings } from '../config/settings'
import type { Database, Db } from '../db/database'
import { auditEntry } from '../db/schema'
import type { Mailer } from '../mail/mailer'
import { type Anchor, anchorFileIn, appendAnchor, lastAnchor, type TrailHead } from './anchorFile'
import { type KeySettings, openAuditKey } from './auditKey'

const HOUR = 3_600_000

type Log = { info(about: object, message: string): void; error(about: object, message: string): void }
type Parts = {
  settings: Pick<Settings, 'auditMailTo' | 'portalConfig'> & KeySettings
  log: Log
  mailer?: Mailer | undefined
}

/** Reads the last committed entry of the audit trail. */
export const readHead = async (db: Db): Promise<TrailHead | undefined> => {
  const [head] = await db
    .select({ entry: auditEntry.id, hash: auditEntry.hash })
    .from(auditEntry)
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return head
}

/** Returns true while the database still holds the entry of an anchor. */
const stillThere = async (db: Db, { entry, hash }: TrailHead) =>
  (await db.$count(auditEntry, and(eq(auditEntry.id, entry), eq(auditEntry.hash, hash)))) > 0

const lock = sql`hashtext('audit_anchor')`

/**
 * Appends the head of the trail to the file in the data folder, if the last anchor is an hour old and the trail has
 * grown since. One server does so at a time, so that servers sharing a data folder write one anchor. If the database
 * has lost the entry of the last anchor, an error is logged.
 */
export const anchorEveryHour = (database: Database, { settings, log }: Parts, now = new Date()) =>
  database.write(async (tx): Promise<Anchor | undefined> => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${lock}) AS mine`)
    if (!rows[0]?.mine) return undefined
    const path = anchorFileIn(settings.dataDir)
    const last = await lastAnchor(path)
    if (last && now.getTime() - Date.parse(last.at) < HOUR) return undefined
    if (last && !(await stillThere(tx, last)))
      log.error(
        { entry: last.entry },
        'the audit trail does not fit its last anchor: run npm run daftari -- audit verify',
      )
    const head = await readHead(tx)
    if (!head || (head.entry === last?.entry && head.hash === last.hash)) return undefined
    return appendAnchor(path, openAuditKey(settings), head, last ? 'hour' : 'start', now)
  })

/** Appends the head that a backup or a restore names to the file in the data folder, whatever its last anchor is. */
export const anchorNow = (
  database: Pick<Database, 'write'>,
  settings: Parts['settings'],
  head: TrailHead,
  reason: 'backup' | 'restore',
) =>
  database.write(async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
    return appendAnchor(anchorFileIn(settings.dataDir), openAuditKey(settings), head, reason)
  })

/**
 * Returns the hourly task: it writes an anchor to the file, to the log and, if AUDIT_MAIL_TO is set, to a mailbox. An anchor
 * that the mail server did not accept is mailed in a later round.
 */
export const anchorRound = (database: Database, { mailer, ...parts }: Parts) => {
  const { auditMailTo, portalConfig } = parts.settings
  let unsent: Anchor | undefined
  const mail = async (to: string, anchor: Anchor) => {
    const subject = `${portalConfig.portalName}: audit trail at entry ${anchor.entry}`
    await mailer?.send({ to, subject, text: `${JSON.stringify(anchor)}\n` })
    unsent = undefined
  }
  return async () => {
    const anchor = await anchorEveryHour(database, parts)
    if (anchor) parts.log.info(anchor, 'audit trail anchored')
    unsent = anchor ?? unsent
    if (!unsent || !auditMailTo) return
    await mail(auditMailTo, unsent).catch((error: unknown) =>
      parts.log.error({ fault: error instanceof Error ? error.name : 'unknown' }, 'the anchor was not mailed'),
    )
  }
}
