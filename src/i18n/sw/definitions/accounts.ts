import type { DefinitionTable } from '../../definitionTable'
import { showPersonalData } from './personalData'

const accountActions = { showPersonalData }

/** The accounts, the roles and their permissions, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    accounts: {
      children: {
        'accounts/breakdown': {
          label: 'Uainishaji',
          about: 'Wateja, biashara, wafanyakazi, mashirika na wapokeaji rasmi',
        },
        'accounts/permissions': { about: 'Majukumu na ruhusa yanazotoa' },
      },
    },
  },
  resources: {
    clientAccounts: {
      tab: 'Akaunti za wateja',
      actions: {
        ...accountActions,
        idPreview: { label: 'Onyesha kitambulisho', picture: { none: 'Hakuna nakala ya kitambulisho kwenye faili.' } },
      },
    },
    businessAccounts: { tab: 'Akaunti za biashara', actions: accountActions },
    staffAccounts: {
      tab: 'Akaunti za wafanyakazi',
      create: {
        ways: [
          {
            form: {
              fields: {
                idNumber: {
                  help: 'NIN ya kitambulisho cha taifa, ya herufi 14, hujaza fomu.',
                  vacancy: { says: 'Mfanyakazi mwingine ana namba hii ya kitambulisho' },
                },
                givenName: 'Jina la kwanza',
                middleName: 'Jina la kati',
              },
            },
          },
        ],
      },
      actions: {
        ...accountActions,
        signature: { form: { fields: { signatureAttachment: { picture: { none: 'Mtumiaji bado hana sahihi' } } } } },
      },
    },
    mdaAccounts: { actions: accountActions, tab: 'Akaunti za MDA' },
    privateOrganisations: { actions: accountActions, tab: 'Mashirika binafsi' },
    officialReceivers: {
      notFoundHint: 'Kagua tahajia, au mfanye mteja kuwa mpokeaji rasmi kutoka akaunti za wateja.',
      about: 'Wateja walio wapokeaji rasmi, pamoja na akaunti zao za ofisi',
      tab: 'Wapokeaji Rasmi',
      search: { placeholder: 'Jina au barua pepe' },
      fields: { status: { options: { REVOKED: 'Imebatilishwa' } } },
      computed: { names: 'Majina', emails: 'Barua pepe', phones: 'Simu' },
      actions: { revoke: { label: 'Batilisha', says: { done: 'Mpokeaji amebatilishwa' } } },
    },
    partnerAccounts: { actions: accountActions, tab: 'Akaunti za washirika' },
    apiRequests: {
      label: 'Maombi ya API ya karibuni',
      computed: {
        brn: 'BRN ya taasisi',
        feedback: { label: 'Jibu', options: { Served: 'Limejibiwa', Failed: 'Limeshindwa' } },
        response: { label: 'Majibu', absent: 'Hakuna', folded: { hide: 'Ficha' } },
      },
    },
    roles: {
      search: { placeholder: 'Jina au ruhusa' },
      notFoundHint: 'Tafuta jina lingine, au ongeza jukumu.',
      create: { ways: [{ form: { says: { done: 'Jukumu limeongezwa' } } }] },
      actions: { edit: { form: { title: 'Hariri jukumu', says: { done: 'Jukumu limesasishwa' } } } },
    },
    permissionGroups: {
      about: 'Ruhusa kwa makundi',
      tab: 'Makundi ya ruhusa',
      search: { placeholder: 'Kundi au ruhusa' },
      notFoundHint: 'Tafuta jina lingine, au ongeza kundi.',
      create: { ways: [{ form: { says: { done: 'Kundi limeongezwa' } } }] },
    },
    staffRoles: {
      about: 'Majukumu ya kila mtumishi',
      tab: 'Majukumu ya watumiaji',
      notFoundHint: 'Kagua tahajia, au ondoa vichujio.',
      buttons: {
        assign: { form: { fields: { userId: { among: { search: { placeholder: 'Tafuta mtumishi kwa jina' } } } } } },
      },
      actions: { explain: 'Eleza ufikiaji' },
    },
  },
  pages: {
    'accounts/breakdown': {
      figuresLabel: 'Akaunti kwa aina',
      figures: {
        INDIVIDUAL: 'Watu binafsi',
        BACKOFFICE: 'Wafanyakazi',
        PARTNER: 'Washirika',
        PRIVATE_ORGANIZATION: 'Mashirika binafsi',
      },
    },
  },
}

export default words
