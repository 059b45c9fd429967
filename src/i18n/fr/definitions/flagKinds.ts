import { flaggableCalls } from '@/resources/portal/flaggableCalls'
import { auditCalls } from './auditCalls'

const status = { label: 'Statut', options: { true: 'Peut être posé', false: 'N’est plus posé' } }
const changes = flaggableCalls(auditCalls, 'Toute modification')

const fields = {
  name: 'Nom',
  colour: {
    label: 'Couleur',
    options: { RED: 'Rouge', AMBER: 'Ambre', GREEN: 'Vert', BLUE: 'Bleu', VIOLET: 'Violet', GREY: 'Gris' },
  },
  icon: {
    label: 'Icône',
    options: {
      FLAG: 'Drapeau',
      GAVEL: 'Marteau',
      SEARCH: 'Loupe',
      PERSON: 'Personne',
      SHIELD: 'Bouclier',
      HIDDEN: 'Œil barré',
      LOCK: 'Cadenas',
      WARNING: 'Panneau d’avertissement',
    },
  },
  subjects: {
    label: 'Dossiers qui peuvent l’avoir',
    options: {
      ENTITY: 'Entités',
      PERSON: 'Personnes',
      LEGAL_DOCUMENT: 'Actes juridiques',
      PRACTITIONER: 'Praticiens',
      PAYMENT: 'Transactions',
      PROCESS: 'Processus',
      APPLICATION: 'Demandes d’insolvabilité',
      ACCOUNT: 'Comptes',
    },
  },
  refuses: { label: 'Refuse', options: changes },
  approves: {
    label: 'Soumet à approbation',
    help: 'Tant que ce registre n’a pas d’approbation, ils sont refusés aussi.',
    options: changes,
  },
  masksAddresses: 'Masque les adresses pour tous',
  needsReason: 'Exige un motif',
  needsDocument: 'Exige le numéro d’un document',
  setBy: 'Permissions pour le poser',
  liftBy: 'Permissions pour le lever',
  endsAfter: { label: 'Prend fin après (jours)', help: 'Vide : ne prend jamais fin de lui-même.' },
  active: status,
}

/** Words of the kinds of flags. */
export const flagKinds = {
  label: 'Paramètres généraux',
  search: { placeholder: 'Nom' },
  notFoundHint: 'Vérifiez l’orthographe ou ajoutez l’entrée.',
  about: 'Types de signalements des dossiers, et ce que chacun refuse',
  tab: 'Signalements',
  fields: { name: 'Nom', endsAfter: 'Prend fin après (jours)', standing: 'Signalements en vigueur', active: status },
  computed: {
    effect: {
      label: 'Effet',
      options: {
        REFUSES: 'Refuse',
        APPROVES: 'Soumet à approbation',
        MASKS: 'Masque les adresses',
        SHOWN: 'Est affiché',
      },
    },
  },
  create: {
    label: 'Ajouter un type de signalement',
    title: 'Ajouter un type de signalement',
    ways: [
      {
        tab: 'Ajouter un type de signalement',
        form: { title: 'Ajouter un type de signalement', submit: 'Ajouter', fields },
      },
    ],
  },
  actions: {
    edit: { label: 'Modifier', form: { title: 'Modifier le type de signalement', submit: 'Enregistrer', fields } },
  },
}
