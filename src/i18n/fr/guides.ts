/** Words of the guides of the first days on the dashboard: `daftari.guides.*`. */
export default {
  hide: 'Masquer définitivement',
  person: {
    title: 'Vos premiers jours',
    about: 'Cinq choses qui accélèrent le travail.',
    points: {
      find: {
        title: 'Trouver un dossier',
        text: 'Appuyez sur Ctrl K sur n’importe quelle page, et saisissez un BRN, un PRN ou un nom.',
      },
      work: {
        title: 'Prendre du travail',
        text: 'Suivant ouvre ce qui est dû en premier. Terminez-le, transmettez-le ou rendez-le sur place.',
      },
      views: {
        title: 'Enregistrer une vue',
        text: 'Filtrez une liste selon vos besoins, et enregistrez-la sous Vues. Elle s’ouvre d’un seul geste.',
      },
      profile: {
        title: 'Vérifier votre profil',
        text: 'Votre téléphone, votre mot de passe et la page qui s’ouvre après la connexion.',
      },
      help: {
        title: 'Consulter les abréviations',
        text: 'BRN, PRN, MDA et d’autres sont expliquées. Appuyez sur ? pour voir les touches.',
      },
    },
  },
  registry: {
    title: 'Avant l’ouverture du registre',
    about: 'Ce qui se configure en premier.',
    counts: '%{open} éléments sur %{all} ne sont pas encore configurés.',
    points: {
      mail: {
        title: 'Serveur de messagerie',
        text: 'Définissez SMTP_URL sur le serveur, pour que les codes et les liens arrivent.',
      },
      address: {
        title: 'Adresse du portail',
        text: 'Définissez PUBLIC_URL sur le serveur : les liens des messages commencent par elle.',
      },
      documents: {
        title: 'Stockage des documents',
        text: 'Les documents sont des fichiers de ce serveur. Définissez EDMS_S3_BUCKET pour un stockage à part.',
      },
      backup: {
        title: 'Sauvegarde',
        text: 'Aucune ces sept derniers jours. Faites exécuter npm run daftari -- backup chaque nuit par le serveur.',
      },
      staff: {
        title: 'Collègues et rôles',
        text: 'Seuls les administrateurs ont un rôle. Donnez le leur aux premiers collègues.',
      },
      departments: { title: 'Départements', text: 'Les comptes du personnel indiquent leur département.' },
      taxHeads: { title: 'Articles fiscaux', text: 'Tous les frais sont payés sous l’un d’eux.' },
      fees: { title: 'Frais', text: 'Saisissez le coût de chaque service.' },
      holidays: {
        title: 'Jours de fermeture',
        text: 'Aucun jour férié connu cette année. Les échéances comptent les jours ouvrables.',
      },
      register: {
        title: 'Le registre lui-même',
        text: 'Aucune entité n’est au registre. Chargez les fichiers de l’ancien système.',
      },
    },
  },
}
