import { createTransport } from 'nodemailer'
import type { Settings } from '../settings'

/** How one-time codes reach people. Never logs a code; throws when it could not be sent. */
export type CodeDelivery = { send(to: { username: string; email: string }, code: string): Promise<void> }

/** By mail, through the configured SMTP server. */
export const mailDelivery = ({ smtpUrl, mailFrom, portalConfig }: Settings): CodeDelivery => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send({ email }, code) {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: email },
        subject: `${portalConfig.portalName}: one-time code`,
        text: `Your one-time code is ${code}. It is valid for 5 minutes. If you did not sign in, change your password.`,
      })
    },
  }
}

/** On the console: for the demonstration registry on this machine only. */
export const consoleDelivery = (print: (line: string) => void): CodeDelivery => ({
  async send({ username }, code) {
    print(`One-time code for ${username}: ${code}`)
  },
})
