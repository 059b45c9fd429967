import { type Broadcast, messenger, type RecipientType } from '@contract/settings/messenger'
import { defineResource } from '@/definition/defineResource'
import { computed, count, dateTime, text } from '@/definition/field'

const kinds: Record<RecipientType, string> = {
  INDIVIDUAL: 'Individual',
  BUSINESS: 'Business',
  BACKOFFICE: 'Back office',
  MDA: 'MDA',
  PARTNER: 'Partner',
}
const states = { SENDING: 'Being sent', DONE: 'Done', RECORDED: 'Recorded, not sent' }

const stateOf = ({ mailed, recipients, sent, failed }: Broadcast) => {
  if (!mailed) return 'RECORDED'
  return sent + failed < recipients ? 'SENDING' : 'DONE'
}

/** Messages of System Messenger, newest first, with their delivery. */
export default defineResource(messenger.list, {
  name: 'broadcasts',
  label: 'Sent messages',
  key: 'id',
  size: 10,
  pager: 'needed',
  fields: {
    createdAt: dateTime('Date', { width: 18 }),
    messageToSend: text('Message'),
    recipients: count('Accounts', { width: 10 }),
    sent: count('Sent', { width: 8 }),
    failed: count('Failed', { width: 8, tone: failed => (failed ? 'bad' : undefined) }),
    sender: text('Sender', { width: 20 }),
  },
  computed: {
    kinds: computed('choice', 'Recipients', ({ recipientList }) => recipientList.join(', '), {
      options: kinds,
      lines: ({ recipientList }) => recipientList.map(text => ({ text, option: true })),
    }),
    state: computed('choice', 'Status', stateOf, {
      options: states,
      width: 20,
      tone: state => (state === 'DONE' ? 'good' : state === 'RECORDED' ? 'warning' : 'quiet'),
    }),
  },
  columns: ['createdAt', 'messageToSend', 'kinds', 'recipients', 'sent', 'failed', 'sender', 'state'],
  headline: 'messageToSend',
})
