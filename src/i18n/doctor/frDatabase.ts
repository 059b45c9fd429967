import type { DatabaseFindingName } from '@contract/portal/databaseFindings'

/** Findings about the database and its objects. */
export const database: Record<DatabaseFindingName, { says: string; remedy: string }> = {
  'database-unreachable': {
    says: 'La base de données ne répond pas (%{code}).',
    remedy: 'Démarrez-la, ou corrigez DATABASE_URL ou DATA_DIR. Ses contrôles ont été omis.',
  },
  'database-closed': {
    says: 'La base de données ne peut pas être ouverte : %{fault}',
    remedy: 'Réparez ce que la phrase nomme. Le serveur ne démarre pas d’ici là, et rien d’autre n’a été contrôlé.',
  },
  'database-old': {
    says: 'La base de données est PostgreSQL %{version}. La version %{least} ou une plus récente est requise.',
    remedy: 'Transférez le registre sur un PostgreSQL plus récent.',
  },
  'database-read-only': {
    says: 'La base de données n’accepte aucune écriture.',
    remedy: 'Dirigez DATABASE_URL vers le serveur principal, ou mettez fin à la lecture seule.',
  },
  'migrations-missing': {
    says: 'Migrations de cette version qui manquent à la base de données : %{count}.',
    remedy: 'Démarrez une fois le serveur de cette version : il migre la base de données.',
  },
  'migrations-foreign': {
    says: 'La base de données a des migrations que cette version ne connaît pas.',
    remedy: 'Utilisez la dernière version qui a servi cette base de données, ou une plus récente.',
  },
  'database-earlier': {
    says: 'Une version antérieure a créé la base de données, et les versions avant 1.0 ne sont pas mises à niveau. Le serveur ne démarre pas avec elle.',
    remedy:
      'Supprimez son dossier s’il s’agissait d’une démonstration. Sinon, exécutez export avec la version qui l’a créée, puis load avec celle-ci dans un nouveau DATA_DIR ou une base de données vide. Ses contrôles ont été omis.',
  },
  'database-newer': {
    says: 'La version %{later} a mis la base de données à niveau. Ce serveur a la version %{release}, et fonctionne avec elle.',
    remedy: 'Mettez aussi ce serveur à niveau.',
  },
  'demonstration-open': {
    says: 'Le registre contient des comptes de démonstration dont chacun connaît les mots de passe, et d’autres peuvent l’atteindre. Le serveur ne démarre pas.',
    remedy:
      'Pour un registre réel, définissez DATA_DIR avec un nouveau dossier, ou DATABASE_URL. Pour la démonstration, omettez HOST et NODE_ENV=production.',
  },
  'role-missing': {
    says: 'Le rôle %{role} de l’application n’existe pas. Seuls les déclencheurs protègent la piste d’audit.',
    remedy: 'Permettez au compte de la base de données de créer des rôles, puis redémarrez le serveur.',
  },
  'role-too-strong': {
    says: 'Le rôle %{role} de l’application peut modifier %{tables}.',
    remedy: 'Retirez UPDATE, DELETE et TRUNCATE, ou redémarrez le serveur : il accorde le nécessaire et rien de plus.',
  },
  'trigger-missing': {
    says: 'Des déclencheurs manquent : %{names}.',
    remedy:
      'Recréez-les avec leurs instructions de server/db/migrations, puis vérifiez ce qui a été écrit entre-temps.',
  },
  'trigger-disabled': {
    says: 'Des déclencheurs sont désactivés : %{names}.',
    remedy:
      'ALTER TABLE … ENABLE TRIGGER …, comme propriétaire de la table, puis vérifiez ce qui a été écrit entre-temps.',
  },
  'totals-missing': {
    says: 'Rien ne tient les totaux de %{names}.',
    remedy: 'Démarrez le serveur : il affiche l’instruction nécessaire. Exécutez-la comme propriétaire des tables.',
  },
  'work-missing': {
    says: 'Rien ne tient le travail de %{names}.',
    remedy: 'Démarrez le serveur : il affiche l’instruction nécessaire. Exécutez-la comme propriétaire des tables.',
  },
  'index-missing': {
    says: 'Des index manquent ou ne sont pas valables : %{names}.',
    remedy: 'Recréez-les avec leurs instructions de server/db/migrations. D’ici là, leurs listes sont lentes.',
  },
}
