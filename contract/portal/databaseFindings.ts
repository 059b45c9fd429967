/** Severity of a finding, its sentence, and its remedy. A fine one tells a fact, with what keeps it so. */
export type FindingFacts = { level: 'fine' | 'warning' | 'fault'; says: string; remedy: string }

/** Findings about the database and its objects; see contract/portal/findings.ts. */
export const databaseFindings = {
  'database-unreachable': {
    level: 'fault',
    says: 'The database does not answer (%{code}).',
    remedy: 'Start the database, or correct DATABASE_URL or DATA_DIR. Checks of the database were left out.',
  },
  'database-closed': {
    level: 'fault',
    says: 'The database cannot be opened: %{fault}',
    remedy: 'Mend what the sentence names. The server does not start until then, and nothing else was examined.',
  },
  'database-old': {
    level: 'fault',
    says: 'The database is PostgreSQL %{version}. Version %{least} or later is needed.',
    remedy: 'Move the registry to a later PostgreSQL.',
  },
  'database-read-only': {
    level: 'fault',
    says: 'The database accepts no writes.',
    remedy: 'Point DATABASE_URL at the primary server, or end its read-only mode.',
  },
  'migrations-missing': {
    level: 'fault',
    says: 'Migrations of this version that the database lacks: %{count}.',
    remedy: 'Start the server of this version once: it migrates the database.',
  },
  'migrations-foreign': {
    level: 'fault',
    says: 'The database has migrations that this version does not know.',
    remedy: 'Run the version that the database was last used with, or a later one.',
  },
  'database-earlier': {
    level: 'fault',
    says: 'An earlier version made the database, and versions before 1.0 are not upgraded. The server does not start on it.',
    remedy:
      'Delete its folder if it was a demonstration. Otherwise run export with the version that made it, and load with this one on a new DATA_DIR or an empty database. Checks of the database were left out.',
  },
  'database-newer': {
    level: 'warning',
    says: 'Release %{later} upgraded the database. This server is release %{release}, and works on it.',
    remedy: 'Upgrade this server too.',
  },
  'demonstration-open': {
    level: 'fault',
    says: 'The registry holds demonstration accounts whose passwords everybody knows, and is open to others. The server does not start.',
    remedy:
      'Set DATA_DIR to a new folder, or DATABASE_URL, for a real registry. For the demonstration leave out HOST and NODE_ENV=production.',
  },
  'role-missing': {
    level: 'warning',
    says: 'The role %{role} of the application does not exist. Triggers alone guard the audit trail.',
    remedy: 'Allow the account of the database to make roles, and start the server again.',
  },
  'role-too-strong': {
    level: 'fault',
    says: 'The role %{role} of the application may change %{tables}.',
    remedy: 'Revoke UPDATE, DELETE and TRUNCATE, or start the server again: it grants what is needed and no more.',
  },
  'trigger-missing': {
    level: 'fault',
    says: 'Triggers are missing: %{names}.',
    remedy: 'Make them again with their statements in server/db/migrations, then check what was written meanwhile.',
  },
  'trigger-disabled': {
    level: 'fault',
    says: 'Triggers are disabled: %{names}.',
    remedy: 'ALTER TABLE … ENABLE TRIGGER …, as the owner of the table, then check what was written meanwhile.',
  },
  'totals-missing': {
    level: 'fault',
    says: 'Nothing keeps the totals of %{names}.',
    remedy: 'Start the server: it prints the statement that keeps them. Run it as the owner of the tables.',
  },
  'work-missing': {
    level: 'fault',
    says: 'Nothing keeps the work of %{names}.',
    remedy: 'Start the server: it prints the statement that keeps it. Run it as the owner of the tables.',
  },
  'index-missing': {
    level: 'fault',
    says: 'Indexes are missing or not valid: %{names}.',
    remedy: 'Make them again with their statements in server/db/migrations. Until then their lists are slow.',
  },
} as const satisfies Record<string, FindingFacts>

export type DatabaseFindingName = keyof typeof databaseFindings
