import { desc, eq, sql } from 'drizzle-orm'
import { dayOf } from '../db/days'
import { extractKey } from '../db/schema'
import { findSigningKey } from '../extracts/signingKey'
import { type Check, finding, type Installation } from './check'

/** Returns the key of extracts; `unusable` where its file cannot be read, or holds another key. */
const readableKey = (settings: Installation['settings']) => {
  try {
    return findSigningKey(settings)
  } catch {
    return 'unusable'
  }
}

/** The key that signs extracts. Its first use makes it, so that none is missing before. */
export const signingCheck: Check = {
  name: 'signing',
  needsDatabase: true,
  async run({ settings, database: { read } }) {
    const key = readableKey(settings)
    if (key === 'unusable') return [finding('signing-key-unusable')]
    const [used] = await read
      .select({ id: extractKey.id, day: sql<string>`to_char(${dayOf(extractKey.firstUsedAt)}, 'DD-MM-YYYY')` })
      .from(extractKey)
      .where(key && eq(extractKey.id, key.id))
      .orderBy(desc(extractKey.firstUsedAt))
      .limit(1)
    if (!key) return used ? [finding('signing-key-missing', used)] : []
    return [used ? finding('signing-key', used) : finding('signing-key-unused', { id: key.id })]
  },
}
