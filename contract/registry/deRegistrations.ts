import { get, list, post } from '../call'
import { one, paging } from '../dialects'
import { ImportOutcome } from '../imports'
import { importJob } from '../portal/jobs'
import { SPREADSHEET } from '../spreadsheetFile'
import { StrikeHistory, strikeList } from './strikes'

const permit = 'can_view_blacklist_registry'

export const deRegistrations = {
  list: list('DEREG-LIST', '/data-update/de-registrations', { permit, ...strikeList, paging: paging.pageSize }),
  reverse: post('DEREG-REVERSE', '/data-update/de-registrations/{brn}', {
    many: true,
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
    ...importJob,
    upload: { ...SPREADSHEET, accept: ['.xlsx', '.csv'] },
    answer: ImportOutcome,
    changesRecord: { kind: 'ENTITY', key: 'brn', by: 'rows' },
  }),
}
