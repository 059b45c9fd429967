import { backupFindings } from './backupFindings'
import { databaseFindings, type FindingFacts } from './databaseFindings'

/**
 * Findings of the doctor by name: how bad each is, what it says and what helps. Holes are filled with the values of a
 * finding, which are names and numbers and never a secret.
 */
export const findings = {
  'check-failed': {
    level: 'fault',
    says: 'This check could not be made (%{code}).',
    remedy: 'Read the other findings first. If they are settled and this one stays, report it with its code.',
  },
  'check-late': {
    level: 'warning',
    says: 'This check did not end within %{seconds} seconds.',
    remedy: 'Run the doctor again at a quieter time. If it stays, the database or the machine is overloaded.',
  },
  'setting-invalid': {
    level: 'fault',
    says: 'A setting is not valid: %{fault}.',
    remedy: 'Correct it as docs/operations.md describes. The server does not start with it.',
  },
  'setting-unread': {
    level: 'warning',
    says: 'Variables look like settings, and nothing reads them: %{names}.',
    remedy: 'Correct their names as docs/operations.md has them, or take them away.',
  },
  'not-production': {
    level: 'warning',
    says: 'The server can be reached from a network and does not run in production.',
    remedy: 'Set NODE_ENV=production.',
  },
  'mail-sender-missing': {
    level: 'warning',
    says: 'Mails are sent from an address at localhost, which mail servers refuse or take for spam.',
    remedy: 'Set MAIL_FROM to an address of the registry, such as Registry <no-reply@registry.example>.',
  },
  'public-address-missing': {
    level: 'warning',
    says: 'Links in messages lead to this machine, because the address of the portal is not set.',
    remedy: 'Set PUBLIC_URL to the address that people type.',
  },
  ...databaseFindings,
  'clock-drift': {
    level: 'warning',
    says: 'The clock of this server and that of the database differ by %{seconds} seconds.',
    remedy: 'Let both machines take their time from one source (NTP).',
  },
  'clock-wrong': {
    level: 'fault',
    says: 'The clock of this server and that of the database differ by %{seconds} seconds.',
    remedy:
      'Set the clocks, and let both machines take their time from one source (NTP). Codes and sessions end wrongly.',
  },
  'disk-low': {
    level: 'warning',
    says: '%{megabytes} MB are free in %{place}.',
    remedy: 'Make room or enlarge the disk.',
  },
  'disk-full': {
    level: 'fault',
    says: 'Only %{megabytes} MB are free in %{place}.',
    remedy: 'Make room or enlarge the disk now: writes are about to fail.',
  },
  'disk-shared': {
    level: 'warning',
    says: '%{place} lies on the disk of DATA_DIR: both are lost together.',
    remedy: 'Name a folder on another disk. Where one should be mounted there, see that it is.',
  },
  'folder-closed': {
    level: 'fault',
    says: 'The server cannot write to %{place}.',
    remedy: 'Create the folder, and give it to the account of the server.',
  },
  'mail-none': {
    level: 'fault',
    says: 'No mail server is set: one-time codes, links and letters are not sent.',
    remedy: 'Set SMTP_URL. A registry without demonstration data does not start without it.',
  },
  'mail-refused': {
    level: 'fault',
    says: 'The mail server refuses this server (%{code}).',
    remedy: 'Correct name and password in SMTP_URL, or let the mail server admit this machine.',
  },
  'mail-unreachable': {
    level: 'fault',
    says: 'The mail server does not answer (%{code}).',
    remedy: 'Check host and port in SMTP_URL, and the way to them. Nobody can sign in without mail.',
  },
  'bucket-refused': {
    level: 'fault',
    says: 'The document store refuses the keys of the bucket (%{code}).',
    remedy: 'Give EDMS_S3_ACCESS_KEY_ID and EDMS_S3_SECRET_ACCESS_KEY of an account that may read and write it.',
  },
  'bucket-missing': {
    level: 'fault',
    says: 'The document store has no such bucket.',
    remedy: 'Create the bucket, or correct EDMS_S3_BUCKET and EDMS_S3_REGION.',
  },
  'bucket-unreachable': {
    level: 'fault',
    says: 'The document store does not answer (%{code}).',
    remedy: 'Check EDMS_S3_ENDPOINT, and the way to it. Documents cannot be opened or filed.',
  },
  ...backupFindings,
  'trail-broken': {
    level: 'fault',
    says: 'Faults of the audit trail: %{count}, the first at entry %{entry} (%{fault}).',
    remedy:
      'Keep the database as it is, and run npm run daftari -- audit verify for all of them. Somebody changed the trail.',
  },
  'anchors-none': {
    level: 'warning',
    says: 'No anchor of the audit trail was made with this key.',
    remedy: 'Start the server once, or give it the key and the anchors that it had before.',
  },
  'anchors-forged': {
    level: 'fault',
    says: 'Anchors of the audit trail that are not as they were written: %{count}.',
    remedy: 'Compare with the anchors in the log, the mailbox or a backup: npm run daftari -- audit verify <file>.',
  },
  'anchors-late': {
    level: 'warning',
    says: 'The last anchor of the audit trail is %{hours} hours old, and the trail has grown since.',
    remedy: 'See in the log why the server writes none; DATA_DIR must be writable.',
  },
  'key-missing': {
    level: 'fault',
    says: 'There are anchors of the audit trail, and no key to check them with.',
    remedy: 'Set AUDIT_KEY, or put the file audit.key back into DATA_DIR.',
  },
  'key-exposed': {
    level: 'fault',
    says: 'The file of the key of the audit trail cannot be used: it is missing, or others may read it.',
    remedy:
      'Give the file of the key to the account of the server alone (chmod 600), and change the key if others could read it.',
  },
  'key-weak': {
    level: 'fault',
    says: 'The key of the audit trail is easy to guess: it has only %{characters} different characters.',
    remedy: 'Set a key of 32 random bytes, and keep the old one readable (docs/operations.md).',
  },
  'key-alone': {
    level: 'warning',
    says: 'The key of the audit trail belongs to this server alone.',
    remedy: 'Set AUDIT_KEY, the same for all servers on this database.',
  },
  'signing-key': {
    level: 'fine',
    says: 'Extracts are signed with the key %{id}, which can be read. It has signed since %{day}.',
    remedy: 'Keep a copy of it. Extracts that it signed can be verified without it.',
  },
  'signing-key-unused': {
    level: 'fine',
    says: 'The key %{id} can be read, and has signed no extract yet.',
    remedy: 'Nothing is to be done: the next extract is signed with it.',
  },
  'signing-key-missing': {
    level: 'fault',
    says: 'Extracts were signed with the key %{id}, since %{day}, and there is no key now.',
    remedy:
      'Set EXTRACT_SIGNING_KEY, or put extract.key from a backup back into DATA_DIR. Without it the next extract makes another key; earlier extracts can still be verified.',
  },
  'signing-key-unusable': {
    level: 'fault',
    says: 'The key that signs extracts cannot be used: its file is missing, others may read it, or it is no Ed25519 key.',
    remedy:
      'Give the file of the key to the account of the server alone (chmod 600), or make another one (docs/operations.md). No extract can be issued until then.',
  },
  'queue-stuck': {
    level: 'warning',
    says: 'A job of the queue %{queue} has waited for %{minutes} minutes.',
    remedy: 'See that a server runs, and that the system which the queue talks to is connected.',
  },
  'queue-failed': {
    level: 'warning',
    says: 'Jobs of the queue %{queue} that failed for good: %{count}.',
    remedy: 'Read their cause in the log. What they should have done must be repeated by hand.',
  },
  'administrator-missing': {
    level: 'fault',
    says: 'No active account may manage permissions.',
    remedy: 'Run npm run daftari -- admin create, or admin unlock for a locked administrator.',
  },
  'permission-unheld': {
    level: 'warning',
    says: 'No administrator holds %{names}: nobody can give it.',
    remedy: 'Run npm run daftari -- admin create: it gives the role of administrators all permissions.',
  },
  'work-unowned': {
    level: 'warning',
    says: 'Items of work that belong to nobody and are overdue by more than %{days} days: %{count}.',
    remedy: 'Reassign or settle them on the page Work, as a supervisor.',
  },
  'work-of-disabled': {
    level: 'warning',
    says: 'Items of work whose owner has a disabled account: %{count}.',
    remedy: 'Reassign them on the page Work, as a supervisor.',
  },
} as const satisfies Record<string, FindingFacts>

export type FindingName = keyof typeof findings
