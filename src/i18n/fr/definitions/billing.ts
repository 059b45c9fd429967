import type { DefinitionTable } from '../../definitionTable'
import { showPersonalData } from './personalData'

const serviceForm = {
  serviceName: 'Nom',
  taxHeadId: 'Article fiscal',
  serviceCode: { label: 'Code', help: 'Lettres, chiffres et - . _ /' },
  serviceCost: 'Coût',
  currencyId: 'Monnaie',
}
const documentFields = { documentNumber: 'Numéro du document', documentName: 'Nom du document', amount: 'Coût' }
const yesOrNo = { YES: 'OUI', NO: 'NON' }
const taxHeadForm = {
  taxHeadName: 'Nom',
  taxHeadId: 'Identifiant de l’article fiscal',
  taxHeadCode: { label: 'Article fiscal', help: 'Le code de l’administration fiscale' },
  taxHeadCurrency: { label: 'Monnaie', options: { UGANDA_SHILLINGS: 'Shillings ougandais' } },
  baseValue: 'Valeur de base',
  feesPerUnit: 'Frais par unité',
  percentage: 'Pourcentage',
  isAvailableOnPortal: { label: 'Disponible sur', options: { YES: 'OUI', BOTH: 'LES DEUX' } },
  isActive: { label: 'Actif', options: yesOrNo },
  isDescriptionDisplayed: { label: 'Description affichée', options: yesOrNo },
  isTinMandatory: { label: 'NIF obligatoire', options: yesOrNo },
  isReferenceTypeMandatory: { label: 'Type de référence obligatoire', options: yesOrNo },
  level_1: { label: 'Niveau 1', options: { LEVEL_1: 'Niveau 1' } },
  level_2: {
    label: 'Niveau 2',
    options: {
      DEPARTMENT_1: 'Département 1',
      DEPARTMENT_2: 'Département 2',
      DEPARTMENT_3: 'Département 3',
      DEPARTMENT_4: 'Département 4',
      DEPARTMENT_5: 'Département 5',
    },
  },
  level_3: {
    label: 'Niveau 3',
    options: {
      CATEGORY_1: 'Catégorie 1',
      CATEGORY_2: 'Catégorie 2',
      CATEGORY_3: 'Catégorie 3',
      CATEGORY_4: 'Catégorie 4',
      CATEGORY_5: 'Catégorie 5',
      CATEGORY_6: 'Catégorie 6',
      CATEGORY_7: 'Catégorie 7',
      CATEGORY_8: 'Catégorie 8',
      CATEGORY_9: 'Catégorie 9',
      CATEGORY_10: 'Catégorie 10',
      CATEGORY_11: 'Catégorie 11',
      CATEGORY_12: 'Catégorie 12',
      CATEGORY_13: 'Catégorie 13',
      CATEGORY_14: 'Catégorie 14',
      CATEGORY_15: 'Catégorie 15',
      CATEGORY_16: 'Catégorie 16',
    },
  },
  level_4: {
    label: 'Niveau 4',
    options: {
      INTELLECTUAL_PROPERTY_1: 'Type de propriété intellectuelle 1',
      INTELLECTUAL_PROPERTY_2: 'Type de propriété intellectuelle 2',
      INTELLECTUAL_PROPERTY_3: 'Type de propriété intellectuelle 3',
      INTELLECTUAL_PROPERTY_4: 'Type de propriété intellectuelle 4',
      INTELLECTUAL_PROPERTY_5: 'Type de propriété intellectuelle 5',
      INTELLECTUAL_PROPERTY_6: 'Type de propriété intellectuelle 6',
      INTELLECTUAL_PROPERTY_7: 'Type de propriété intellectuelle 7',
    },
  },
  level_5: {
    label: 'Niveau 5',
    options: { MARK_1: 'Type de marque 1', MARK_2: 'Type de marque 2', MARK_3: 'Type de marque 3' },
  },
  level_6: 'Niveau 6',
  taxHeadDescription: 'Description',
}
const paymentStatuses = { PENDING: 'En attente', COMPLETED: 'Terminée', CANCELLED: 'Annulée', FAILED: 'Échouée' }
const prnStatus = { label: 'Statut du PRN', options: { PENDING: 'En attente', CREDITED: 'Crédité', FAILED: 'Échoué' } }
const paymentMethod = {
  label: 'Mode de paiement',
  options: { MOBILE_MONEY: 'Argent mobile', ALREADY_PAID: 'Déjà payé', COUNTER: 'Guichet' },
}

/** Prices, transactions and PRNs, in French. */
const words: DefinitionTable = {
  menu: {
    billing: {
      label: 'Facturation et recettes',
      children: {
        'billing/service-costs': { label: 'Coûts des services', about: 'Prix et article fiscal de chaque service' },
        'billing/document-costs': {
          label: 'Coûts des documents',
          about: 'Prix d’une copie certifiée de chaque document',
        },
        'billing/tax-heads': {
          label: 'Articles fiscaux',
          about: 'Articles fiscaux des paiements, et où chacun peut servir',
        },
        'billing/transactions': { label: 'Transactions', about: 'Paiements des services et leur statut' },
        'billing/prn-manager': {
          label: 'PRN',
          about: 'Numéros de référence de paiement déjà utilisés, qui n’acceptent plus de paiement',
        },
      },
    },
  },
  resources: {
    'billing/service-costs': {
      label: 'Coûts des services',
      search: { placeholder: 'Nom' },
      fields: { serviceName: 'Nom', taxHeadCode: 'Article fiscal', serviceCode: 'Code', serviceCost: 'Coût' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez le service.',
      create: {
        label: 'Nouveau service',
        title: 'Nouveau service',
        ways: [
          {
            tab: 'Nouveau service',
            form: {
              title: 'Nouveau service',
              submit: 'Valider',
              fields: serviceForm,
              says: { done: 'Coût de service créé avec succès', failed: 'Échec de la création du service' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier le service',
            submit: 'Mettre à jour',
            fields: serviceForm,
            says: { done: 'Coût de service mis à jour', failed: 'Échec de la création du service' },
          },
        },
        remove: {
          label: 'Supprimer',
          confirm: { question: 'Confirmez-vous cette action ?' },
          says: { done: 'Coût de service supprimé' },
        },
      },
    },
    'billing/document-costs': {
      label: 'Coûts des documents',
      search: { placeholder: 'Nom' },
      fields: documentFields,
      computed: { feeCategory: { label: 'Catégorie de frais', options: { CERTIFICATION: 'CERTIFICATION' } } },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez le document.',
      create: {
        label: 'Ajouter un service',
        title: 'Nouveau coût de document',
        ways: [
          {
            tab: 'Nouveau coût de document',
            form: {
              title: 'Nouveau coût de document',
              submit: 'Valider',
              fields: documentFields,
              says: { done: 'Coût de document créé avec succès', failed: 'Échec de la création du coût de document' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier le service',
            submit: 'Mettre à jour',
            fields: documentFields,
            says: { failed: 'Échec de la création du coût de document' },
          },
        },
        remove: {
          label: 'Supprimer',
          unavailable: 'La suppression d’un coût de document n’est pas disponible. Rien n’a été modifié.',
          confirm: { question: 'Confirmez-vous cette action ?' },
        },
      },
    },
    'billing/tax-heads': {
      label: 'Articles fiscaux',
      search: { placeholder: 'Nom ou article fiscal' },
      fields: { taxHeadName: 'Nom', taxHeadCode: 'Article fiscal', baseValue: 'Valeur de base' },
      computed: {
        availableOn: { label: 'Disponible sur', options: { YES: 'Évaluations OBRS', BOTH: 'Évaluation hors OBRS' } },
      },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’article fiscal.',
      create: {
        label: 'Nouvel article fiscal',
        title: 'Nouvel article fiscal',
        ways: [
          {
            tab: 'Nouvel article fiscal',
            form: {
              title: 'Nouvel article fiscal',
              submit: 'Valider',
              fields: taxHeadForm,
              says: { failed: 'Échec de la création du service' },
            },
          },
        ],
      },
      actions: {
        edit: {
          label: 'Modifier',
          form: {
            title: 'Modifier l’article fiscal',
            submit: 'Mettre à jour',
            fields: taxHeadForm,
            says: { failed: 'Échec de la création du service' },
          },
        },
      },
    },
    'billing/transactions': {
      label: 'Transactions',
      filters: {
        trackingNumber: 'N° de suivi',
        prn: 'PRN',
        status: { label: 'Statut', options: paymentStatuses },
        prnStatus,
        paymentMethod,
      },
      fields: {
        prn: 'PRN',
        trackingNumber: 'N° de suivi',
        grandTotal: 'Total',
        createdDate: 'Date',
        invoiceNo: 'N° de facture',
        transactionRef: 'Réf. de la transaction',
        subTotal: 'Sous-total',
        totalTax: 'Taxe',
        releasedAt: 'Libéré le',
      },
      computed: {
        transactionType: { label: 'Service' },
        entity: { label: 'Payé pour' },
        payer: { label: 'Payé par' },
        method: paymentMethod,
        prnStanding: prnStatus,
        standing: { label: 'Statut', options: { ...paymentStatuses, CANCELED: 'Annulée' } },
        phone: 'N° de téléphone',
        answer: {
          label: 'Passerelle de paiement',
          options: { WAITING: 'En attente de réponse', UNANSWERED: 'Pas de réponse. Relancez plus tard.' },
        },
      },
      sums: 'Total',
      notFoundHint: 'Vérifiez le numéro, ou retirez un filtre.',
      actionsLabel: 'Action',
      actions: {
        view: 'Voir',
        retry: 'Relancer',
        release: { label: 'Libérer', confirm: { question: 'Confirmez-vous cette action ?' } },
        showPersonalData,
        journey: 'Parcours',
      },
    },
    'billing/prn-manager': {
      label: 'PRN',
      search: { placeholder: 'PRN' },
      fields: { prn: 'PRN', createdAt: 'Date' },
      notFoundHint: 'Vérifiez le numéro, ou ajoutez des PRN utilisés.',
      create: {
        label: 'Ajouter des PRN',
        title: 'Ajouter des PRN',
        ways: [
          {
            tab: 'Saisir des PRN',
            form: {
              title: 'Saisir des PRN',
              submit: 'Envoyer',
              fields: {
                list: { label: 'PRN', help: 'Séparez-les par des virgules, ou collez une colonne de tableur.' },
              },
              says: { done: 'PRN ajouté(s)' },
            },
          },
          {
            tab: 'Téléverser un fichier',
            imports: {
              columns: {
                prn: { label: 'PRN', patternSays: 'Saisissez un PRN : lettres et chiffres seulement, 13 au plus' },
              },
            },
          },
        ],
      },
      buttons: {
        remove: {
          label: 'Retirer un PRN',
          form: {
            title: 'Retirer un PRN',
            submit: 'Retirer',
            fields: { prn: 'PRN' },
            says: { done: 'PRN retiré' },
            confirm: { question: 'Confirmez-vous cette action ?' },
          },
        },
      },
    },
  },
}

export default words
