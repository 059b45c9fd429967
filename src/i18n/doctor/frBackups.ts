import type { BackupFindingName } from '@contract/portal/backupFindings'

/** Findings about backups and restore drills. */
export const backups: Record<BackupFindingName, { says: string; remedy: string }> = {
  'backup-none': {
    says: 'Il n’y a pas encore de sauvegarde de ce registre.',
    remedy: 'Définissez BACKUP_FOLDER ou BACKUP_S3_BUCKET, ou exécutez npm run daftari -- backup chaque jour.',
  },
  'backup-late': {
    says: 'La dernière sauvegarde date de %{days} jours.',
    remedy: 'Exécutez npm run daftari -- backup, et cherchez pourquoi celle du jour n’a pas eu lieu.',
  },
  'backup-old': {
    says: 'La dernière sauvegarde date de %{days} jours.',
    remedy: 'Exécutez maintenant npm run daftari -- backup, et cherchez pourquoi celle du jour n’a pas eu lieu.',
  },
  'backup-place-full': {
    says: 'L’emplacement des sauvegardes est plein : la dernière n’a pas pu être écrite.',
    remedy: 'Faites-y de la place, ou gardez moins de sauvegardes (BACKUP_KEEP_DAYS). Les précédentes sont intactes.',
  },
  'backup-place-closed': {
    says: 'La dernière sauvegarde n’a pas pu être écrite à son emplacement (%{code}).',
    remedy: 'Vérifiez BACKUP_FOLDER ou les paramètres BACKUP_S3, les droits et le chemin qui y mène.',
  },
  'backup-failed': {
    says: 'La dernière sauvegarde a échoué (%{code}).',
    remedy: 'Exécutez npm run daftari -- backup, qui nomme la cause. Le serveur réessaie toutes les demi-heures.',
  },
  'backup-incomplete': {
    says: 'Documents que le stockage n’a pas pu donner et qui ne sont dans aucune sauvegarde : %{count}.',
    remedy: 'Exécutez npm run daftari -- backup, qui les nomme, et cherchez-les dans des copies antérieures.',
  },
  'drill-late': {
    says: 'Aucune sauvegarde n’a été restaurée à titre d’exercice depuis %{days} jours.',
    remedy:
      'Exécutez npm run daftari -- drill, et cherchez dans le journal pourquoi celui de la semaine n’a pas eu lieu.',
  },
  'drill-damaged': {
    says: 'La sauvegarde %{backup} ne peut pas être restaurée : %{file} est endommagé ou manque.',
    remedy:
      'Faites-en une autre avec npm run daftari -- backup, et contrôlez le disque. Un document endommagé est recopié une fois son fichier supprimé à l’emplacement.',
  },
  'drill-differs': {
    says: 'Restaurée depuis la sauvegarde %{backup}, la table %{table} n’est pas celle du registre.',
    remedy:
      'Gardez la sauvegarde telle quelle, signalez-le, et ne comptez pas sur les sauvegardes de cette version d’ici là.',
  },
  'drill-key-lost': {
    says: 'La sauvegarde %{backup} a été faite avec une clé qui n’est pas parmi les clés.',
    remedy: 'Ajoutez la clé à BACKUP_KEY sur une ligne à part. Sans elle, personne ne peut lire la sauvegarde.',
  },
  'drill-refused': {
    says: 'Aucun exercice de restauration n’est possible : le compte de la base de données ne peut pas créer de base.',
    remedy:
      'Donnez-lui ce droit (ALTER ROLE … CREATEDB), ou définissez BACKUP_DRILL_DAYS=0 et restaurez ailleurs à la main.',
  },
  'drill-no-room': {
    says: 'Aucun exercice de restauration n’est possible : il faut %{megabytes} Mo à côté de la base de données.',
    remedy: 'Agrandissez le disque de DATA_DIR, ou définissez BACKUP_DRILL_DAYS=0 et restaurez ailleurs à la main.',
  },
  'drill-failed': {
    says: 'Le dernier exercice de restauration a échoué (%{code}).',
    remedy: 'Exécutez npm run daftari -- drill, qui nomme la cause.',
  },
  'archive-failing': {
    says: 'L’archive des modifications ne prend plus de fichiers : le dernier y est entré il y a %{minutes} minutes.',
    remedy:
      'Le journal du serveur nomme la cause. Faites de la place dans WAL_ARCHIVE_FOLDER, et laissez le compte du serveur écrire dans son dossier wal. Rien n’est perdu d’ici là : les fichiers attendent sur le disque de DATA_DIR, et le remplissent.',
  },
  'archive-open': {
    says: 'L’archive des modifications n’est pas chiffrée : qui lit WAL_ARCHIVE_FOLDER lit le registre.',
    remedy:
      'Définissez BACKUP_KEY : une copie de base est faite aussitôt, chiffrée comme tous les fichiers suivants. Les anciens fichiers restent tels quels jusqu’à leur suppression.',
  },
  'archive-key-missing': {
    says: 'L’archive des modifications est chiffrée, et BACKUP_KEY n’est pas définie : les modifications y vont en clair.',
    remedy: 'Définissez à nouveau BACKUP_KEY. Pour continuer sans clé, indiquez un WAL_ARCHIVE_FOLDER vide.',
  },
  'base-copy-old': {
    says: 'WAL_ARCHIVE_FOLDER n’a pas de copie de base des %{days} derniers jours.',
    remedy:
      'Cherchez dans le journal pourquoi celle de la semaine n’a pas été faite. Le retour à un moment part d’une telle copie, et s’allonge avec son âge.',
  },
}
