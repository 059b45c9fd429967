const serviceFields = {
  serviceName: 'Nom',
  taxHeadId: 'Article fiscal',
  serviceCode: 'Code',
  serviceCost: 'Coût',
  currencyId: 'Monnaie',
}
const serviceHelp = { serviceCode: 'Lettres, chiffres et - . _ /' }

const documentFields = { documentNumber: 'Numéro du document', documentName: 'Nom du document', amount: 'Coût' }

const numbered = (name: string, label: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}_${index + 1}`, `${label} ${index + 1}`]))

const yesNo = { YES: 'OUI', NO: 'NON' }
const taxHead = {
  fields: {
    taxHeadName: 'Nom',
    taxHeadId: 'Identifiant de l’article fiscal',
    taxHeadCode: 'Article fiscal',
    taxHeadCurrency: 'Monnaie',
    taxHeadDescription: 'Description',
    baseValue: 'Valeur de base',
    feesPerUnit: 'Frais par unité',
    percentage: 'Pourcentage',
    isAvailableOnPortal: 'Disponible sur',
    isActive: 'Actif',
    isDescriptionDisplayed: 'Description affichée',
    isTinMandatory: 'NIF obligatoire',
    isReferenceTypeMandatory: 'Type de référence obligatoire',
    level_1: 'Niveau 1',
    level_2: 'Niveau 2',
    level_3: 'Niveau 3',
    level_4: 'Niveau 4',
    level_5: 'Niveau 5',
    level_6: 'Niveau 6',
  },
  help: { taxHeadCode: 'Le code de l’administration fiscale' },
  options: {
    taxHeadCurrency: { UGANDA_SHILLINGS: 'Shillings ougandais' },
    isAvailableOnPortal: { YES: 'OUI', BOTH: 'LES DEUX' },
    isActive: yesNo,
    isDescriptionDisplayed: yesNo,
    isTinMandatory: yesNo,
    isReferenceTypeMandatory: yesNo,
    level_1: numbered('LEVEL', 'Niveau', 1),
    level_2: numbered('DEPARTMENT', 'Département', 5),
    level_3: numbered('CATEGORY', 'Catégorie', 16),
    level_4: numbered('INTELLECTUAL_PROPERTY', 'Type de propriété intellectuelle', 7),
    level_5: numbered('MARK', 'Type de marque', 3),
  },
}

/** The words of prices, by list. */
export const prices = {
  'billing/service-costs': {
    name: 'Coûts des services',
    about: 'Ce que le registre perçoit pour chaque service, et l’article fiscal correspondant.',
    search: 'Nom',
    empty: 'Vérifiez l’orthographe, ou ajoutez le service.',
    fields: { serviceName: 'Nom', taxHeadCode: 'Article fiscal', serviceCode: 'Code', serviceCost: 'Coût' },
    create: { label: 'Nouveau service', title: 'Nouveau service', tab0: 'Nouveau service' },
    forms: {
      create0: { title: 'Nouveau service', submit: 'Valider', fields: serviceFields, help: serviceHelp },
      edit: { title: 'Modifier le service', submit: 'Mettre à jour', fields: serviceFields, help: serviceHelp },
    },
    done: {
      create0: 'Coût de service créé avec succès',
      edit: 'Coût de service mis à jour',
      remove: 'Coût de service supprimé',
    },
    failedWrite: { create0: 'Échec de la création du service', edit: 'Échec de la création du service' },
    actions: { edit: 'Modifier', remove: 'Supprimer' },
    confirm: { remove: 'Êtes-vous sûr de cette action ?' },
  },
  'billing/document-costs': {
    name: 'Coûts des documents',
    about: 'Ce que coûte une copie certifiée de chaque document.',
    search: 'Nom',
    empty: 'Vérifiez l’orthographe, ou ajoutez le document.',
    fields: { ...documentFields, feeCategory: 'Catégorie de frais' },
    options: { feeCategory: { CERTIFICATION: 'CERTIFICATION' } },
    create: { label: 'Ajouter un service', title: 'Nouveau coût de document', tab0: 'Nouveau coût de document' },
    forms: {
      create0: { title: 'Nouveau coût de document', submit: 'Valider', fields: documentFields },
      edit: { title: 'Modifier le service', submit: 'Mettre à jour', fields: documentFields },
    },
    done: { create0: 'Coût de document créé avec succès' },
    failedWrite: {
      create0: 'Échec de la création du coût de document',
      edit: 'Échec de la création du coût de document',
    },
    actions: { edit: 'Modifier', remove: 'Supprimer' },
    confirm: { remove: 'Êtes-vous sûr de cette action ?' },
    unavailable: { remove: 'La suppression d’un coût de document n’est pas disponible. Rien n’a été modifié.' },
  },
  'billing/tax-heads': {
    name: 'Articles fiscaux',
    about: 'Sous quoi l’administration fiscale perçoit les paiements, et où chacun peut servir.',
    search: 'Nom ou article fiscal',
    empty: 'Vérifiez l’orthographe, ou ajoutez l’article fiscal.',
    fields: {
      taxHeadName: 'Nom',
      taxHeadCode: 'Article fiscal',
      baseValue: 'Valeur de base',
      availableOn: 'Disponible sur',
    },
    options: { availableOn: { YES: 'Évaluations OBRS', BOTH: 'Évaluation hors OBRS' } },
    create: { label: 'Nouvel article fiscal', title: 'Nouvel article fiscal', tab0: 'Nouvel article fiscal' },
    forms: {
      create0: { title: 'Nouvel article fiscal', submit: 'Valider', ...taxHead },
      edit: { title: 'Modifier l’article fiscal', submit: 'Mettre à jour', ...taxHead },
    },
    failedWrite: { create0: 'Échec de la création du service', edit: 'Échec de la création du service' },
    actions: { edit: 'Modifier' },
  },
}
