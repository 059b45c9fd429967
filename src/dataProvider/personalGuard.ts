import type { CallFacts, ListCall, Listed } from '@contract/call'
import { personalData } from '@contract/portal/personalData'
import { isRefusal } from './extensions'
import type { Http } from './http'
import type { createReveals } from './reveals'

type Parts = {
  /** True when the person sees personal data without a reason. */
  sees(): boolean
  reveals: ReturnType<typeof createReveals>
}

/**
 * Returns a client that keeps the reveals of the session, and masks personal data that a host answers whole although it
 * announced that it masks. The code that masks is loaded when it is first needed, and never for somebody who sees all. Hosts
 * that do not announce it are left as they are. Throws what the client throws.
 */
export const guardPersonalData = (http: Http, { sees, reveals }: Parts): Http => {
  let known: Promise<void> | undefined

  // After a reload the host still shows files of earlier reasons.
  const readReveals = async () => {
    known ??= http.ask(personalData.reveals).then(
      answer => reveals.add(answer.reveals),
      (error: unknown) => {
        // A host in trouble did not say which files it shows: the next answer with personal data asks again.
        if (!isRefusal(error)) known = undefined
      },
    )
    await known
  }
  const maskFor = async (call: CallFacts | ListCall) => {
    if (call.permit === 'public' || sees() || !(await http.extensions.announced()).has('personalData')) return undefined
    const { personalMask } = await import('./personalMask')
    const mask = personalMask(call, reveals)
    if (mask) await readReveals()
    return mask
  }

  return {
    ...http,
    async ask(call, parts, options) {
      const answer = await http.ask(call, parts, options)
      if (call.id === personalData.giveReason.id) {
        reveals.add([personalData.giveReason.answer.parse(answer)])
        return answer
      }
      if (call.endsReasons) {
        reveals.forget(call.endsReasons)
        known = undefined
      }
      const mask = await maskFor(call)
      return mask ? mask.answer(answer, parts) : answer
    },
    async askList<F, Row>(...[call, page, filter, options]: Parameters<typeof http.askList<F, Row>>) {
      const listed: Listed<Row> = await http.askList(call, page, filter, options)
      const mask = await maskFor(call)
      return mask ? mask.rows(listed, filter) : listed
    },
  }
}
