import { gt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { edmsFile } from '../db/schema'
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
 * stay. Returns how many are there now, and the hashes that the first store could not supply. `isThere` tells documents that
 * exist; without it each is read.
 */
export const copyDocuments = async (
  client: PoolClient,
  from: DocumentStore,
  to: DocumentStore,
  isThere: (hash: string) => boolean | Promise<boolean> = hash => holds(to, hash),
): Promise<{ there: number; lost: string[] }> => {
  const db = drizzle(client)
  const { contentHash } = edmsFile
  const lost: string[] = []
  let there = 0
  for (let last = ''; ; ) {
    const rows = await db
      .selectDistinct({ hash: contentHash })
      .from(edmsFile)
      .where(gt(contentHash, last))
      .orderBy(contentHash)
      .limit(BATCH)
    for (const { hash } of rows) {
      last = hash
      try {
        if (!(await isThere(hash))) await to.put(await from.open(hash))
        there++
      } catch (error) {
        if (!(error instanceof StoreFault) || error.fault === 'unreachable') throw error
        lost.push(hash)
      }
    }
    if (rows.length < BATCH) return { there, lost }
  }
}
