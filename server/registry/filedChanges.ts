import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { filedChanges as contract } from '@contract/portal/filedChanges'
import { deRegistrations } from '@contract/registry/deRegistrations'
import type { Edms } from '../edms/edms'
import { holds } from '../http/handlers'
import type { Handlers } from '../http/serve'
import { FILING_HANDLE, fileChanges } from './changes/fileChanges'
import { findVillages, readPresentFile } from './changes/presentFile'

/** Handlers of filed changes: what can be changed, the documents of a filing, and the filing itself. */
export const filedChangeHandlers = (edms: Edms): Handlers<typeof contract> => ({
  present: ({ db, path: { brn = '' } }) => readPresentFile(db, brn),
  villages: ({ db, query: { q } }) => findVillages(db, q),

  document: ({ file, write }) =>
    write(async ({ db, record }) => {
      const handle = `${FILING_HANDLE}${randomUUID()}`
      const { hash } = await edms.keep(db, handle, createReadStream(file.path))
      record({ subject: handle, after: { sha256: hash } })
      return { handle }
    }),

  async file({ db, body, who, record }) {
    const { filed, change } = await fileChanges(db, body, {
      filedBy: who.name,
      mayReverse: holds(who, deRegistrations.reverse.permit),
    })
    if (change) record(change)
    return filed
  },
})
