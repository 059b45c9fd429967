import type { Mailer } from '../mail/mailer'

/** How one-time codes reach people. Never logs a code; throws when it could not be sent. */
export type CodeDelivery = { send(to: { username: string; email: string }, code: string): Promise<void> }

/** By mail, through the configured mail server. */
export const mailDelivery = (mailer: Mailer, { portalName }: { portalName: string }): CodeDelivery => ({
  send: ({ email }, code) =>
    mailer.send({
      to: email,
      subject: `${portalName}: one-time code`,
      text: `Your one-time code is ${code}. It is valid for 5 minutes. If you did not sign in, change your password.`,
    }),
})

/** On the console: for the demonstration registry on this machine only. */
export const consoleDelivery = (print: (line: string) => void): CodeDelivery => ({
  async send({ username }, code) {
    print(`One-time code for ${username}: ${code}`)
  },
})
