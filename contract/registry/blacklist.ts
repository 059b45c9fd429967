import { z } from 'zod'
import { get, list, post } from '../call'
import { one, paging } from '../dialects'
import { foldText } from '../fold'
import { ImportOutcome } from '../imports'
import { importJob } from '../portal/jobs'
import { SPREADSHEET } from '../spreadsheetFile'
import { LONGEST_REASON, StrikeHistory, strikeList } from './strikes'

const permit = 'can_view_blacklist_registry'

export const blacklist = {
  list: list('BLACKLIST-LIST', '/data-update/blacklisted-brns', {
    permit,
    ...strikeList,
    paging: paging.pageSizeLimitOffset,
  }),
  add: post('BLACKLIST-ADD', '/data-update/blacklisted-brns/{brn}/add', {
    permit,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
    body: z.strictObject({
      brn: z.string().trim().min(1).max(40),
      companyName: z.string().overwrite(foldText).max(500),
      reason: z.string().trim().max(LONGEST_REASON).optional(),
    }),
    extras: { reason: 'strikeReasons' },
  }),
  reverse: post('BLACKLIST-REVERSE', '/data-update/blacklisted-brns/{brn}', {
    many: true,
    permit,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
  }),
  history: get('BLACKLIST-HISTORY', '/data-update/blacklisted-brns/{brn}', {
    permit,
    wrapping: one.dataData,
    answer: StrikeHistory,
  }),
  upload: post('BLACKLIST-UPLOAD', '/data-update/blacklisted-brns/import/csv', {
    permit,
    assumed: 'The path is not shown; its neighbour is the de-registration upload (decision C1).',
    ...importJob,
    upload: { ...SPREADSHEET, accept: ['.xlsx'] },
    answer: ImportOutcome,
    changesRecord: { kind: 'ENTITY', key: 'brn', by: 'rows' },
  }),
}
