import type { Permission } from '../permissions'
import { processPermit } from '../processes/process'
import { foundKinds } from './find'

/** Areas by which work is grouped and filtered. */
export const workAreas = [
  'PRACTITIONERS',
  'PROCESSES',
  'BILLING',
  'DOCUMENTS',
  'INSOLVENCY',
  'INTEGRATIONS',
  'NOTES',
] as const
export type WorkArea = (typeof workAreas)[number]

/**
 * Sources of work: the area of each, and the permissions that its own page and the act that ends it need, all of them.
 * A person sees the work of the sources whose permissions they hold; work of a source for `ownersOnly` is seen by its
 * owner alone. `server/work/sources` says which rows are work.
 */
export const workSources = {
  COMPLAINT: { area: 'PRACTITIONERS', needs: foundKinds.PRACTITIONER },
  PRACTITIONER_APPLICATION: { area: 'PRACTITIONERS', needs: foundKinds.PRACTITIONER },
  PROCESS: { area: 'PROCESSES', needs: [processPermit] },
  CORRECTION: { area: 'PROCESSES', needs: [processPermit] },
  PAYMENT: { area: 'BILLING', needs: foundKinds.PAYMENT },
  DOCUMENT: { area: 'DOCUMENTS', needs: foundKinds.COMPANY },
  INSOLVENCY_APPLICATION: { area: 'INSOLVENCY', needs: foundKinds.INSOLVENCY_APPLICATION },
  GO_LIVE: {
    area: 'INTEGRATIONS',
    needs: ['can_access_integration_settings', 'can_access_api_integrations', 'can_update_account_status'],
  },
  REMINDER: { area: 'NOTES', needs: [], ownersOnly: true },
} as const satisfies Record<string, { area: WorkArea; needs: readonly Permission[]; ownersOnly?: true }>
export type WorkSource = keyof typeof workSources
export const workSourceNames = Object.keys(workSources) as [WorkSource, ...WorkSource[]]
