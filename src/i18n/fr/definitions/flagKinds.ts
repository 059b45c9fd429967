import { flaggableCalls } from '@/resources/portal/flaggableCalls'
import { auditCalls } from './auditCalls'

const changes = flaggableCalls(auditCalls, 'Toute modification')

const fields = { refuses: { options: changes }, approves: { options: changes } }

/** Words of the kinds of flags. */
export const flagKinds = {
  notFoundHint: 'Vérifiez l’orthographe ou ajoutez l’entrée.',
  about: 'Types de signalements des dossiers, et ce que chacun refuse',
  tab: 'Signalements',
  fields: { standing: 'En vigueur' },
  computed: { effect: { label: 'Effet', options: { MASKS: 'Masque les adresses', SHOWN: 'Affiche seulement' } } },
  create: { ways: [{ form: { submit: 'Ajouter', fields } }] },
  actions: { edit: { form: { title: 'Modifier le type de signalement', fields } } },
}
