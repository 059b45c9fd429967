import { Refusal } from '@contract/errors'
import { eq } from 'drizzle-orm'
import { legalDocument } from '../../db/schema'
import type { Makers } from '../../edms/edms'
import { readDetails } from '../../registry/legalDocumentDetails'
import { idCard, inkSignature } from './accountPapers'
import { entityMakers } from './entityPapers'
import { insolvencyPaper } from './insolvencyPaper'
import { makeLegalPaper } from './legalPaper'
import { manualPage } from './manual'
import { portrait, supportingPaper } from './practitionerPapers'

const legalInstrument = makeLegalPaper(async ({ db, handle }) => {
  const details = await readDetails(db, eq(legalDocument.edmsId, handle))
  if (!details) throw new Refusal('no-such-document')
  return details
})

/** Makers of every document that the demonstration lists, by shelf and kind. */
export const demonstrationPapers: Makers = {
  account: { ID: idCard, SIGNATURE: inkSignature },
  entity: entityMakers,
  insolvency: { ATTACHMENT: insolvencyPaper },
  legal: { INSTRUMENT: legalInstrument },
  manual: { MANUAL: manualPage },
  practitioner: { PHOTO: portrait, ATTACHMENT: supportingPaper },
}
