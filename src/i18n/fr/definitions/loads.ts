import type { DefinitionTable } from '../../definitionTable'
import { cellFaultTexts } from '../imports'

/** Kinds of rows of a load. */
export const loadKinds = {
  entities: 'Entités',
  addresses: 'Adresses',
  people: 'Personnes',
  roles: 'Fonctions',
  classes: 'Catégories d’actions',
  holdings: 'Participations',
  charges: 'Sûretés',
  filings: 'Dépôts',
  documents: 'Documents',
  blacklist: 'Liste noire',
  deregistrations: 'Radiations',
}

const states = {
  OPEN: 'En préparation',
  CHECKING: 'Vérification en cours',
  CHECKED: 'Vérifié',
  WRITING: 'Écriture en cours',
  WRITTEN: 'Écrit',
  TAKING_BACK: 'Annulation en cours',
  TAKEN_BACK: 'Annulé',
}

const outcomes = { REFUSED: 'Refusée', MISSING: 'Absente de la source', KEPT: 'Conservé' }

const reasons = {
  ...cellFaultTexts,
  'empty-cell': '%{field} est vide. Saisissez une valeur.',
  'malformed-brn': '%{field} : %{value} n’est pas un BRN. Saisissez un BRN tel que 80020001234567 ou P-100226.',
  'too-long': '%{field} a plus de %{most} caractères. Raccourcissez.',
  'not-a-day': '%{field} : %{value} n’est pas un jour du calendrier. Saisissez un jour tel que 2021-05-03.',
  'before-register':
    '%{field} : %{value} précède le %{first}, premier jour que le registre peut avoir. Vérifiez l’année.',
  'day-to-come': '%{field} : %{value} est encore à venir. Le registre note ce qui a eu lieu.',
  'not-a-moment': '%{field} : %{value} n’est ni un jour ni un moment. Saisissez par exemple 2021-05-03T14:30:00+03:00.',
  'not-a-whole': '%{field} : %{value} n’est pas un nombre entier de %{least} à %{most}.',
  'not-an-amount': '%{field} : %{value} n’est pas un montant avec deux décimales au plus.',
  'not-a-code': '%{field} : %{value} n’est pas un code. Saisissez-en un tel que FORM_18.',
  'not-a-file-name':
    '%{field} : %{value} n’est pas le nom d’un fichier sous documents/. Saisissez-en un tel que 2024/form-18.pdf.',
  'bods-rule': 'La déclaration enfreint une règle de BODS 0.4. %{path} : %{rule}.',
  'bods-twice': 'Une autre déclaration a le statementId %{value}. Chacune a le sien.',
  'bods-record': '%{field} nomme l’enregistrement %{value}, dont le chargement n’a aucune déclaration valable.',
  'bods-subject': '%{field} nomme l’enregistrement %{value}, une personne. L’objet d’une relation est une entité.',
  'no-file': 'Il n’y a pas de fichier %{value} sous documents/. Placez-le là, ou corrigez le nom.',
  'empty-file': 'Le fichier %{value} est vide. Placez le bon.',
  'file-of-other':
    'Le registre a un document d’une autre entité sous le fichier %{value}. Mettez les fichiers de cette source dans leur propre dossier.',
  'filed-otherwise':
    'Le registre a ce document avec une autre valeur pour %{fields}. Un chargement ne modifie pas un document déposé : donnez au nouveau son propre nom de fichier.',
  'other-content':
    'Le registre a un autre contenu sous le fichier %{value}. Un chargement ne modifie pas un document déposé : donnez au nouveau son propre nom de fichier.',
  'not-a-flag': '%{field} : %{value} n’est ni oui ni non.',
  'not-a-choice': '%{field} : %{value} n’est pas parmi %{choices}.',
  'not-a-value': '%{field} contient un objet. Saisissez un texte, un nombre ou une liste de textes.',
  'not-a-record': 'La ligne n’est pas un objet JSON. Vérifiez la ligne.',
  'ends-before-it-begins': 'La fonction finit le %{until}, avant de commencer le %{since}. Vérifiez les deux jours.',
  'registered-before-created':
    'La sûreté est enregistrée le %{registered}, avant sa création le %{created}. Vérifiez les deux jours.',
  'satisfied-before-registered':
    'La sûreté est levée le %{satisfied}, avant son enregistrement le %{registered}. Vérifiez les deux jours.',
  'needs-currency': 'Le montant %{value} demande une devise. Saisissez un code tel que USD.',
  'unknown-currency': '%{field} : %{value} n’est pas une devise de l’ISO 4217. Saisissez un code tel que USD.',
  'needs-name':
    'Une personne physique doit avoir un prénom ou un nom de famille, une société sa dénomination. Saisissez-les.',
  'repeated-row': 'La ligne %{row} est identique. Une seule suffit.',
  'contradictory-rows': 'La ligne %{row} a la même clé et une autre valeur pour %{fields}. Gardez la bonne.',
  'two-birthdays':
    'La ligne %{row} a aussi le numéro d’identité %{value}, avec une autre date de naissance. Corrigez celle qui est fausse.',
  'no-entity': 'Aucune entité n’a le BRN %{value}, ni dans ce chargement ni au registre.',
  'no-person': 'L’entité n’a pas de personne %{value}, ni dans ce chargement ni au registre.',
  'no-class': 'L’entité n’a pas de catégorie d’actions %{value}, ni dans ce chargement ni au registre.',
  'unknown-isic': 'La liste du registre n’a pas de code ISIC %{value}.',
  'unknown-village': 'La liste du registre n’a pas de village %{value}.',
  'other-entity': 'Le registre a le numéro de suivi %{value} pour une autre entité.',
  'owner-ring':
    'Avec cette participation la société se posséderait elle-même par ses actionnaires. Vérifiez les détenteurs.',
  'changed-here':
    'Le registre a modifié %{fields} depuis le dernier chargement. Modifiez la source, ou retirez la ligne.',
  'removed-here': 'Le registre a supprimé cette ligne depuis le dernier chargement. Retirez-la.',
  missing: 'La source n’a plus cette ligne. Elle reste au registre.',
  'changed-since': 'Le dossier a changé depuis le chargement. Il reste tel quel.',
  'used-since': 'Quelque chose a été ajouté au dossier après le chargement. Il reste tel quel.',
}

/** Names of fields, as the host sends them. */
const hostTexts = {
  'added at': 'Ajouté le',
  'added by': 'Ajouté par',
  'address in country of origin': 'Adresse dans le pays d’origine',
  'amount paid': 'Montant libéré',
  'amount secured': 'Montant garanti',
  'amount unpaid': 'Montant non libéré',
  'changed at': 'Modifié le',
  'changed by': 'Modifié par',
  changes: 'Modifications',
  'charge no': 'Numéro de la sûreté',
  chargee: 'Créancier garanti',
  'chargee number': 'Numéro du créancier garanti',
  class: 'Catégorie',
  'country of origin': 'Pays d’origine',
  'created on': 'Créée le',
  currency: 'Devise',
  'date of birth': 'Date de naissance',
  'date of incorporation': 'Date de constitution',
  'effective on': 'Date d’effet',
  email: 'E-mail',
  'filed at': 'Déposé le',
  file: 'Fichier',
  'filed by': 'Déposé par',
  'given name': 'Prénom',
  'id number': 'Numéro d’identité',
  'id type': 'Type de pièce d’identité',
  'isic code': 'Code ISIC',
  kind: 'Type',
  'locked down': 'Verrouillé',
  'middle name': 'Deuxième prénom',
  'missing forms': 'Formulaires manquants',
  name: 'Nom',
  narrations: 'Remarques',
  nationality: 'Nationalité',
  'nominal class': 'Catégorie nominale',
  'number of shares': 'Nombre d’actions',
  occupation: 'Profession',
  'other name': 'Autre nom',
  person: 'Personne',
  plot: 'Parcelle',
  'postal address': 'Adresse postale',
  'property charged': 'Bien grevé',
  'registered name': 'Dénomination',
  'registered number': 'Numéro d’immatriculation',
  'registered on': 'Immatriculé le',
  role: 'Fonction',
  roles: 'Fonctions',
  'satisfied on': 'Levée le',
  sex: 'Sexe',
  'share capital': 'Capital social',
  since: 'Depuis',
  status: 'Statut',
  street: 'Rue',
  'sub classes': 'Sous-catégories',
  'sub type': 'Sous-type',
  surname: 'Nom de famille',
  telephone: 'Téléphone',
  'tracking no': 'Numéro de suivi',
  until: 'Jusqu’au',
  value: 'Valeur',
}

/** Loads of the register, in French. */
const words: DefinitionTable = {
  hostTexts,
  menu: {
    loads: {
      label: 'Chargements',
      about: 'Faire entrer le registre à partir de fichiers',
    },
  },
  resources: {
    loads: {
      label: 'Chargements',
      filters: { state: { label: 'État', options: states }, source: 'Source' },
      fields: {
        name: 'Fichiers',
        state: { label: 'État', options: states },
        rows: 'Lignes',
        taken: 'Reprises',
        mended: 'Rectifiées',
        refused: 'Refusées',
        startedAt: 'Début',
        by: 'Lancé par',
      },
      computed: { origin: 'Source' },
      emptyHint:
        'Un chargement fait entrer au registre des entités, personnes, fonctions, actions et dépôts à partir de fichiers. Chaque ligne est vérifiée avant toute écriture.',
      actions: { open: 'Ouvrir' },
    },
    'load-findings': {
      label: 'Constats',
      filters: {
        outcome: { label: 'Résultat', options: outcomes },
        kind: { label: 'Type', options: loadKinds },
      },
      fields: {
        kind: { label: 'Type', options: loadKinds },
        file: 'Fichier',
        row: 'Ligne',
        outcome: { label: 'Résultat', options: outcomes },
      },
      computed: { record: 'Clé', reason: { label: 'Motif', options: reasons } },
    },
  },
}

export default words
