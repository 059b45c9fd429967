import type { DoctorWords } from '.'
import { backups } from './frBackups'
import { database } from './frDatabase'

const words: DoctorWords = {
  refresh: 'Contrôler à nouveau',
  at: 'Contrôlé le %{at}',
  nothing: 'Tout est en ordre.',
  faults: 'Défauts : %{count}',
  warnings: 'Avertissements : %{count}',
  fine: 'En ordre',
  fault: 'Défaut',
  warning: 'Avertissement',
  checks: {
    settings: 'Paramètres',
    database: 'Base de données',
    objects: 'Déclencheurs et index',
    clock: 'Horloge',
    disk: 'Disque',
    mail: 'Serveur de messagerie',
    documents: 'Stockage des documents',
    backup: 'Sauvegarde',
    trail: 'Piste d’audit',
    keys: 'Clés',
    signing: 'Signature des extraits',
    queues: 'Files d’attente',
    permissions: 'Permissions',
    work: 'Travail',
  },
  findings: {
    'check-failed': {
      says: 'Ce contrôle n’a pas pu être fait (%{code}).',
      remedy: 'Lisez d’abord les autres constats. S’ils sont réglés et que celui-ci reste, signalez-le avec son code.',
    },
    'check-late': {
      says: 'Ce contrôle ne s’est pas terminé en %{seconds} secondes.',
      remedy: 'Recommencez à un moment plus calme. S’il reste, la base de données ou la machine est surchargée.',
    },
    'setting-invalid': {
      says: 'Un paramètre n’est pas valable : %{fault}.',
      remedy: 'Corrigez-le comme docs/operations.md le décrit. Le serveur ne démarre pas ainsi.',
    },
    'setting-unread': {
      says: 'Des variables ressemblent à des paramètres, et rien ne les lit : %{names}.',
      remedy: 'Corrigez leur nom d’après docs/operations.md, ou retirez-les.',
    },
    'not-production': {
      says: 'Le serveur est accessible depuis un réseau et ne tourne pas en production.',
      remedy: 'Définissez NODE_ENV=production.',
    },
    'mail-sender-missing': {
      says: 'Les messages partent d’une adresse à localhost, que les serveurs de messagerie refusent ou prennent pour du courrier indésirable.',
      remedy: 'Définissez MAIL_FROM avec une adresse du registre, comme Registre <no-reply@registry.example>.',
    },
    'public-address-missing': {
      says: 'Les liens des messages mènent à cette machine, car l’adresse du portail n’est pas définie.',
      remedy: 'Définissez PUBLIC_URL avec l’adresse que les gens saisissent.',
    },
    ...database,
    'clock-drift': {
      says: 'L’horloge de ce serveur et celle de la base de données diffèrent de %{seconds} secondes.',
      remedy: 'Réglez les deux machines sur la même source de temps (NTP).',
    },
    'clock-wrong': {
      says: 'L’horloge de ce serveur et celle de la base de données diffèrent de %{seconds} secondes.',
      remedy:
        'Mettez les horloges à l’heure, sur la même source de temps (NTP). Les codes et les sessions expirent au mauvais moment.',
    },
    'disk-low': {
      says: 'Il reste %{megabytes} Mo dans %{place}.',
      remedy: 'Libérez de la place ou agrandissez le disque.',
    },
    'disk-full': {
      says: 'Il ne reste que %{megabytes} Mo dans %{place}.',
      remedy: 'Libérez de la place ou agrandissez le disque maintenant : les écritures vont échouer.',
    },
    'disk-shared': {
      says: '%{place} se trouve sur le disque de DATA_DIR : les deux seraient perdus ensemble.',
      remedy: 'Indiquez un dossier sur un autre disque. Si un disque doit y être monté, vérifiez qu’il l’est.',
    },
    'folder-closed': {
      says: 'Le serveur ne peut pas écrire dans %{place}.',
      remedy: 'Créez le dossier et donnez-le au compte du serveur.',
    },
    'mail-none': {
      says: 'Aucun serveur de messagerie n’est défini : codes à usage unique, liens et lettres ne partent pas.',
      remedy: 'Définissez SMTP_URL. Sans lui, un registre sans données de démonstration ne démarre pas.',
    },
    'mail-refused': {
      says: 'Le serveur de messagerie refuse ce serveur (%{code}).',
      remedy: 'Corrigez le nom et le mot de passe dans SMTP_URL, ou faites admettre cette machine.',
    },
    'mail-unreachable': {
      says: 'Le serveur de messagerie ne répond pas (%{code}).',
      remedy:
        'Vérifiez l’hôte et le port dans SMTP_URL, et le chemin vers eux. Sans messagerie, personne ne peut se connecter.',
    },
    'bucket-refused': {
      says: 'Le stockage des documents refuse les clés du compartiment (%{code}).',
      remedy: 'Donnez EDMS_S3_ACCESS_KEY_ID et EDMS_S3_SECRET_ACCESS_KEY d’un compte qui peut le lire et l’écrire.',
    },
    'bucket-missing': {
      says: 'Le stockage des documents n’a pas ce compartiment.',
      remedy: 'Créez le compartiment, ou corrigez EDMS_S3_BUCKET et EDMS_S3_REGION.',
    },
    'bucket-unreachable': {
      says: 'Le stockage des documents ne répond pas (%{code}).',
      remedy: 'Vérifiez EDMS_S3_ENDPOINT, et le chemin vers lui. Aucun document ne peut être ouvert ni classé.',
    },
    ...backups,
    'trail-broken': {
      says: 'Défauts de la piste d’audit : %{count}, le premier à l’entrée %{entry} (%{fault}).',
      remedy:
        'Laissez la base de données en l’état et exécutez npm run daftari -- audit verify pour les voir tous. Quelqu’un a modifié la piste.',
    },
    'anchors-none': {
      says: 'Aucune ancre de la piste d’audit n’a été faite avec cette clé.',
      remedy: 'Démarrez une fois le serveur, ou rendez-lui la clé et les ancres d’avant.',
    },
    'anchors-forged': {
      says: 'Ancres de la piste d’audit qui ne sont pas telles qu’écrites : %{count}.',
      remedy:
        'Comparez avec les ancres du journal, de la boîte aux lettres ou d’une sauvegarde : npm run daftari -- audit verify <file>.',
    },
    'anchors-late': {
      says: 'La dernière ancre de la piste d’audit date de %{hours} heures, et la piste s’est allongée depuis.',
      remedy:
        'Cherchez dans le journal pourquoi le serveur n’en écrit pas ; DATA_DIR doit être accessible en écriture.',
    },
    'key-missing': {
      says: 'Il y a des ancres de la piste d’audit, et aucune clé pour les vérifier.',
      remedy: 'Définissez AUDIT_KEY, ou remettez le fichier audit.key dans DATA_DIR.',
    },
    'key-exposed': {
      says: 'Le fichier de la clé de la piste d’audit est inutilisable : il manque, ou d’autres peuvent le lire.',
      remedy:
        'Réservez le fichier de la clé au compte du serveur (chmod 600), et changez la clé si d’autres ont pu la lire.',
    },
    'key-weak': {
      says: 'La clé de la piste d’audit est facile à deviner : elle n’a que %{characters} caractères différents.',
      remedy: 'Définissez une clé de 32 octets aléatoires, et gardez l’ancienne lisible (docs/operations.md).',
    },
    'key-alone': {
      says: 'La clé de la piste d’audit n’appartient qu’à ce serveur.',
      remedy: 'Définissez AUDIT_KEY, la même pour tous les serveurs de cette base de données.',
    },
    'signing-key': {
      says: 'Les extraits sont signés avec la clé %{id}, qui est lisible. Elle signe depuis le %{day}.',
      remedy: 'Gardez-en une copie. Les extraits qu’elle a signés peuvent être vérifiés sans elle.',
    },
    'signing-key-unused': {
      says: 'La clé %{id} est lisible, et n’a encore signé aucun extrait.',
      remedy: 'Rien à faire : elle signera le prochain extrait.',
    },
    'signing-key-missing': {
      says: 'Des extraits ont été signés avec la clé %{id}, depuis le %{day}, et il n’y a plus de clé.',
      remedy:
        'Définissez EXTRACT_SIGNING_KEY, ou remettez extract.key d’une sauvegarde dans DATA_DIR. Sans elle, le prochain extrait crée une autre clé ; les extraits antérieurs restent vérifiables.',
    },
    'signing-key-unusable': {
      says: 'La clé qui signe les extraits est inutilisable : son fichier manque, d’autres peuvent le lire, ou ce n’est pas une clé Ed25519.',
      remedy:
        'Donnez le fichier de la clé au seul compte du serveur (chmod 600), ou créez-en une autre (docs/operations.md). Aucun extrait ne peut être délivré d’ici là.',
    },
    'queue-stuck': {
      says: 'Une tâche de la file %{queue} attend depuis %{minutes} minutes.',
      remedy: 'Vérifiez qu’un serveur tourne, et que le système auquel la file s’adresse est connecté.',
    },
    'queue-failed': {
      says: 'Tâches de la file %{queue} qui ont échoué pour de bon : %{count}.',
      remedy: 'Lisez leur cause dans le journal. Ce qu’elles devaient faire est à refaire à la main.',
    },
    'administrator-missing': {
      says: 'Aucun compte actif ne peut gérer les permissions.',
      remedy: 'Exécutez npm run daftari -- admin create, ou admin unlock pour un administrateur verrouillé.',
    },
    'permission-unheld': {
      says: 'Aucun administrateur ne détient %{names} : personne ne peut l’accorder.',
      remedy: 'Exécutez npm run daftari -- admin create : le rôle des administrateurs reçoit toutes les permissions.',
    },
    'work-unowned': {
      says: 'Travaux qui n’appartiennent à personne et en retard de plus de %{days} jours : %{count}.',
      remedy: 'Réattribuez-les ou réglez-les sur la page Travail, comme superviseur.',
    },
    'work-of-disabled': {
      says: 'Travaux dont le responsable a un compte désactivé : %{count}.',
      remedy: 'Réattribuez-les sur la page Travail, comme superviseur.',
    },
  },
}
export default words
