import { findHandlers } from '@server/find/find'
import { OpenLog } from '@server/logs/openLog'
import type { TestDatabase } from './database'
import { around } from './queryPlans'

/** Returns the search over all records for a text, as somebody with these permissions. */
export const searchFor = (text: string, permissions: ReadonlySet<string>) => (db: TestDatabase['database']['read']) => {
  const { who, ...others } = around(db)
  return findHandlers(new OpenLog(async () => undefined)).records({
    ...others,
    who: { ...who, permissions },
    path: {},
    query: undefined,
    body: { text },
  })
}
