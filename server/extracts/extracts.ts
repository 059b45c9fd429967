import { Refusal } from '@contract/errors'
import { type extracts as contract, type Extract, MOST_EXTRACTS } from '@contract/portal/extracts'
import { type AsOf, filingOf } from '@contract/registry/asOf'
import { registryToday } from '@contract/registryDay'
import { desc, eq } from 'drizzle-orm'
import { portalAddress } from '../config/reach'
import type { Settings } from '../config/settings'
import type { Db } from '../db/database'
import { installationOf } from '../db/installation'
import { isoMoment } from '../db/isoMoment'
import { extract, extractKey } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers } from '../http/serve'
import { findMoment } from '../registry/asOf'
import { groupCode, newCode } from './codes'
import { type Content, digestOf, readContent, readFacts } from './content'
import { extractPaper } from './extractPaper'
import { openSigningKey, type SigningKey } from './signingKey'
import { stateOf } from './state'

type Row = typeof extract.$inferSelect

/** Returns the moment that an extract shows, as the wire has it. */
export const shownBy = ({ day, trackingNo, knownOn, issuedAt }: Content) => ({ day, trackingNo, knownOn, issuedAt })

const wireOf = async (db: Db, row: Row): Promise<Extract> => ({
  id: row.id,
  code: groupCode(row.code),
  brn: row.brn,
  ...shownBy(readContent(row.content)),
  language: row.language,
  issuedBy: row.issuedBy,
  digest: row.digest,
  signature: row.signature,
  keyId: row.keyId,
  state: await stateOf(db, row),
  withdrawnAt: row.withdrawnAt && isoMoment(row.withdrawnAt),
  withdrawnBy: row.withdrawnBy,
  withdrawnReason: row.withdrawnReason,
})

/** Reads an extract by its id, which may be any text of an address. */
const getExtract = async (db: Db, id: string | undefined, lock = false): Promise<Row> => {
  const query = isUuid(id) ? db.select().from(extract).where(eq(extract.id, id)) : undefined
  const [row] = (await (lock ? query?.for('update') : query)) ?? []
  if (!row) throw new Refusal('no-such-extract')
  return row
}

/** Keeps the public half of a key, so that extracts can be checked when another key signs. */
const keepKey = ({ id, publicKey }: SigningKey, db: Db) =>
  db.insert(extractKey).values({ id, publicKey }).onConflictDoNothing()

/** Returns the day that a moment names; undefined for today and for the state after a filing. */
const otherDay = (day: string | undefined) => (day === registryToday() ? undefined : day)

type IssuedParts = Pick<
  Settings,
  'extractKey' | 'extractKeyFile' | 'dataDir' | 'portalConfig' | 'publicUrl' | 'host' | 'port'
>

/** Handlers of extracts for staff: the list of a file, issuing, the PDF, and withdrawing. */
export const extractHandlers = (
  settings: IssuedParts,
): Pick<Handlers<typeof contract>, 'ofEntity' | 'issue' | 'file' | 'withdraw'> => ({
  async ofEntity({ db, query: { brn } }) {
    const rows = await db
      .select()
      .from(extract)
      .where(eq(extract.brn, brn))
      .orderBy(desc(extract.issuedAt))
      .limit(MOST_EXTRACTS + 1)
    const extracts: Extract[] = []
    for (const row of rows.slice(0, MOST_EXTRACTS)) extracts.push(await wireOf(db, row))
    return { extracts, cut: rows.length > MOST_EXTRACTS }
  },

  async issue({ db, who, body: { brn, language, ...asked }, record }) {
    const key = openSigningKey(settings)
    const asOf: AsOf = { asOf: otherDay(asked.asOf), knownOn: otherDay(asked.knownOn) }
    const { day } = await findMoment(db, brn, asOf)
    const facts = await readFacts(db, brn, asOf.asOf || asOf.knownOn ? asOf : undefined)
    const code = newCode()
    const { portalName, currency } = settings.portalConfig
    const { demonstration } = await installationOf(db)
    const content: Content = {
      format: 1,
      register: portalName,
      currency,
      ...(demonstration && { demonstration }),
      code: groupCode(code),
      verify: new URL(`/verify/${groupCode(code)}`, portalAddress(settings)).href,
      day,
      trackingNo: filingOf(asOf.asOf) ?? null,
      knownOn: asOf.knownOn ?? registryToday(),
      issuedAt: new Date().toISOString(),
      facts,
    }
    const text = JSON.stringify(content)
    const digest = digestOf(text)
    await keepKey(key, db)
    const [row] = await db
      .insert(extract)
      .values({
        code,
        brn,
        asOf: asOf.asOf ?? (asOf.knownOn ? day : null),
        day,
        knownOn: asOf.knownOn ?? null,
        language,
        content: text,
        digest: digest.toString('hex'),
        signature: key.sign(digest).toString('base64url'),
        keyId: key.id,
        issuedAt: content.issuedAt,
        issuedBy: who.name,
      })
      .returning()
    if (!row) throw new Error('The extract was not stored.')
    const issued = await wireOf(db, row)
    record({ subject: brn, after: { extract: issued.code, day, knownOn: content.knownOn, digest: row.digest } })
    return issued
  },

  async file({ db, path: { id } }) {
    const row = await getExtract(db, id)
    return {
      bytes: await extractPaper(row),
      type: 'application/pdf',
      name: `Extract ${row.brn} ${groupCode(row.code)}.pdf`,
    }
  },

  async withdraw({ db, who, path: { id }, body: { reason }, record }) {
    const row = await getExtract(db, id, true)
    if (row.withdrawnBy) throw new Refusal('extract-withdrawn', { name: row.withdrawnBy })
    const [withdrawn] = await db
      .update(extract)
      .set({ withdrawnAt: new Date().toISOString(), withdrawnBy: who.name, withdrawnReason: reason })
      .where(eq(extract.id, row.id))
      .returning()
    if (!withdrawn) throw new Refusal('no-such-extract')
    record({ subject: row.brn, before: { extract: groupCode(row.code) }, after: { withdrawn: reason } })
    return wireOf(db, withdrawn)
  },
})
