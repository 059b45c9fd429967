import { z } from 'zod'
import { get, maybe } from '../call'
import { one } from '../dialects'
import { oneOrMany } from '../registry/practitionerForms'
import { InsolvencyApplication } from './applications'
import { Form20 } from './form20'
import { CourtOrder, insolvencyRecords, Report, Resolution } from './records'

/** A winding-up application with the forms filed for it, each optional. */
export const WindingTask = InsolvencyApplication.extend({
  preliminaryReport: maybe(Report),
  boardResolution: maybe(Resolution),
  courtOrders: maybe(oneOrMany(CourtOrder)),
  reasons: insolvencyRecords.reasons,
  form20: maybe(Form20),
})
export type WindingTask = z.infer<typeof WindingTask>

export const windingUp = {
  draft: get('WINDING-DRAFT', '/insolvency/winding-up/draft', {
    permit: 'can_access_settings',
    assumed: 'The path is not shown; it stands beside the details of a winding-up (decision H3).',
    file: { kind: 'APPLICATION', key: 'tracking-number' },
    query: z.strictObject({ 'tracking-number': z.string().trim().min(1).max(60) }),
    wrapping: one.data,
    answer: WindingTask,
  }),
}
