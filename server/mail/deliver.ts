import { type Mailer, type Message, NotTaken } from './mailer'

/** States of a mail in the audit trail: the entry of its change holds the first, an entry of its outcome another. */
const deliveries = {
  WAITING: 'to be sent by mail',
  SENT: 'sent by mail',
  NOT_TAKEN: 'not sent, the mail server did not accept it',
  UNKNOWN: 'not known, the mail server did not answer',
  NO_SERVER: 'recorded, no mail server',
} as const

/** Returns the state of a mail that the transaction of its change records, before the mail goes out. */
export const plannedDelivery = (mailer: Mailer | undefined) => (mailer ? deliveries.WAITING : deliveries.NO_SERVER)

/**
 * Sends a mail after its change is committed. Records the outcome with `record`; without a mail server nothing is left to
 * record. Returns false when the mail server did not accept the mail.
 */
export const deliver = async (
  mailer: Mailer | undefined,
  message: Message,
  record: (delivery: string) => Promise<void>,
): Promise<boolean> => {
  if (!mailer) return true
  const error: unknown = await mailer.send(message).then(
    () => undefined,
    (fault: unknown) => fault ?? new Error('The message was not sent'),
  )
  if (error === undefined) await record(deliveries.SENT)
  else await record(error instanceof NotTaken ? deliveries.NOT_TAKEN : deliveries.UNKNOWN)
  return error === undefined
}
