import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'

export type Message = {
  to: string
  subject: string
  text: string
  /** What tells this message from all others: mail servers know one by it that comes to them a second time. */
  id?: string
  attachments?: { filename: string; content: Readable; contentType: string }[]
}

/**
 * The message was certainly not taken: REFUSED for good, LATER for now, or UNREACHABLE with whatever else is to be sent.
 * Any other failure leaves open whether it was.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  constructor(readonly why: 'REFUSED' | 'LATER' | 'UNREACHABLE') {
    super(`The message was not taken: ${why}`)
  }
}

/** Sends messages. Throws when the mail server did not take one: `NotTaken` when that is certain. */
export type Mailer = { send(message: Message): Promise<void> }

/** What the mail server answered, or that it could not be reached at all. */
const reasonOf = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error
  if ('responseCode' in error && typeof error.responseCode === 'number')
    return new NotTaken(error.responseCode >= 500 ? 'REFUSED' : 'LATER')
  const unreachable = ('syscall' in error && error.syscall === 'connect') || ('code' in error && error.code === 'EDNS')
  return unreachable ? new NotTaken('UNREACHABLE') : error
}

/** The configured mail server; undefined when none is. */
export const mailerOf = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Mailer | undefined => {
  if (!smtpUrl) return undefined
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Nothing that a message names is ever fetched: its parts are given.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'daftari'
  return {
    async send({ to, id, ...message }) {
      try {
        // As an address alone, so that nothing in it reads as a second one.
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          ...(id && { messageId: `<${id}@${host}>` }),
          ...message,
        })
      } catch (error) {
        throw reasonOf(error)
      }
    },
  }
}

/** a***@example.org: enough to know an address by. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')
