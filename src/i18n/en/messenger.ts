/** System Messenger: `daftari.messenger.*`. */
export default {
  tab: 'System Messenger',
  about: 'Send a message to all accounts of the chosen types.',
  message: 'Message',
  recipients: 'Recipients',
  types: {
    INDIVIDUAL: 'INDIVIDUAL (user accounts)',
    BUSINESS: 'BUSINESS',
    BACKOFFICE: 'BACKOFFICE (staff)',
    MDA: 'MDA',
    PARTNER: 'PARTNER',
  },
  accounts: 'One account |||| %{smart_count} accounts',
  send: 'Send Message',
  sent: 'Message sent',
  preview: 'Preview',
  subject: 'Message from %{portal}',
  empty: 'Your message appears here as you write it.',
  reach: 'Goes to one account. |||| Goes to %{smart_count} accounts.',
  nobody: 'No recipients chosen yet.',
  confirm:
    'This message goes to one account (%{kinds}). It cannot be undone. |||| This message goes to %{smart_count} accounts (%{kinds}). It cannot be undone.',
  confirmUncounted: 'This message goes to every account of these types: %{kinds}. It cannot be undone.',
  sentAlready:
    'An attempt got no answer, and the message may have been sent. Sending it again may reach everybody twice.',
  noMailServer: 'No mail server is set up: messages are recorded but not sent.',
  needMessage: 'Enter a message',
  needRecipients: 'Choose at least one type of account',
  past: 'Sent messages',
  none: 'No messages sent yet.',
}
