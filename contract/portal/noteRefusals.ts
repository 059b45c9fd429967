/** Refusals of notes, flags and reminders; see contract/errors.ts. */
export const noteRefusals = {
  flagged: [409, 'The flag “%{flag}” on %{record} refuses this change (%{reason}).'],
  'flag-approval': [
    409,
    'The flag “%{flag}” on %{record} sends this change to approval (%{reason}). This registry has no approval yet: ask for the flag to be lifted.',
  ],
  'no-such-note': [404, 'This note does not exist. Reload and try again.'],
  'note-token-used': [
    409,
    'An earlier note with other contents was sent under the same token. Send this one as a new note.',
  ],
  'note-gone': [409, '%{name} has removed this note. What you typed was not saved.'],
  'not-your-note': [403, 'Only %{name}, who wrote this note, can change it.'],
  'reminder-past': [400, 'Choose today or a later day for the reminder.'],
  'reminder-owner': [400, 'Choose somebody on the staff who may read this record.'],
  'no-such-reminder': [404, 'This reminder does not exist. Reload and try again.'],
  'reminder-over': [409, '%{name} has already marked this reminder as done.'],
  'no-such-flag': [404, 'This flag does not exist. Reload and try again.'],
  'flag-lifted-already': [409, '%{name} has already lifted this flag (“%{reason}”).'],
  'flag-over': [409, 'This flag has already ended by itself.'],
  'flag-stands': [409, '%{name} has already set the flag “%{flag}” on this record.'],
  'flag-not-allowed': [
    403,
    'You cannot set or lift the flag “%{flag}”. It takes one of these permissions: %{permissions}.',
  ],
  'flag-kind-unfit': [409, 'The flag “%{flag}” can no longer be set on such a record. Reload and choose again.'],
  'no-such-flag-kind': [404, 'This kind of flag does not exist any more. Reload and choose again.'],
  'flag-reason-missing': [400, 'Enter the reason for this flag.'],
  'flag-document-missing': [400, 'Enter the number of the document that orders this flag.'],
  'flag-end-past': [400, 'Choose today or a later day as the last day of the flag.'],
  'calls-not-flaggable': [400, 'These calls change no record that can have a flag: %{calls}.'],
} as const
