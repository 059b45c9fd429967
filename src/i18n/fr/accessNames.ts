/** Names of permissions and roles, and what each is for, in French. */
export default {
  can_access_dashboard: {
    name: 'Tableau de bord, profil et rapports',
    note: 'Ouvre le tableau de bord, son propre profil et les rapports.',
  },
  can_access_system_accounts: {
    name: 'Comptes',
    note: 'Affiche Comptes dans le menu et ouvre ses pages, chacune avec une permission qui lui est propre.',
  },
  can_view_system_accounts: {
    name: 'Listes des comptes dans le menu',
    note: 'Affiche les listes des comptes dans le menu.',
  },
  can_view_accounts_breakdown: {
    name: 'Listes des comptes',
    note: 'Ouvre les listes de comptes de tout type, et le résumé d’un compte.',
  },
  can_view_permission_management: {
    name: 'Rôles et permissions',
    note: 'Modifie les rôles et ce qu’ils accordent, attribue des rôles au personnel et explique l’accès d’une personne.',
  },
  can_update_account_status: {
    name: 'Activer et désactiver des comptes',
    note: 'Modifie l’état d’un compte, le profil d’un partenaire et son accès à l’API.',
  },
  can_edit_user_contacts: {
    name: 'Ajouter des comptes et modifier les contacts',
    note: 'Ajoute des comptes, et modifie les contacts et le département d’un compte.',
  },
  can_resend_account_emails: {
    name: 'Renvoyer les e-mails d’activation',
    note: 'Envoie de nouveau à un compte le lien d’activation.',
  },
  can_update_staff_signature: {
    name: 'Signatures du personnel',
    note: 'Affiche et remplace la signature d’un membre du personnel.',
  },
  can_make_account_practitioner: {
    name: 'Nommer des séquestres officiels',
    note: 'Fait d’un client un séquestre officiel.',
  },
  can_revoke_role: {
    name: 'Retirer des rôles',
    note: 'Retire un rôle d’un compte, l’accès à l’API d’une organisation et la charge d’un séquestre.',
  },
  can_view_general_settings: {
    name: 'Paramètres généraux dans le menu',
    note: 'Affiche les paramètres généraux dans le menu.',
  },
  can_view_insolvency_settings: {
    name: 'Paramètres d’insolvabilité dans le menu',
    note: 'Affiche les paramètres d’insolvabilité dans le menu.',
  },
  can_access_settings: {
    name: 'Paramètres et insolvabilité',
    note: 'Ouvre les paramètres généraux, les messages aux comptes et les demandes d’insolvabilité avec leurs paramètres.',
  },
  can_correct_insolvency_applications: {
    name: 'Corriger les demandes d’insolvabilité',
    note: 'Annule l’approbation d’une demande et corrige sa date de publication.',
  },
  can_view_reservation_settings: {
    name: 'Dossiers et documents',
    note: 'Ouvre les dossiers des entités, les actes juridiques et les praticiens. Affiche Configurations dans le menu.',
  },
  can_access_configurations: {
    name: 'Configurations',
    note: 'Ouvre les dictionnaires, les modèles, les délais, la liste ISIC et la recherche rapide de noms.',
  },
  can_edit_dictionary_entry: {
    name: 'Modifier dictionnaires et modèles',
    note: 'Modifie les entrées des dictionnaires et les modèles.',
  },
  can_delete_dictionary_entry: {
    name: 'Supprimer dans les dictionnaires et modèles',
    note: 'Supprime des entrées des dictionnaires et des modèles.',
  },
  can_view_internal_processing: {
    name: 'Traitement interne dans le menu',
    note: 'Affiche le traitement interne dans le menu.',
  },
  can_access_internal_processing: {
    name: 'Traitement interne',
    note: 'Ouvre les traitements internes, relance les échecs, et contrôle formulaires et déclarations annuelles.',
  },
  can_view_billing_settings: {
    name: 'Facturation dans le menu',
    note: 'Affiche Facturation et recettes dans le menu.',
  },
  can_access_billing_settings: {
    name: 'Facturation et recettes',
    note: 'Ouvre les prix, les articles fiscaux, les transactions et les références de paiement.',
  },
  can_release_prn: {
    name: 'Libérer des PRN',
    note: 'Libère une référence de paiement utilisée, afin qu’elle puisse resservir.',
  },
  can_modify_service_costs: {
    name: 'Modifier le coût des services',
    note: 'Ajoute des services, et modifie leur prix et leur article fiscal.',
  },
  can_view_admin_registry: { name: 'Registre dans le menu', note: 'Affiche le registre dans le menu.' },
  can_view_registry: {
    name: 'Registre et recherche d’entités',
    note: 'Ouvre le registre et la recherche d’entités.',
  },
  can_view_blacklist_registry: {
    name: 'Liste noire, radiations et MDA',
    note: 'Ouvre les trois listes ; ajoute, annule et modifie leurs entrées.',
  },
  can_view_doc_registry: { name: 'Registre des documents', note: 'Ouvre la liste des actes juridiques.' },
  can_view_practitioners: {
    name: 'Registre des praticiens dans le menu',
    note: 'Affiche le registre des praticiens dans le menu.',
  },
  can_view_practitioner_registry: {
    name: 'Registre des praticiens',
    note: 'Ouvre la liste des praticiens, avec leurs détails, plaintes et certificats.',
  },
  can_view_integration_settings: {
    name: 'Intégrations dans le menu',
    note: 'Affiche les intégrations dans le menu.',
  },
  can_access_integration_settings: {
    name: 'Intégrations',
    note: 'Ouvre les pages des intégrations, chacune avec une permission qui lui est propre.',
  },
  can_access_system_credentials: {
    name: 'Identifiants techniques',
    note: 'Ouvre les identifiants techniques des systèmes reliés.',
  },
  can_access_api_integrations: {
    name: 'Accès à l’API des MDA et partenaires',
    note: 'Ouvre la liste des MDA et partenaires avec leur accès à l’API.',
  },
  can_view_personal_data: {
    name: 'Données personnelles sans motif',
    note: 'Affiche en entier numéros d’identité, contacts et adresses. Les autres donnent un motif pour chaque dossier.',
  },
  can_set_flags: {
    name: 'Poser des signalements',
    note: 'Pose et lève des signalements, dans la mesure où leur type le permet.',
  },
  can_manage_flags: {
    name: 'Gérer les signalements',
    note: 'Décide des types de signalement, et lève ceux que seul un gestionnaire peut lever.',
  },
  can_view_audit_trail: {
    name: 'Journal d’audit',
    note: 'Affiche chaque modification, son auteur et son heure.',
  },
  can_view_access_log: {
    name: 'Journal des consultations',
    note: 'Affiche qui a ouvert, exporté ou imprimé quel dossier.',
  },
  can_search_people: {
    name: 'Rechercher des personnes',
    note: 'Recherche des personnes physiques, et montre dans quelles entités chacune a un rôle.',
  },
  can_merge_people: {
    name: 'Fusionner des personnes',
    note: 'Décide que deux personnes n’en font qu’une ou restent distinctes, et annule une telle décision.',
  },
  can_supervise_work: {
    name: 'Superviser le travail',
    note: 'Affiche le travail de tous les collègues et ses chiffres, le réattribue et note les absences.',
  },
  can_manage_calendar: { name: 'Jours de fermeture', note: 'Modifie les jours où le registre est fermé.' },
  can_share_views: {
    name: 'Partager des vues',
    note: 'Partage des vues enregistrées des listes avec un rôle ou avec tous, et modifie celles qui sont partagées.',
  },
  can_run_doctor: { name: 'Contrôle du système', note: 'Montre ce qui ne va pas dans cette installation.' },
  can_file_documents: {
    name: 'Déposer les documents manquants',
    note: 'Téléverse un document d’une entité qui n’est pas arrivé dans EDMS.',
  },
  can_file_changes: {
    name: 'Déposer des modifications',
    note: 'Dépose les modifications d’une entité avec leurs dates d’effet : dirigeants, nom, adresse, actions et statut.',
  },
  can_issue_extracts: {
    name: 'Délivrer des extraits',
    note: 'Délivre des extraits signés des dossiers d’entités, et les retire.',
  },
  can_view_jobs: {
    name: 'Voir les traitements de tous',
    note: 'Montre les actions sur plusieurs lignes, importations et exportations de tous, sans leurs fichiers.',
  },
  can_load_register: {
    name: 'Charger le registre',
    note: 'Charge le registre à partir de fichiers, et annule des chargements.',
  },
  ROLE_ADMINISTRATOR: { name: 'Administrateur', note: 'Détient toutes les permissions.' },
  ROLE_REGISTRAR: {
    name: 'Officier du registre',
    note: 'Les registres avec leurs dossiers, personnes et signalements.',
  },
  ROLE_RECORDS_CLERK: { name: 'Archiviste', note: 'Dossiers, actes juridiques et praticiens.' },
  ROLE_AUDITOR: { name: 'Auditeur', note: 'Lit le journal d’audit et le journal des consultations.' },
  ROLE_INSOLVENCY_OFFICER: {
    name: 'Agent d’insolvabilité',
    note: 'Les demandes d’insolvabilité et leurs paramètres.',
  },
  ROLE_INSOLVENCY_SUPERVISOR: {
    name: 'Superviseur d’insolvabilité',
    note: 'Corrige les demandes d’insolvabilité et supervise le travail.',
  },
  ROLE_BILLING_OFFICER: {
    name: 'Agent de facturation',
    note: 'Prix, paiements et références de paiement.',
  },
  ROLE_USER: { name: 'Tout le monde', note: 'Chaque compte a ce rôle.' },
}
