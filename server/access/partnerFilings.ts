import { Refusal } from '@contract/errors'
import { filedChanges } from '@contract/portal/filedChanges'
import { addToTrail } from '../audit/auditTrail'
import type { Db } from '../db/database'
import { refuseByFlags } from '../notes/changedRecords'
import { fileChanges } from '../registry/changes/fileChanges'
import type { Answers } from './partnerAnswers'

/** Refuses a filing that a flag refuses, without a word about the flag. */
const refuseFiling = async (db: Db, body: { brn: string }) => {
  try {
    await refuseByFlags(db, filedChanges.file, { path: {}, query: {}, body })
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('filing-not-taken', { brn: body.brn })
    throw error
  }
}

/** Files changes that an organisation sends with its key: with the checks, flags and audit entry of those of staff. */
export const fileForPartner: Answers['fileChanges'] = async (db, body, { accountId, name, address }) => {
  await refuseFiling(db, body)
  const { filed, change } = await fileChanges(db, body, { filedBy: name })
  if (change) await addToTrail(db, { actor: { accountId, name }, address, call: filedChanges.file.id, ...change })
  return filed
}
