/** Words of the types that the filter of legal documents offers. */
export const offeredTypes = {
  AGREEMENT: 'Accord',
  GUARANTEE: 'Garantie',
  POWER_OF_ATTORNEY: 'Procuration',
  AFFIDAVIT: 'Déclaration sous serment',
  STATUTORY_DECLARATION: 'Déclaration solennelle',
  CHATTEL: 'Nantissement de biens meubles',
  DEBENTURE: 'Obligation garantie',
  DEMAND_PROMISSORY_NOTE: 'Billet à ordre à vue',
  REPORT_OF_DIRECTORS: 'Rapport des administrateurs',
  CONSTITUTION: 'Statuts',
  FACILITY_LETTER: 'Lettre de crédit',
  DEED_OF_ASSIGNMENT: 'Acte de cession',
  DEED_POLL: 'Acte unilatéral',
  MORTGAGE_DEED: 'Acte hypothécaire',
  SPOUSAL_CONSENT: 'Consentement du conjoint',
  WILL: 'Testament',
  INDEPENDENT_ADVICE_FORM: 'Attestation de conseil indépendant',
  resolution: 'Résolution',
  OTHER: 'Autre',
}

/** Words of all types of legal document. */
export const documentTypes = {
  ...offeredTypes,
  MINUTES: 'Procès-verbal',
  RESOLUTION_AS_A_DOCUMENT: 'Résolution (document)',
  DEED_OF_INTER_VIVOS: 'Acte de transmission entre vifs',
  DEED_OF_VARIATION: 'Acte modificatif',
  DEED_OF_GIFT: 'Acte de donation',
  DEED_OF_INDEMNITY: 'Acte d’indemnisation',
  DEED_OF_TRUST: 'Acte de fiducie',
}
