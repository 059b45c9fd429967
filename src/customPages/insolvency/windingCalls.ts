import { windingUp } from '@contract/insolvency/windingUp'
import { orNothing, reading } from '@/definition/source'

/** Source of the forms of a winding-up; null for a host without this call, whose path is a guess (decision H3). */
export const windingDraft = orNothing(
  reading(windingUp.draft.from(({ number }: { number: string }) => ({ query: { 'tracking-number': number } }))),
  null,
)

export const permit = windingUp.draft.permit
