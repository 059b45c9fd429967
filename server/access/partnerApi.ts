import type { ApiMode } from '@contract/access/endPoints'
import { type partnerApi as contract, partnerAddress, partnerApi } from '@contract/access/partnerApi'
import type { Database, Db } from '../db/database'
import type { Handlers } from '../http/serve'
import { answerPartner } from './guard'
import type { Answers, Caller } from './partnerAnswers'
import { registerAnswers } from './registerAnswers'
import { sandboxAnswers } from './sandboxAnswers'

type Asked<B> = { token: string | undefined; address: string; body: B }

const answersIn: Record<ApiMode, Answers> = { LIVE: registerAnswers, SANDBOX: sandboxAnswers }

/** The partner API in one mode; `currency` is that of its fees. Each call shows its key; see `answerPartner`. */
export const partnerApiHandlers = (database: Database, currency: string, mode: ApiMode): Handlers<typeof contract> => {
  const guarded = answerPartner(database, currency)
  const answers = answersIn[mode]
  const via =
    <B extends Record<string, unknown>, T extends object>(
      { path }: { path: string },
      answer: (db: Db, body: B, caller: Caller) => Promise<T>,
      logged: (body: B) => Record<string, unknown> = body => body,
    ) =>
    ({ token, address, body }: Asked<B>) =>
      guarded({
        endPoint: path.slice(partnerAddress.LIVE.length),
        mode,
        token,
        request: logged(body),
        answer: (db, organisation) => answer(db, body, { ...organisation, address }),
      })
  return {
    registrationStatus: via(partnerApi.registrationStatus, answers.registrationStatus),
    entityBasic: via(partnerApi.entityBasic, answers.entityBasic),
    entityFull: via(partnerApi.entityFull, answers.entityFull),
    directors: via(partnerApi.directors, answers.directors),
    secretary: via(partnerApi.secretary, answers.secretary),
    shareholders: via(partnerApi.shareholders, answers.shareholders),
    beneficialOwners: via(partnerApi.beneficialOwners, answers.beneficialOwners),
    charges: via(partnerApi.charges, answers.charges),
    addresses: via(partnerApi.addresses, answers.addresses),
    filings: via(partnerApi.filings, answers.filings),
    insolvencyStatus: via(partnerApi.insolvencyStatus, answers.insolvencyStatus),
    practitionerStatus: via(partnerApi.practitionerStatus, answers.practitionerStatus),
    attachments: via(partnerApi.attachments, answers.attachments),
    legalDocuments: via(partnerApi.legalDocuments, answers.legalDocuments),
    documentVerification: via(partnerApi.documentVerification, answers.documentVerification),
    documentDetails: via(partnerApi.documentDetails, answers.documentDetails),
    practitioners: via(partnerApi.practitioners, answers.practitioners),
    searchLegalDocuments: via(partnerApi.searchLegalDocuments, answers.searchLegalDocuments),
    // Without the new people: the log keeps no particulars of natural persons.
    fileChanges: via(partnerApi.fileChanges, answers.fileChanges, ({ brn, trackingNo, effects }) => ({
      brn,
      trackingNo,
      effects: effects.map(({ kind, on }) => ({ kind, on })),
    })),
    searchEntity: via(partnerApi.searchEntity, answers.searchEntity),
    nameSimilarity: via(partnerApi.nameSimilarity, answers.nameSimilarity),
    searchPractitioners: via(partnerApi.searchPractitioners, answers.searchPractitioners),
  }
}
