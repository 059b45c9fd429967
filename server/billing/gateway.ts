/** A request to the payment gateway. A retry repeats the same request, and the gateway may answer it twice. */
export type GatewayQuestion = {
  /** Id of the request, which every answer carries. */
  request: string
  kind: 'VERIFY' | 'RELEASE'
  prn: string
  attempt: number
}

/** Current state of a PRN at the gateway. */
export type GatewayAnswer = {
  request: string
  outcome: 'PENDING' | 'CREDITED' | 'FAILED' | 'RELEASED'
  reference: string
}

/** Interface of the payment gateway. */
export type PaymentGateway = {
  /** Returns the answer, or throws when there is none; the signal aborts the wait. */
  ask(question: GatewayQuestion, signal: AbortSignal): Promise<GatewayAnswer>
  /** Registers the handler of answers that the gateway sends on its own: late and repeated ones. */
  listen(take: (answer: GatewayAnswer) => Promise<void>): void
}

/** Asks the gateway, and rejects when the signal fires, even if the gateway ignores it. */
export const answered = (gateway: PaymentGateway, question: GatewayQuestion, signal: AbortSignal) =>
  new Promise<GatewayAnswer>((done, fail) => {
    const late = () => fail(new DOMException('The gateway did not answer in time', 'TimeoutError'))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    gateway
      .ask(question, signal)
      .then(done, fail)
      .finally(() => signal.removeEventListener('abort', late))
  })
