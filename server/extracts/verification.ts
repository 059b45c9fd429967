import type { extracts as contract } from '@contract/portal/extracts'
import { desc, eq, ne, sql } from 'drizzle-orm'
import { forgiveVerification, takeVerification } from '../auth/attempts'
import type { Settings } from '../config/settings'
import { dayOf } from '../db/days'
import { extract, extractKey } from '../db/schema'
import type { Handlers } from '../http/serve'
import { groupCode, readCode } from './codes'
import { readContent } from './content'
import { shownBy } from './extracts'
import { findSigningKey, type SigningSettings } from './signingKey'
import { stateOf } from './state'

type Parts = SigningSettings & Pick<Settings, 'signInLimits'>

/**
 * Handlers of the calls that anybody may make: the state of an extract by its code, and the public keys. Every code that is
 * not that of an extract is answered alike, after the same work, and counts against the address that it came from.
 */
export const verificationHandlers = (settings: Parts): Pick<Handlers<typeof contract>, 'verify' | 'keys'> => ({
  async verify({ db, address, body }) {
    const counted = await takeVerification(db, address, settings.signInLimits)
    const [found] = await db
      .select({ extract, withdrawnOn: sql<string | null>`${dayOf(extract.withdrawnAt)}::text` })
      .from(extract)
      .where(eq(extract.code, readCode(body.code)))
    if (!found) return { state: 'UNKNOWN' }
    await forgiveVerification(db, counted)
    const { extract: row, withdrawnOn } = found
    const content = readContent(row.content)
    const { name, charges, satisfiedCharges } = content.facts
    return {
      state: await stateOf(db, row),
      code: groupCode(row.code),
      brn: row.brn,
      name,
      ...shownBy(content),
      charges: charges.map(({ number }) => number),
      satisfiedCharges,
      digest: row.digest,
      since: withdrawnOn,
    }
  },

  async keys({ db }) {
    const current = findSigningKey(settings)
    const former = await db
      .select({ id: extractKey.id, publicKey: extractKey.publicKey })
      .from(extractKey)
      .where(current && ne(extractKey.id, current.id))
      .orderBy(desc(extractKey.firstUsedAt), extractKey.id)
    return {
      keys: [
        ...(current ? [{ id: current.id, publicKey: current.publicKey, signs: true }] : []),
        ...former.map(key => ({ ...key, signs: false })),
      ],
    }
  },
})
