import type { PoolClient } from 'pg'
import { type DocumentStore, StoreFault } from './store'

const BATCH = 1000

const holds = async (store: DocumentStore, hash: string) => {
  try {
    const bytes = await store.open(hash)
    bytes.destroy()
    return true
  } catch (error) {
    if (error instanceof StoreFault && error.fault !== 'unreachable') return false
    throw error
  }
}

/**
 * Copies the bytes of every document of the registry from one store to another, verified on the way; existing ones
 * stay. Returns how many are there now, and the hashes that the first store could not supply.
 */
export const copyDocuments = async (
  client: PoolClient,
  from: DocumentStore,
  to: DocumentStore,
): Promise<{ there: number; lost: string[] }> => {
  const lost: string[] = []
  let there = 0
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ hash: string }>(
      'SELECT DISTINCT content_hash AS hash FROM edms_file WHERE content_hash > $1 ORDER BY 1 LIMIT $2',
      [last, BATCH],
    )
    for (const { hash } of rows) {
      last = hash
      try {
        if (!(await holds(to, hash))) await to.put(await from.open(hash))
        there++
      } catch (error) {
        if (!(error instanceof StoreFault) || error.fault === 'unreachable') throw error
        lost.push(hash)
      }
    }
    if (rows.length < BATCH) return { there, lost }
  }
}
