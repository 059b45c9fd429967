import type { DefinitionTable } from '../../definitionTable'
import { flagKinds } from './flagKinds'

const closingKinds = { HOLIDAY: 'Jour férié', OWN: 'Jour de fermeture du registre' }

/** General Settings, in French. */
const words: DefinitionTable = {
  menu: {
    settings: {
      label: 'Paramètres généraux',
      about: 'Départements, professions, pays, manuels et messages aux utilisateurs',
    },
  },
  resources: {
    'flag-kinds': flagKinds,
    'closing-days': {
      label: 'Paramètres généraux',
      about:
        'Jours fériés du pays et jours de fermeture du registre. Les échéances du travail ne les comptent pas, ni les week-ends.',
      tab: 'Jours de fermeture',
      filters: { kind: { label: 'Type', options: closingKinds }, year: 'Année' },
      fields: { day: 'Jour', name: 'Nom', addedBy: 'Ajouté par' },
      computed: {
        type: { label: 'Type', options: closingKinds },
        state: { label: 'Registre', options: { OPEN: 'Ouvert', CLOSED: 'Fermé' } },
      },
      emptyHint: 'Choisissez une autre année, ou ajoutez un jour de fermeture.',
      create: {
        label: 'Ajouter un jour de fermeture',
        title: 'Ajouter un jour de fermeture',
        ways: [
          {
            tab: 'Ajouter un jour de fermeture',
            form: {
              title: 'Ajouter un jour de fermeture',
              submit: 'Ajouter un jour de fermeture',
              fields: { day: 'Jour', name: 'Nom' },
            },
          },
        ],
      },
      actions: {
        openOn: {
          label: 'Travailler ce jour',
          confirm: { question: 'Travailler ce jour férié ?', loss: 'Les échéances du travail ouvert peuvent avancer.' },
        },
        closeOn: {
          label: 'Fermer ce jour',
          confirm: { question: 'Fermer ce jour férié ?', loss: 'Les échéances du travail ouvert peuvent reculer.' },
        },
        remove: {
          label: 'Retirer',
          confirm: {
            question: 'Retirer ce jour de fermeture ?',
            loss: 'Les échéances du travail ouvert peuvent avancer.',
          },
        },
      },
    },
    departments: {
      label: 'Paramètres généraux',
      search: { placeholder: 'Nom' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Départements du personnel',
      tab: 'Départements',
      fields: { departmentName: 'Nom' },
      create: {
        label: 'Ajouter un département',
        title: 'Ajouter un département',
        ways: [
          {
            tab: 'Ajouter un département',
            form: {
              title: 'Ajouter un département',
              submit: 'Valider',
              fields: { departmentName: 'Nom' },
              says: { done: 'Département créé avec succès', failed: 'Échec de la création du département' },
            },
          },
        ],
      },
    },
    occupations: {
      label: 'Paramètres généraux',
      search: { placeholder: 'Nom' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Professions au choix',
      tab: 'Professions',
      fields: { name: 'Nom' },
      create: {
        label: 'Ajouter une profession',
        title: 'Ajouter une profession',
        ways: [
          {
            tab: 'Ajouter une profession',
            form: {
              title: 'Ajouter une profession',
              submit: 'Valider',
              fields: { name: 'Nom' },
              says: { done: 'Profession créée avec succès', failed: 'Échec de la création de la profession' },
            },
          },
        ],
      },
    },
    countries: {
      label: 'Paramètres généraux',
      search: { placeholder: 'Nom ou code' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Pays et leurs codes ISO 3166',
      tab: 'Pays',
      fields: { name: 'Nom', code: 'Code' },
      create: {
        label: 'Ajouter un pays',
        title: 'Ajouter un pays',
        ways: [
          {
            tab: 'Ajouter un pays',
            form: {
              title: 'Ajouter un pays',
              submit: 'Valider',
              fields: {
                name: { label: 'Nom', help: 'Choisissez un pays pour remplir son code ISO 3166.' },
                code: { label: 'Code', placeholder: 'UG' },
              },
              says: { done: 'Pays créé avec succès', failed: 'échec de la création' },
            },
          },
        ],
      },
    },
    manuals: {
      label: 'Paramètres généraux',
      search: { placeholder: 'Nom' },
      notFoundHint: 'Vérifiez l’orthographe, ou ajoutez l’entrée.',
      about: 'Sections du manuel, dans l’ordre de lecture',
      tab: 'Manuels d’utilisation',
      fields: { position: 'Position', sectionName: 'Nom de la section', filename: 'Fichier', createdAt: 'Date' },
      create: {
        label: 'Ajouter une section',
        title: 'Ajouter une section',
        ways: [
          {
            tab: 'Ajouter une section',
            form: {
              title: 'Ajouter une section',
              submit: 'Valider',
              fields: { sectionName: 'Nom de la section', position: 'Position', file: 'Fichier' },
              says: { done: 'Manuel créé avec succès' },
            },
          },
        ],
      },
      actions: {
        view: 'Voir',
        remove: {
          label: 'Supprimer',
          confirm: { question: 'Confirmez-vous cette action ?' },
          says: { done: 'Manuel supprimé avec succès' },
        },
      },
    },
    broadcasts: {
      label: 'Messages envoyés',
      fields: {
        createdAt: 'Date',
        messageToSend: 'Message',
        recipients: 'Comptes',
        sent: 'Envoyés',
        failed: 'Échecs',
        sender: 'Expéditeur',
      },
      computed: {
        kinds: {
          label: 'Destinataires',
          options: {
            INDIVIDUAL: 'Particulier',
            BUSINESS: 'Entreprise',
            BACKOFFICE: 'Back-office',
            MDA: 'MDA',
            PARTNER: 'Partenaire',
          },
        },
        state: {
          label: 'Statut',
          options: { SENDING: 'En cours d’envoi', DONE: 'Terminé', RECORDED: 'Enregistré, non envoyé' },
        },
      },
    },
  },
}

export default words
