import { flaggableCalls } from '@/resources/portal/flaggableCalls'
import { auditCalls } from './auditCalls'

const changes = flaggableCalls(auditCalls, 'Kila badiliko')

const fields = { refuses: { options: changes }, approves: { options: changes } }

/** Words of the kinds of flags. */
export const flagKinds = {
  about: 'Aina za alama kwenye rekodi, na kile ambacho kila moja inakataa',
  tab: 'Alama',
  fields: { standing: 'Zinazotumika' },
  computed: { effect: { label: 'Athari', options: { MASKS: 'Inaficha anwani', SHOWN: 'Inaonyesha tu' } } },
  create: { ways: [{ form: { submit: 'Ongeza', fields } }] },
  actions: { edit: { form: { title: 'Hariri aina ya alama', fields } } },
}
