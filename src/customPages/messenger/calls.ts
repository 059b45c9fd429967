import { messenger, type RecipientType } from '@contract/settings/messenger'

export type Draft = { message: string; recipients: RecipientType[] }

export const sendMessage = messenger.send.from(({ message, recipients }: Draft, { userId }) => ({
  body: { messageToSend: message, recipientList: recipients, senderUserId: userId },
}))

export const readReach = messenger.reach.from(() => ({}))
