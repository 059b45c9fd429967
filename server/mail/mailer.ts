import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Settings } from '../config/settings'

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

/** Facts of an error of the library; `originalCode` is the code of TLS, `command` the one that the server answered. */
const MailFault = z.object({
  code: z.string().optional(),
  originalCode: z.string().optional(),
  command: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
  responseCode: z.number().optional(),
})
type MailFault = z.infer<typeof MailFault>

/**
 * Returns true for an error from before the mail server heard of the message: it cannot be reached, proves no identity, or
 * refuses the registry itself.
 */
const isBeforeMessage = ({ code, originalCode = '', command, syscall, timeoutType, responseCode }: MailFault) =>
  syscall === 'connect' ||
  code === 'EAUTH' ||
  code === 'EDNS' ||
  code === 'ETLS' ||
  command === 'EHLO' ||
  /CERT|SIGNATURE/.test(originalCode) ||
  // The greeting, or another answer to no part of a message.
  (code === 'EPROTOCOL' && responseCode !== undefined) ||
  (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT')

/** Converts an error to `NotTaken` when the mail server answered a refusal, or could not be reached at all. */
const reasonOf = (error: unknown): unknown => {
  const { data: fault } = MailFault.safeParse(error)
  if (!fault) return error
  if (isBeforeMessage(fault)) return new NotTaken('UNREACHABLE')
  const { responseCode } = fault
  return responseCode === undefined ? error : new NotTaken(responseCode >= 500 ? 'REFUSED' : 'LATER')
}

const transportTo = (smtpUrl: string, seconds: { connection: number; socket: number }) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: seconds.connection * 1000,
    greetingTimeout: seconds.connection * 1000,
    socketTimeout: seconds.socket * 1000,
    // The library must not fetch files or addresses that a message names: all parts are passed in.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/**
 * Connects to the mail server and proves who we are, without a mail. Returns undefined when it admits us, else the code of
 * the fault, and true for `refused` when it answered.
 */
export const checkMailServer = async ({
  smtpUrl,
}: Pick<Settings, 'smtpUrl'>): Promise<{ refused: boolean; code: string } | undefined> => {
  if (!smtpUrl) return undefined
  try {
    await transportTo(smtpUrl, { connection: 3, socket: 3 }).verify()
    return undefined
  } catch (error) {
    const { data: fault } = MailFault.safeParse(error)
    return { refused: fault?.responseCode !== undefined, code: String(fault?.responseCode ?? fault?.code ?? 'unknown') }
  }
}

/** Returns the configured mailer; undefined without a mail server. */
export const mailerOf = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Mailer | undefined => {
  if (!smtpUrl) return undefined
  const transport = transportTo(smtpUrl, { connection: 10, socket: 20 })
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
