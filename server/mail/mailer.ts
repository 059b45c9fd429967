import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'

export type Message = {
  to: string
  subject: string
  text: string
  /** Message id: by it mail servers recognise a message that arrives a second time. */
  id?: string
  attachments?: { filename: string; content: Readable; contentType: string }[]
}

/**
 * The message was certainly not accepted: REFUSED for good, LATER for now, or UNREACHABLE, as every other message will
 * be. After any other error the outcome is unknown.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  constructor(readonly why: 'REFUSED' | 'LATER' | 'UNREACHABLE') {
    super(`The message was not taken: ${why}`)
  }
}

/** Sends messages. Throws when the mail server did not accept one: `NotTaken` when that is certain. */
export type Mailer = { send(message: Message): Promise<void> }

/** Converts an error to `NotTaken` when the mail server answered a refusal, or could not be reached at all. */
const reasonOf = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error
  if ('responseCode' in error && typeof error.responseCode === 'number')
    return new NotTaken(error.responseCode >= 500 ? 'REFUSED' : 'LATER')
  const unreachable = ('syscall' in error && error.syscall === 'connect') || ('code' in error && error.code === 'EDNS')
  return unreachable ? new NotTaken('UNREACHABLE') : error
}

/** Returns the configured mailer; undefined without a mail server. */
export const mailerOf = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Mailer | undefined => {
  if (!smtpUrl) return undefined
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // The library must not fetch files or addresses that a message names: all parts are passed in.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'daftari'
  return {
    async send({ to, id, ...message }) {
      try {
        // Passed as an object, so that no part of the text is parsed as a second address.
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

/** Masks an address as a***@example.org: still recognisable to its owner. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')
