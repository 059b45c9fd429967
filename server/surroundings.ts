import type { PaymentGateway } from './billing/gateway'
import type { Makers } from './edms/edms'
import type { Downstream } from './processes/downstream'

/** Systems around the registry; the demonstration simulates them. */
export type Surroundings = {
  /** Payment gateway; without one no payment is retried and no PRN released. */
  gateway?: PaymentGateway | undefined
  /** Systems that the registry notifies of registrations; without them the notifications wait in their queues. */
  downstream?: Downstream | undefined
  /** Makers of a demonstration's documents; without them a document exists only once somebody filed it. */
  makers?: Makers | undefined
}

/** Returns a sentence for each system that is not connected: the part of the work that stops without it. */
export const missingSystems = ({ gateway, downstream }: Surroundings): string[] => [
  ...(gateway ? [] : ['No payment gateway is connected: retrying a payment and releasing a PRN are refused.']),
  ...(downstream ? [] : ['No other systems are connected: notifications of registrations wait in their queues.']),
]
