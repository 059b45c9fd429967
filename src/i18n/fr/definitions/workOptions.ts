/** Labels of urgencies, areas and sources of work, in French. */
export const urgency = {
  OVERDUE: 'En retard',
  TODAY: 'Aujourd’hui',
  WEEK: 'Cette semaine',
  LATER: 'Plus tard',
  PAUSED: 'En attente d’un tiers',
  SNOOZED: 'Reporté',
}

export const area = {
  PRACTITIONERS: 'Praticiens',
  PROCESSES: 'Traitements internes',
  BILLING: 'Facturation',
  DOCUMENTS: 'Documents',
  INSOLVENCY: 'Insolvabilité',
  INTEGRATIONS: 'Intégrations',
  NOTES: 'Rappels',
}

export const source = {
  COMPLAINT: 'Plainte',
  PRACTITIONER_APPLICATION: 'Demande de praticien',
  PROCESS: 'Processus arrêté',
  CORRECTION: 'Correction échouée',
  PAYMENT: 'Paiement non réglé',
  DOCUMENT: 'Document absent de l’EDMS',
  INSOLVENCY_APPLICATION: 'Demande d’insolvabilité',
  GO_LIVE: 'Demande de mise en production',
  REMINDER: 'Rappel',
}
