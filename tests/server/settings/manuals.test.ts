import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createEdms } from '@server/edms/edms'
import type { DocumentStore } from '@server/edms/store'
import type { Uploaded } from '@server/http/upload'
import { manualHandlers } from '@server/settings/manuals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { around } from '../../support/queryPlans'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const file: Uploaded = { path: import.meta.filename, name: 'guide.pdf', bytes: 1, discard: async () => undefined }

/** Adds a section of the manual, whose file is put by this store. */
const add = (put: DocumentStore['put'], sectionName: string) => {
  const store: DocumentStore = { put, open: async () => Readable.from([]) }
  const { db: _, record, ...asking } = around(test.database.read)
  return manualHandlers(createEdms({ store, address: '' })).add({
    ...asking,
    query: {},
    body: { sectionName, position: 1 },
    file,
    signal: new AbortController().signal,
    write: work => test.database.write(db => work({ db, record })),
    recordOutcome: async () => undefined,
  })
}

/** Returns a store that takes a file only once it is told to, and a promise that a file has come. */
const slowStore = () => {
  let take = () => {}
  const taken = new Promise<void>(done => {
    take = done
  })
  let come = () => {}
  const hasCome = new Promise<void>(done => {
    come = done
  })
  const put: DocumentStore['put'] = async bytes => {
    come()
    await Promise.all([taken, buffer(bytes)])
    return { hash: 'a'.repeat(64), size: 1 }
  }
  return { put, take, hasCome }
}
const quickStore: DocumentStore['put'] = async bytes => ({ hash: 'b'.repeat(64), size: (await buffer(bytes)).length })

it('adds a section while the file of another one is on its way to a slow store', async () => {
  const slow = slowStore()
  const first = add(slow.put, 'Slow')
  await slow.hasCome
  await add(quickStore, 'Quick')
  slow.take()
  await first
})

it('adds a section once when two of one name come together', async () => {
  const slow = slowStore()
  const first = add(slow.put, 'Same')
  await slow.hasCome
  await add(quickStore, 'SAME')
  slow.take()
  await expect(first).rejects.toMatchObject({ code: 'name-taken' })
})
