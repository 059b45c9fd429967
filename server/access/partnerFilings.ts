import { Refusal, type RefusalCode } from '@contract/errors'
import { filedChanges } from '@contract/portal/filedChanges'
import { addToTrail } from '../audit/auditTrail'
import { refuseByFlags } from '../notes/changedRecords'
import { fileChanges } from '../registry/changes/fileChanges'
import type { Answers } from './partnerAnswers'

const ofFlags: readonly RefusalCode[] = ['flagged', 'flag-approval']

/** Does something with a filing, and refuses what a flag refuses without a word about the flag. */
const withoutFlags = async <T>(brn: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && ofFlags.includes(error.code)) throw new Refusal('filing-not-taken', { brn })
    throw error
  }
}

/** Files changes that an organisation sends with its key: with the checks, flags and audit entry of those of staff. */
export const fileForPartner: Answers['fileChanges'] = async (db, body, { accountId, name, address }) => {
  const { filed, change } = await withoutFlags(body.brn, async () => {
    await refuseByFlags(db, filedChanges.file, { path: {}, query: {}, body })
    return fileChanges(db, body, { filedBy: name, mayReverse: true })
  })
  if (change) await addToTrail(db, { actor: { accountId, name }, address, call: filedChanges.file.id, ...change })
  return filed
}
