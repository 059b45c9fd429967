import { createReadStream } from 'node:fs'
import { Refusal } from '@contract/errors'
import type { documentFiling as contract } from '@contract/portal/documentFiling'
import { successMessage } from '@contract/successMessages'
import { rowNumber } from '../db/rowNumber'
import type { Edms } from '../edms/edms'
import type { Handlers } from '../http/serve'
import type { WorkEnds } from '../jobs/workEnds'
import { askEdms } from './askEdms'
import { findFiled } from './filedDocuments'

/**
 * Handlers that file a document of an entity which has not arrived in the EDMS: asking for it again, and uploading its file.
 * Whichever comes first files it, and the other is refused or has no effect.
 */
export const documentFilingHandlers = (ends: WorkEnds, edms: Edms): Handlers<typeof contract> => ({
  ask: ({ path: { document }, ...asking }) =>
    askEdms(ends, asking, { documentId: rowNumber(document) }, ['no-such-document']),

  upload: ({ path: { document }, file, write }) =>
    write(async ({ db, record }) => {
      const found = await findFiled(db, { documentId: rowNumber(document) })
      if (!found) throw new Refusal('no-such-document')
      const { subject, edmsId, handle, words } = found
      if (edmsId) throw new Refusal(words.isFiled, words.params)
      const { hash } = await edms.keep(db, handle, createReadStream(file.path))
      await found.file(db)
      record({ subject, before: { edmsId }, after: { edmsId: handle, sha256: hash } })
      return successMessage(words.filed, words.params)
    }),
})
