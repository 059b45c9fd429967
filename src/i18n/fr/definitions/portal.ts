import type { DefinitionTable } from '../../definitionTable'
import { auditCalls } from './auditCalls'
import { accessSentences, auditSentences } from './auditSentences'

const accessFields = { address: 'Depuis' }

const accessColumns = { event: { options: accessSentences } }

const origins = { 'the server': 'Le serveur', 'the command line': 'La ligne de commande' }

/** The audit trail and the access log, in French. */
const words: DefinitionTable = {
  menu: {
    doctor: { label: 'Contrôle du système', about: 'Ce qui ne va pas dans cette installation, et le remède' },
    people: { about: 'Personnes physiques de toutes les entités' },
    'audit-trail': { about: 'Toutes les modifications du registre : auteur, date, origine et anciennes valeurs' },
    'access-log': {
      about:
        'Qui a ouvert, révélé, exporté ou imprimé un dossier, quand et depuis où. Les valeurs ne sont jamais enregistrées.',
    },
  },
  resources: {
    'person-pairs': {
      tab: 'Doublons probables',
      computed: {
        otherBorn: 'Date de naissance de l’autre',
        reason: {
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
      actions: { compare: 'Comparer' },
    },
    'person-decisions': {
      tab: 'Décisions',
      fields: { decidedBy: 'Décidé par' },
      emptyHint: 'Personne n’a encore décidé au sujet de deux personnes.',
      actions: {
        undo: { label: 'Annuler la décision', form: { title: 'Annuler la décision', submit: 'Annuler la décision' } },
      },
    },
    'audit-trail': {
      search: { placeholder: 'Personne, objet ou appel' },
      filters: {
        actorId: { among: { search: { none: 'Aucune personne de ce nom dans le journal' } } },
        call: { options: auditCalls },
        subject: 'Début de l’objet',
        field: 'Champ modifié',
      },
      fields: { address: { label: 'Depuis', options: origins }, call: { options: auditCalls } },
      computed: { actorName: { options: origins }, event: { options: auditSentences } },
      notFoundHint: 'Essayez un autre mot, ou effacez les filtres.',
    },
    'access-log': {
      tab: { label: 'Entrées' },
      filters: { fileKey: { placeholder: 'BRN ou autre numéro complet' } },
      fields: accessFields,
      computed: accessColumns,
      notFoundHint: 'Vérifiez le numéro, choisissez d’autres jours, ou effacez les filtres.',
    },
    'access-sample': {
      about:
        'Vingt révélations de chaque semaine, tirées au hasard. Marquez chacune comme vue, ou mettez-la en question avec une note.',
      tab: { label: 'Échantillon de la semaine' },
      fields: { ...accessFields, week: 'Semaine du', markedBy: 'Examinée par' },
      computed: accessColumns,
      emptyHint: 'Un échantillon est tiré au début de chaque semaine, parmi les révélations de la semaine précédente.',
      actions: {
        review: {
          label: 'Examiner',
          form: {
            title: 'Examiner la révélation',
            submit: 'Enregistrer l’examen',
            fields: {
              note: {
                help: 'Nécessaire pour une révélation mise en question. La personne concernée ne voit pas la note.',
              },
            },
          },
        },
      },
    },
  },
}

export default words
