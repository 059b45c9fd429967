import type { GatewayAnswer, GatewayQuestion, PaymentGateway } from '../billing/gateway'

const QUICK = 150
const LATE = 3000

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((later, fail) => {
    const timer = setTimeout(later, ms)
    timer.unref()
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(signal.reason)
    })
  })

const outcomeOf = ({ kind, prn }: GatewayQuestion): GatewayAnswer['outcome'] => {
  if (kind === 'RELEASE') return 'RELEASED'
  if (prn.endsWith('9')) return 'FAILED'
  return prn.endsWith('4') ? 'PENDING' : 'CREDITED'
}

/**
 * Simulates a gateway for a demonstration. The last digit of a PRN decides: 4 is not paid yet, 6 answers late, 7 fails
 * twice before it answers, 8 answers twice, 9 was not paid, all others are credited.
 */
export const demonstrationGateway = (): PaymentGateway => {
  let take: (answer: GatewayAnswer) => Promise<void> = async () => undefined
  return {
    async ask(question, signal) {
      const { request, prn, attempt } = question
      await wait(prn.endsWith('6') ? LATE : QUICK, signal)
      if (prn.endsWith('7') && attempt <= 2) throw new Error('The gateway is not there')
      const answer = { request, outcome: outcomeOf(question), reference: `GW-${prn}` }
      if (prn.endsWith('8'))
        void wait(QUICK)
          .then(() => take(answer))
          .catch(() => undefined)
      return answer
    },
    listen(taking) {
      take = taking
    },
  }
}
