const statuses = { PENDING: 'En attente', COMPLETED: 'Terminée', CANCELLED: 'Annulée', FAILED: 'Échouée' }
const prnStatuses = { PENDING: 'En attente', CREDITED: 'Crédité', FAILED: 'Échoué' }
const methods = { MOBILE_MONEY: 'Argent mobile', ALREADY_PAID: 'Déjà payé', COUNTER: 'Guichet' }

/** The words of transactions and PRNs; English stands in src/resources/billing. */
export default {
  'billing/transactions': {
    actionsLabel: 'Action',
    name: 'Transactions',
    about: 'Les paiements des services, et ce qu’ils sont devenus.',
    empty: 'Vérifiez le numéro, ou retirez un filtre.',
    sums: 'Total',
    filters: {
      trackingNumber: 'N° de suivi',
      prn: 'PRN',
      status: 'État',
      prnStatus: 'État du PRN',
      paymentMethod: 'Mode de paiement',
    },
    filterOptions: { status: statuses, prnStatus: prnStatuses, paymentMethod: methods },
    fields: {
      prn: 'PRN',
      trackingNumber: 'N° de suivi',
      transactionType: 'Service',
      grandTotal: 'Total',
      createdDate: 'Date',
      invoiceNo: 'N° de facture',
      transactionRef: 'Réf. de la transaction',
      subTotal: 'Sous-total',
      totalTax: 'Taxe',
      releasedAt: 'Libéré le',
      method: 'Mode de paiement',
      prnStanding: 'État du PRN',
      standing: 'État',
      phone: 'N° de téléphone',
      answer: 'Passerelle de paiement',
    },
    options: {
      method: methods,
      prnStanding: prnStatuses,
      standing: { ...statuses, CANCELED: statuses.CANCELLED },
      answer: {
        WAITING: 'Interrogée : sa réponse arrive',
        UNANSWERED: 'N’a pas répondu ; réessayez plus tard',
      },
    },
    actions: { view: 'Voir', retry: 'Relancer', release: 'Libérer' },
    confirm: { release: 'Confirmez-vous cette action ?' },
  },
  'billing/prn-manager': {
    name: 'PRN',
    about: 'Les numéros de paiement utilisés : plus rien ne peut être payé sous ces numéros.',
    search: 'PRN',
    empty: 'Vérifiez le numéro, ou ajoutez des PRN utilisés.',
    fields: { prn: 'PRN', createdAt: 'Date' },
    create: {
      label: 'Ajouter des PRN',
      title: 'Ajouter des PRN',
      tab0: 'Saisir des PRN',
      tab1: 'Téléverser un fichier',
    },
    forms: {
      create0: {
        title: 'Saisir des PRN',
        submit: 'Envoyer',
        fields: { list: 'PRN' },
        help: { list: 'Séparez-les par des virgules, ou collez une colonne de tableur.' },
      },
      remove: { title: 'Retirer un PRN', submit: 'Retirer', fields: { prn: 'PRN' } },
    },
    import: {
      columns: { prn: 'PRN' },
      patterns: { prn: 'Ce n’est pas un PRN : lettres et chiffres seulement, 13 au plus' },
    },
    actions: { remove: 'Retirer un PRN' },
    confirm: { remove: 'Confirmez-vous cette action ?' },
    done: { create0: 'PRN ajouté(s)', remove: 'PRN retiré' },
  },
}
