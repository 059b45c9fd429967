import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'

export type Message = {
  to: string
  subject: string
  text: string
  attachments?: { filename: string; content: Readable; contentType: string }[]
}

/** Sends messages. Throws when the mail server did not take one. */
export type Mailer = { send(message: Message): Promise<void> }

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
  return {
    async send({ to, ...message }) {
      // As an address alone, so that nothing in it reads as a second one.
      await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, ...message })
    },
  }
}

/** a***@example.org: enough to know an address by. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***')
