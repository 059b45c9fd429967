import { flaggableCalls } from '@/resources/portal/flaggableCalls'
import { auditCalls } from './auditCalls'

const status = { label: 'Hali', options: { true: 'Inaweza kuwekwa', false: 'Haiwekwi tena' } }
const changes = flaggableCalls(auditCalls, 'Kila badiliko')

const fields = {
  name: 'Jina',
  colour: {
    label: 'Rangi',
    options: { RED: 'Nyekundu', AMBER: 'Kaharabu', GREEN: 'Kijani', BLUE: 'Bluu', VIOLET: 'Zambarau', GREY: 'Kijivu' },
  },
  icon: {
    label: 'Ikoni',
    options: {
      FLAG: 'Bendera',
      GAVEL: 'Nyundo ya hakimu',
      SEARCH: 'Kioo cha kukuza',
      PERSON: 'Mtu',
      SHIELD: 'Ngao',
      HIDDEN: 'Jicho lililokatwa',
      LOCK: 'Kufuli',
      WARNING: 'Alama ya onyo',
    },
  },
  subjects: {
    label: 'Rekodi zinazoweza kuwa nayo',
    options: {
      ENTITY: 'Taasisi',
      PERSON: 'Watu',
      LEGAL_DOCUMENT: 'Hati za kisheria',
      PRACTITIONER: 'Wafilisi',
      PAYMENT: 'Miamala',
      PROCESS: 'Michakato',
      APPLICATION: 'Maombi ya ufilisi',
      ACCOUNT: 'Akaunti',
    },
  },
  refuses: { label: 'Inakataa', options: changes },
  approves: {
    label: 'Inahitaji kuidhinishwa',
    help: 'Hadi sajili hii iwe na uidhinishaji, haya pia yanakataliwa.',
    options: changes,
  },
  masksAddresses: 'Inaficha anwani kwa kila mtu',
  needsReason: 'Inahitaji sababu',
  needsDocument: 'Inahitaji namba ya hati',
  setBy: 'Ruhusa za kuiweka',
  liftBy: 'Ruhusa za kuiondoa',
  endsAfter: { label: 'Inaisha baada ya siku', help: 'Tupu: haiishi yenyewe.' },
  active: status,
}

/** Words of the kinds of flags. */
export const flagKinds = {
  label: 'Mipangilio ya Jumla',
  search: { placeholder: 'Jina' },
  notFoundHint: 'Angalia tahajia, au ongeza.',
  about: 'Aina za alama kwenye rekodi, na kile ambacho kila moja inakataa',
  tab: 'Alama',
  fields: { name: 'Jina', endsAfter: 'Inaisha baada ya siku', standing: 'Alama zinazotumika', active: status },
  computed: {
    effect: {
      label: 'Athari',
      options: {
        REFUSES: 'Inakataa',
        APPROVES: 'Inahitaji kuidhinishwa',
        MASKS: 'Inaficha anwani',
        SHOWN: 'Inaonyeshwa',
      },
    },
  },
  create: {
    label: 'Ongeza aina ya alama',
    title: 'Ongeza aina ya alama',
    ways: [{ tab: 'Ongeza aina ya alama', form: { title: 'Ongeza aina ya alama', submit: 'Ongeza', fields } }],
  },
  actions: { edit: { label: 'Hariri', form: { title: 'Hariri aina ya alama', submit: 'Hifadhi', fields } } },
}
