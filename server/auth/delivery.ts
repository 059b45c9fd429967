import type { Mailer } from '../mail/mailer'

/** Delivery of one-time codes. Never logs a code; throws when the code could not be sent. */
export type CodeDelivery = { send(to: { username: string; email: string }, code: string): Promise<void> }

/** Sends codes by mail, through the configured mail server. */
export const mailDelivery = (mailer: Mailer, { portalName }: { portalName: string }): CodeDelivery => ({
  send: ({ email }, code) =>
    mailer.send({
      to: email,
      subject: `${portalName}: one-time code`,
      text: `Your one-time code is ${code}. It is valid for 5 minutes. If you did not sign in, change your password.`,
    }),
})

/** Prints codes on the console: only for a demonstration registry on this machine. */
export const consoleDelivery = (print: (line: string) => void): CodeDelivery => ({
  async send({ username }, code) {
    print(`One-time code for ${username}: ${code}`)
  },
})
