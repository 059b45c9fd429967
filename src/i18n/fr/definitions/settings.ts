import type { DefinitionTable } from '../../definitionTable'
import { flagKinds } from './flagKinds'

/** General Settings, in French. */
const words: DefinitionTable = {
  menu: {
    settings: { about: 'Départements, professions, pays, manuels et messages aux utilisateurs' },
  },
  resources: {
    'flag-kinds': flagKinds,
    'closing-days': {
      about:
        'Jours fériés du pays et jours de fermeture du registre. Les échéances du travail ne les comptent pas, ni les week-ends.',
      tab: 'Jours de fermeture',
      filters: { year: 'Année' },
      fields: { addedBy: 'Ajouté par' },
      computed: { state: { options: { OPEN: 'Ouvert', CLOSED: 'Fermé' } } },
      emptyHint: 'Choisissez une autre année, ou ajoutez un jour de fermeture.',
      actions: {
        openOn: { label: 'Travailler ce jour', confirm: { question: 'Travailler ce jour férié ?' } },
        closeOn: {
          label: 'Fermer ce jour',
          confirm: { question: 'Fermer ce jour férié ?', loss: 'Les échéances du travail ouvert peuvent reculer.' },
        },
        remove: { confirm: { question: 'Retirer ce jour de fermeture ?' } },
      },
    },
    departments: {
      about: 'Départements du personnel',
      tab: 'Départements',
      create: {
        ways: [
          { form: { says: { done: 'Département créé avec succès', failed: 'Échec de la création du département' } } },
        ],
      },
    },
    occupations: {
      about: 'Professions au choix',
      tab: 'Professions',
      create: {
        ways: [
          { form: { says: { done: 'Profession créée avec succès', failed: 'Échec de la création de la profession' } } },
        ],
      },
    },
    countries: {
      search: { placeholder: 'Nom ou code' },
      about: 'Pays et leurs codes ISO 3166',
      tab: 'Pays',
      create: {
        ways: [
          {
            form: {
              fields: {
                name: { help: 'Choisissez un pays pour remplir son code ISO 3166.' },
                code: { placeholder: 'UG' },
              },
              says: { done: 'Pays créé avec succès', failed: 'échec de la création' },
            },
          },
        ],
      },
    },
    manuals: {
      about: 'Sections du manuel, dans l’ordre de lecture',
      tab: 'Manuels d’utilisation',
      fields: { filename: 'Fichier' },
      create: { ways: [{ form: { fields: { file: 'Fichier' }, says: { done: 'Manuel créé avec succès' } } }] },
      actions: { remove: { says: { done: 'Manuel supprimé avec succès' } } },
    },
    broadcasts: {
      label: 'Messages envoyés',
      fields: { sent: 'Envoyés', failed: 'Échecs', sender: 'Expéditeur' },
      computed: {
        kinds: {
          label: 'Destinataires',
          options: { INDIVIDUAL: 'Particulier', BACKOFFICE: 'Back-office', PARTNER: 'Partenaire' },
        },
        state: { options: { SENDING: 'En cours d’envoi', DONE: 'Terminé', RECORDED: 'Enregistré, non envoyé' } },
      },
    },
  },
}

export default words
