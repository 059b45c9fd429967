import { windingUp } from '@contract/insolvency/windingUp'
import { orNothing, reading } from '@/definition/source'

/** The forms of a winding-up; null where a host has no such call, whose path is a guess (decision H3). */
export const windingDraft = orNothing(
  reading(windingUp.draft.from(({ number }: { number: string }) => ({ query: { 'tracking-number': number } }))),
  null,
)

export const permit = windingUp.draft.permit
