import type { DefinitionTable } from '../../definitionTable'
import workTeam from './workTeam'

/** The list of work, in French. */
const words: DefinitionTable = {
  menu: {
    jobs: {
      label: 'Traitements',
      about:
        'Actions sur plusieurs lignes, importations et exportations : leur avancement, et leurs fichiers pendant 7 jours',
    },
    work: { about: 'Tout ce qui attend quelqu’un, le plus urgent d’abord' },
    'work-team': { about: 'Ce que chaque collègue a en charge, a ouvert et a traité' },
  },
  resources: {
    ...workTeam.resources,
    jobs: {
      label: 'Traitements',
      filters: {
        kind: {
          label: 'Type',
          options: {
            BULK: 'Action sur plusieurs lignes',
            IMPORT: 'Importation',
            EXPORT: 'Exportation',
            LOAD: 'Chargement',
          },
        },
        state: {
          label: 'État',
          options: { RUNNING: 'En cours', DONE: 'Terminé', CANCELLED: 'Arrêté', FAILED: 'Échec' },
        },
        whose: { label: 'De qui', options: { OWN: 'Les miens', ALL: 'De tous' } },
      },
      fields: {
        kind: {
          label: 'Type',
          options: {
            BULK: 'Action sur plusieurs lignes',
            IMPORT: 'Importation',
            EXPORT: 'Exportation',
            LOAD: 'Chargement',
          },
        },
        state: {
          label: 'État',
          options: { RUNNING: 'En cours', DONE: 'Terminé', CANCELLED: 'Arrêté', FAILED: 'Échec' },
        },
        refused: 'Refusées',
        by: 'Lancé par',
        startedAt: 'Début',
      },
      computed: { what: 'Traitement', rows: 'Lignes' },
      emptyHint: 'Les actions sur plusieurs lignes, les importations et les exportations apparaîtront ici.',
      actions: {
        open: 'Détails',
        fetchFile: 'Télécharger le fichier',
        stop: {
          label: 'Arrêter',
          says: { done: 'Arrêté' },
          confirm: {
            question: 'Arrêter ce traitement ?',
            loss: 'Les lignes déjà traitées restent telles quelles. Une importation n’enregistre rien.',
          },
        },
      },
    },
    work: {
      search: { placeholder: 'Nom, numéro ou erreur' },
      filters: { age: 'Jours d’attente, au moins' },
      fields: { since: 'Depuis', holderName: 'Ouvert par' },
      computed: { number: 'Numéro' },
      emptyHint: 'Rien n’attend ici. Choisissez une autre vue ou effacez les filtres.',
      actions: {
        open: 'Ouvrir',
        fileDocument: {
          label: 'Envoyer le document',
          form: {
            title: 'Envoyer le document',
            submit: 'Déposer le document',
            fields: { file: 'Fichier du document' },
            warning: 'Il devient ce document de l’entité dans EDMS, et ne peut pas être remplacé ici.',
          },
        },
        take: { label: 'Prendre', says: { done: 'À vous pour 15 minutes' } },
        passOn: { form: { fields: { to: { label: 'Collègue' } } } },
        giveBack: 'Rendre à tous',
        snooze: {
          form: { fields: { until: { label: 'Jusqu’au', help: 'Elle revient le matin de ce jour ouvrable.' } } },
        },
        wake: 'Mettre fin au report',
      },
    },
  },
}

export default words
