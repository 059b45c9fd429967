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
 * Acts of other parts of the register that end an item, each by a call of its own: a message is sent again, a correction
 * compared again, the gateway asked about a payment, a document sent to the EDMS again, a reminder marked as done.
 */
export type WorkAct = 'RETRY' | 'RECONCILE' | 'ASK_GATEWAY' | 'ASK_EDMS' | 'END_REMINDER'

/**
 * End of an item of a source: an act that is sent as it is, a page or dialog on which it is decided, or nothing of
 * the register itself, so that it is recorded as settled. `form` names an action of the list of work with a form, which ends
 * the item where the act does not.
 */
export type Finish = { kind: 'act'; act: WorkAct; form?: 'fileDocument' } | { kind: 'open' } | { kind: 'settle' }

/**
 * Sources of work: the area of each, and the permissions that its own page and the act that ends it need, all of them;
 * and what finishes an item.
 * A person sees the work of the sources whose permissions they hold; work of a source for `ownersOnly` is seen by its
 * owner alone. `server/work/sources` says which rows are work.
 */
export const workSources = {
  COMPLAINT: { area: 'PRACTITIONERS', needs: foundKinds.PRACTITIONER, finish: { kind: 'settle' } },
  PRACTITIONER_APPLICATION: { area: 'PRACTITIONERS', needs: foundKinds.PRACTITIONER, finish: { kind: 'settle' } },
  PROCESS: { area: 'PROCESSES', needs: [processPermit], finish: { kind: 'act', act: 'RETRY' } },
  CORRECTION: { area: 'PROCESSES', needs: [processPermit], finish: { kind: 'act', act: 'RECONCILE' } },
  PAYMENT: { area: 'BILLING', needs: foundKinds.PAYMENT, finish: { kind: 'act', act: 'ASK_GATEWAY' } },
  DOCUMENT: {
    area: 'DOCUMENTS',
    needs: foundKinds.COMPANY,
    finish: { kind: 'act', act: 'ASK_EDMS', form: 'fileDocument' },
  },
  INSOLVENCY_APPLICATION: { area: 'INSOLVENCY', needs: foundKinds.INSOLVENCY_APPLICATION, finish: { kind: 'settle' } },
  GO_LIVE: {
    area: 'INTEGRATIONS',
    needs: ['can_access_integration_settings', 'can_access_api_integrations', 'can_update_account_status'],
    finish: { kind: 'open' },
  },
  REMINDER: { area: 'NOTES', needs: [], ownersOnly: true, finish: { kind: 'act', act: 'END_REMINDER' } },
} as const satisfies Record<string, { area: WorkArea; needs: readonly Permission[]; finish: Finish; ownersOnly?: true }>
export type WorkSource = keyof typeof workSources
export const workSourceNames = Object.keys(workSources) as [WorkSource, ...WorkSource[]]
