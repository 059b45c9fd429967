import type { DefinitionTable } from '../../definitionTable'

const paymentStatuses = { FAILED: 'Échouée' }

/** Prices, transactions and PRNs, in French. */
const words: DefinitionTable = {
  menu: {
    billing: {
      label: 'Facturation et recettes',
      children: {
        'billing/service-costs': { about: 'Prix et article fiscal de chaque service' },
        'billing/document-costs': { about: 'Prix d’une copie certifiée de chaque document' },
        'billing/tax-heads': { about: 'Articles fiscaux des paiements, et où chacun peut servir' },
        'billing/transactions': { about: 'Paiements des services et leur statut' },
        'billing/prn-manager': {
          about: 'Numéros de référence de paiement déjà utilisés, qui n’acceptent plus de paiement',
        },
      },
    },
  },
  resources: {
    'billing/service-costs': {
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez le service.',
      create: { ways: [{ form: { says: { done: 'Coût de service créé avec succès' } } }] },
      actions: {
        edit: { form: { says: { done: 'Coût de service mis à jour' } } },
        remove: { says: { done: 'Coût de service supprimé' } },
      },
    },
    'billing/document-costs': {
      computed: { feeCategory: { label: 'Catégorie de frais', options: { CERTIFICATION: 'CERTIFICATION' } } },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez le document.',
      create: {
        label: 'Ajouter un service',
        ways: [{ form: { says: { done: 'Coût de document créé avec succès' } } }],
      },
      actions: {
        remove: { unavailable: 'La suppression d’un coût de document n’est pas disponible. Rien n’a été modifié.' },
      },
    },
    'billing/tax-heads': {
      search: { placeholder: 'Nom ou article fiscal' },
      computed: { availableOn: { options: { YES: 'Évaluations OBRS', BOTH: 'Évaluation hors OBRS' } } },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’article fiscal.',
      actions: { edit: { form: { title: 'Modifier l’article fiscal' } } },
    },
    'billing/transactions': {
      filters: { status: { options: paymentStatuses } },
      fields: {
        invoiceNo: 'N° de facture',
        transactionRef: 'Réf. de la transaction',
        subTotal: 'Sous-total',
        totalTax: 'Taxe',
        releasedAt: 'Libéré le',
      },
      computed: {
        entity: { label: 'Payé pour' },
        payer: { label: 'Payé par' },
        standing: { options: paymentStatuses },
        phone: 'N° de téléphone',
        answer: {
          label: 'Passerelle de paiement',
          options: { WAITING: 'En attente de réponse', UNANSWERED: 'Pas de réponse. Relancez plus tard.' },
        },
      },
      notFoundHint: 'Vérifiez le numéro, ou retirez un filtre.',
    },
    'billing/prn-manager': {
      notFoundHint: 'Vérifiez le numéro, ou ajoutez des PRN utilisés.',
      create: {
        ways: [
          {
            form: {
              submit: 'Envoyer',
              fields: { list: { help: 'Séparez-les par des virgules, ou collez une colonne de tableur.' } },
              says: { done: 'PRN ajouté(s)' },
            },
          },
          {
            tab: 'Téléverser un fichier',
            imports: {
              columns: { prn: { patternSays: 'Saisissez un PRN : lettres et chiffres seulement, 13 au plus' } },
            },
          },
        ],
      },
      buttons: { remove: { form: { says: { done: 'PRN retiré' } } } },
    },
  },
}

export default words
