/** Words of the types that the filter of legal documents offers. */
export const offeredTypes = {
  AGREEMENT: 'Makubaliano',
  GUARANTEE: 'Dhamana',
  POWER_OF_ATTORNEY: 'Hati ya uwakilishi',
  AFFIDAVIT: 'Hati ya kiapo',
  STATUTORY_DECLARATION: 'Tamko la kisheria',
  CHATTEL: 'Rehani ya mali inayohamishika',
  DEBENTURE: 'Hati ya deni',
  DEMAND_PROMISSORY_NOTE: 'Hati ya ahadi ya malipo',
  REPORT_OF_DIRECTORS: 'Ripoti ya wakurugenzi',
  CONSTITUTION: 'Katiba',
  FACILITY_LETTER: 'Barua ya mkopo',
  DEED_OF_ASSIGNMENT: 'Hati ya uhamisho wa haki',
  DEED_POLL: 'Hati ya kubadili jina',
  MORTGAGE_DEED: 'Hati ya rehani',
  SPOUSAL_CONSENT: 'Ridhaa ya mwenzi',
  WILL: 'Wosia',
  INDEPENDENT_ADVICE_FORM: 'Fomu ya ushauri huru',
  resolution: 'Azimio',
  OTHER: 'Nyingine',
}

/** Words of all types of legal document. */
export const documentTypes = {
  ...offeredTypes,
  MINUTES: 'Kumbukumbu za mkutano',
  RESOLUTION_AS_A_DOCUMENT: 'Azimio kama hati',
  DEED_OF_INTER_VIVOS: 'Hati ya uhamisho wakati wa uhai',
  DEED_OF_VARIATION: 'Hati ya mabadiliko',
  DEED_OF_GIFT: 'Hati ya zawadi',
  DEED_OF_INDEMNITY: 'Hati ya fidia',
  DEED_OF_TRUST: 'Hati ya amana',
}
