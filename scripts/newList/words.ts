/** Common field names in the other languages. */
const fieldWords: Record<string, { sw: string; fr: string }> = {
  active: { sw: 'Inatumika', fr: 'Actif' },
  amount: { sw: 'Kiasi', fr: 'Montant' },
  approved: { sw: 'Imeidhinishwa', fr: 'Approuvé' },
  category: { sw: 'Kundi', fr: 'Catégorie' },
  closed: { sw: 'Imefungwa', fr: 'Fermé' },
  code: { sw: 'Msimbo', fr: 'Code' },
  country: { sw: 'Nchi', fr: 'Pays' },
  court: { sw: 'Mahakama', fr: 'Tribunal' },
  date: { sw: 'Tarehe', fr: 'Date' },
  description: { sw: 'Maelezo', fr: 'Description' },
  district: { sw: 'Wilaya', fr: 'District' },
  endDate: { sw: 'Tarehe ya mwisho', fr: 'Date de fin' },
  expiresOn: { sw: 'Inaisha tarehe', fr: 'Expire le' },
  issuedOn: { sw: 'Ilitolewa tarehe', fr: 'Délivré le' },
  licenceNumber: { sw: 'Namba ya leseni', fr: 'Numéro de licence' },
  licensedFrom: { sw: 'Leseni kuanzia', fr: 'Agréé depuis le' },
  licensedUntil: { sw: 'Leseni hadi', fr: 'Agréé jusqu’au' },
  name: { sw: 'Jina', fr: 'Nom' },
  note: { sw: 'Dokezo', fr: 'Note' },
  number: { sw: 'Namba', fr: 'Numéro' },
  reason: { sw: 'Sababu', fr: 'Motif' },
  region: { sw: 'Mkoa', fr: 'Région' },
  registrationNumber: { sw: 'Namba ya usajili', fr: 'Numéro d’enregistrement' },
  startDate: { sw: 'Tarehe ya kuanza', fr: 'Date de début' },
  status: { sw: 'Hali', fr: 'Statut' },
  title: { sw: 'Kichwa', fr: 'Titre' },
  type: { sw: 'Aina', fr: 'Type' },
  validFrom: { sw: 'Halali kuanzia', fr: 'Valable à partir du' },
  validUntil: { sw: 'Halali hadi', fr: 'Valable jusqu’au' },
  year: { sw: 'Mwaka', fr: 'Année' },
}

/** Words of every list in the other languages. */
export const listWords = {
  sw: {
    date: 'Tarehe',
    add: 'Ongeza',
    addTitle: 'Ongeza kwenye orodha',
    submit: 'Tuma',
    edit: 'Hariri',
    editTitle: 'Hariri ingizo',
    update: 'Sasisha',
    yes: 'Ndiyo',
    no: 'Hapana',
    or: 'au',
    from: 'siku ya kwanza',
    to: 'siku ya mwisho',
  },
  fr: {
    date: 'Date',
    add: 'Ajouter',
    addTitle: 'Ajouter à la liste',
    submit: 'Valider',
    edit: 'Modifier',
    editTitle: 'Modifier l’entrée',
    update: 'Mettre à jour',
    yes: 'Oui',
    no: 'Non',
    or: 'ou',
    from: 'premier jour',
    to: 'dernier jour',
  },
} as const
export type Language = keyof typeof listWords

const own = (name: string) => (Object.hasOwn(fieldWords, name) ? fieldWords[name] : undefined)

/** Returns the label of a field in a language; the English one where the word is not known. */
export const wordOf = ({ name, label }: { name: string; label: string }, language: Language) =>
  own(name)?.[language] ?? label

/** Returns the labels that have no word in the other languages. */
export const untranslatedOf = (fields: readonly { name: string; label: string }[]): string[] =>
  fields.filter(({ name }) => !own(name)).map(({ label }) => label)

/** Returns labels as one sentence: 'Number, name or court'. */
export const anyOf = (labels: readonly string[], or: string) =>
  labels
    .map((label, at) => (at ? label.charAt(0).toLowerCase() + label.slice(1) : label))
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${or} $1`)
