import type { DefinitionTable } from '../../definitionTable'
import { auditCalls } from './auditCalls'

const kind = { OPEN: 'Ouvert', REVEAL: 'Révélé', EXPORT: 'Exporté', PRINT: 'Imprimé' }
const fileKind = {
  ENTITY: 'Entité',
  PERSON: 'Personne',
  PRACTITIONER: 'Praticien',
  LEGAL_DOCUMENT: 'Acte juridique',
  APPLICATION: 'Demande d’insolvabilité',
  ACCOUNT: 'Compte',
  PAYMENT: 'Paiement',
  DOCUMENT: 'Pièce jointe',
  PEOPLE_SEARCH: 'Recherche de personnes',
  ACCESS_LOG: 'Journal des consultations',
}
const person = {
  label: 'Personne',
  among: { search: { placeholder: 'Nom', none: 'Aucune personne de ce nom dans le journal' } },
}
const marks = { SEEN: 'Vue', QUESTIONED: 'Mise en question' }
const accessFields = {
  at: 'Quand',
  actorName: 'Qui',
  kind: { label: 'Accès', options: kind },
  address: 'Depuis',
  call: 'Appel',
  resource: 'Liste ou page',
  reference: 'Référence',
}
const accessColumns = {
  fileType: { label: 'Type de dossier', options: fileKind },
  file: 'Numéro du dossier',
  about: 'Dossier',
  reason: {
    label: 'Motif',
    options: {
      ENQUIRY: 'Demande de renseignements',
      COURT_ORDER: 'Décision de justice',
      CORRECTION: 'Correction',
      INVESTIGATION: 'Enquête',
      COMPLAINT: 'Plainte',
    },
  },
}
const openFile = {
  open: 'Ouvrir le dossier',
  openApplication: 'Ouvrir la demande',
  openPayment: 'Ouvrir la transaction',
  openPerson: 'Ouvrir la personne',
}

/** The audit trail and the access log, in French. */
const words: DefinitionTable = {
  menu: {
    people: { label: 'Personnes', about: 'Personnes physiques de toutes les entités' },
    'audit-trail': {
      label: 'Journal d’audit',
      about: 'Toutes les modifications du registre : auteur, date, origine et anciennes valeurs',
    },
    'access-log': {
      label: 'Journal des consultations',
      about:
        'Qui a ouvert, révélé, exporté ou imprimé un dossier, quand et depuis où. Les valeurs ne sont jamais enregistrées.',
    },
  },
  resources: {
    'person-pairs': {
      label: 'Personnes',
      tab: 'Doublons probables',
      filters: { certainty: { label: 'Certitude', options: { near: 'Probable', possible: 'Possible' } } },
      computed: {
        one: 'Personne',
        oneBorn: 'Date de naissance',
        other: 'Autre personne',
        otherBorn: 'Date de naissance de l’autre',
        certainty: { label: 'Certitude', options: { near: 'Probable', possible: 'Possible' } },
        reason: {
          label: 'Motif',
          options: {
            numberSpelling: 'Numéro d’identité écrit autrement',
            numberDigit: 'Un caractère du numéro d’identité diffère',
            sameName: 'Même nom et même date de naissance',
            nameSpelling: 'Nom proche, même date de naissance',
            namePart: 'Partie du nom, même date de naissance',
          },
        },
      },
      emptyHint: 'Aucun doublon probable, ou tous ont été décidés.',
      actions: { compare: 'Comparer', open: 'Ouvrir la personne' },
    },
    'person-decisions': {
      label: 'Personnes',
      tab: 'Décisions',
      filters: { kind: { label: 'Décision', options: { MERGE: 'Une personne', APART: 'Gardées distinctes' } } },
      fields: {
        oneName: 'Personne',
        otherName: 'Autre personne',
        reason: 'Motif',
        decidedBy: 'Décidé par',
        decidedAt: 'Date',
      },
      computed: {
        decision: { label: 'Décision', options: { MERGE: 'Une personne', APART: 'Gardées distinctes' } },
        state: { label: 'Statut', options: { IN_FORCE: 'En vigueur', UNDONE: 'Annulée' } },
      },
      emptyHint: 'Personne n’a encore décidé au sujet de deux personnes.',
      actions: {
        undo: {
          label: 'Annuler la décision',
          form: { title: 'Annuler la décision', submit: 'Annuler la décision', fields: { reason: 'Motif' } },
        },
        open: 'Ouvrir la personne',
      },
    },
    'audit-trail': {
      label: 'Journal d’audit',
      search: { placeholder: 'Personne, objet ou appel' },
      filters: {
        actorId: {
          label: 'Personne',
          among: { search: { placeholder: 'Nom', none: 'Aucune personne de ce nom dans le journal' } },
        },
        call: { label: 'Appel', options: auditCalls },
        subject: 'Début de l’objet',
        field: 'Champ modifié',
        from: 'Date de début',
        to: 'Date de fin',
      },
      fields: {
        at: 'Quand',
        actorName: 'Qui',
        address: {
          label: 'Depuis',
          options: { 'the server': 'Le serveur', 'the command line': 'La ligne de commande' },
        },
        call: 'Appel',
        subject: 'Objet',
      },
      notFoundHint: 'Essayez un autre mot, ou effacez les filtres.',
      actions: { details: 'Détails' },
    },
    'access-log': {
      label: 'Journal des consultations',
      tab: { label: 'Entrées' },
      filters: {
        actorId: person,
        fileKind: accessColumns.fileType,
        fileKey: { label: 'Numéro du dossier', placeholder: 'BRN ou autre numéro complet' },
        kind: { label: 'Accès', options: kind },
        from: 'Date de début',
        to: 'Date de fin',
      },
      fields: accessFields,
      computed: accessColumns,
      notFoundHint: 'Vérifiez le numéro, choisissez d’autres jours, ou effacez les filtres.',
      actions: { ...openFile, details: 'Détails' },
    },
    'access-sample': {
      label: 'Journal des consultations',
      about:
        'Vingt révélations de chaque semaine, tirées au hasard. Marquez chacune comme vue, ou mettez-la en question avec une note.',
      tab: { label: 'Échantillon de la semaine' },
      filters: { state: { label: 'Examen', options: { UNMARKED: 'À examiner', ...marks } }, actorId: person },
      fields: { ...accessFields, week: 'Semaine du', note: 'Note', markedBy: 'Examinée par' },
      computed: { ...accessColumns, review: { label: 'Examen', options: { UNMARKED: 'À examiner', ...marks } } },
      emptyHint: 'Un échantillon est tiré au début de chaque semaine, parmi les révélations de la semaine précédente.',
      actions: {
        review: {
          label: 'Examiner',
          form: {
            title: 'Examiner la révélation',
            submit: 'Enregistrer l’examen',
            fields: {
              mark: { label: 'Examen', options: marks },
              note: {
                label: 'Note',
                help: 'Nécessaire pour une révélation mise en question. La personne concernée ne voit pas la note.',
              },
            },
          },
        },
        ...openFile,
        details: 'Détails',
      },
    },
  },
}

export default words
