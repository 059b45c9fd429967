import { WINDING_UP } from '@contract/insolvency/applications'
import { type WindingTask, windingUp } from '@contract/insolvency/windingUp'
import { isNotFound, type Source } from '@/definition/source'
import { details } from './calls'

const draft = windingUp.draft.from(({ number }: { number: string }) => ({ query: { 'tracking-number': number } }))

/** The forms of a winding-up; a host without this call, whose path is a guess, tells them with its details (decision H3). */
export const windingTask: Source<{ number: string }, WindingTask> = {
  key: 'windingTask',
  load: (asked, ask) =>
    ask.read(draft, asked).catch((error: unknown) => {
      if (isNotFound(error)) return details.load({ ...asked, kind: WINDING_UP }, ask)
      throw error
    }),
}

export const permit = windingUp.draft.permit
