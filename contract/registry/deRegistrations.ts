import { z } from 'zod'
import { get, list, post } from '../call'
import { content, one, paging } from '../dialects'
import { ImportOutcome } from '../imports'
import { SPREADSHEET } from '../spreadsheetFile'
import { StrikeEntry, StrikeHistory } from './strikes'

const permit = 'can_view_blacklist_registry'

export const deRegistrations = {
  list: list('DEREG-LIST', '/data-update/de-registrations', {
    permit,
    filter: z.object({ search: z.string().max(200).optional(), status: z.literal('ON').optional() }),
    row: StrikeEntry,
    rowRecord: { kind: 'ENTITY', key: 'brn' },
    paging: paging.pageSize,
    envelope: content,
  }),
  reverse: post('DEREG-REVERSE', '/data-update/de-registrations/{brn}', {
    permit,
    changesRecord: { kind: 'ENTITY', key: 'brn' },
  }),
  history: get('DEREG-HISTORY', '/data-update/de-registrations/{brn}', {
    permit,
    wrapping: one.dataData,
    answer: StrikeHistory,
  }),
  upload: post('DEREG-UPLOAD', '/data-update/de-registrations/import/csv', {
    permit,
    upload: { ...SPREADSHEET, accept: ['.xlsx', '.csv'] },
    answer: ImportOutcome,
    changesRecord: { kind: 'ENTITY', key: 'brn', by: 'rows' },
  }),
}
