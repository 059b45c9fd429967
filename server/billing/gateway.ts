/** A question to the payment gateway. Asked again, it is the same question: the gateway may answer it twice. */
export type GatewayQuestion = {
  /** The number of the request, which every answer carries. */
  request: string
  kind: 'VERIFY' | 'RELEASE'
  prn: string
  attempt: number
}

/** What the gateway knows of a PRN now. */
export type GatewayAnswer = {
  request: string
  outcome: 'PENDING' | 'CREDITED' | 'FAILED' | 'RELEASED'
  reference: string
}

/** The payment gateway, as billing needs it. */
export type PaymentGateway = {
  /** Answers, or throws when it cannot; the signal ends the wait. */
  ask(question: GatewayQuestion, signal: AbortSignal): Promise<GatewayAnswer>
  /** Hands over answers that come by themselves: late ones, and repetitions. */
  listen(take: (answer: GatewayAnswer) => Promise<void>): void
}

/** The wait for an answer is over, whatever the gateway does. */
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
