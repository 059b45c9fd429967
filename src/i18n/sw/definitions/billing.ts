import type { DefinitionTable } from '../../definitionTable'
import { showPersonalData } from './personalData'

/** Prices, transactions and PRNs, in Kiswahili. */
const words: DefinitionTable = {
  menu: {
    billing: {
      label: 'Ankara na mapato',
      children: {
        'billing/service-costs': { label: 'Gharama za huduma', about: 'Bei na kifungu cha kodi cha kila huduma' },
        'billing/document-costs': { label: 'Gharama za hati', about: 'Bei ya nakala iliyothibitishwa ya kila hati' },
        'billing/tax-heads': {
          label: 'Vifungu vya kodi',
          about: 'Vifungu vya kodi vya malipo, na mahali pa kutumia kila kimoja',
        },
        'billing/transactions': { about: 'Malipo ya huduma na hali yake' },
        'billing/prn-manager': { about: 'Namba za malipo zilizokwisha kutumika na zisizopokea malipo tena' },
      },
    },
  },
  resources: {
    'billing/service-costs': {
      label: 'Gharama za Huduma',
      notFoundHint: 'Angalia tahajia, au ongeza huduma.',
      create: { ways: [{ form: { says: { done: 'Gharama ya huduma imeundwa' } } }] },
      actions: {
        edit: { form: { says: { done: 'Gharama ya huduma imesasishwa' } } },
        remove: { says: { done: 'Gharama ya huduma imeondolewa' } },
      },
    },
    'billing/document-costs': {
      label: 'Gharama za Hati',
      computed: { feeCategory: { label: 'Aina ya Ada', options: { CERTIFICATION: 'UTHIBITISHO' } } },
      notFoundHint: 'Angalia tahajia, au ongeza hati.',
      create: { label: 'Ongeza Huduma', ways: [{ form: { says: { done: 'Gharama ya hati imeundwa' } } }] },
      actions: { remove: { unavailable: 'Kufuta gharama ya hati hakupatikani. Hakuna kilichobadilishwa.' } },
    },
    'billing/tax-heads': {
      label: 'Vifungu vya Kodi',
      search: { placeholder: 'Jina au kifungu cha kodi' },
      computed: { availableOn: { options: { YES: 'Tathmini za OBRS', BOTH: 'Tathmini nje ya OBRS' } } },
      notFoundHint: 'Angalia tahajia, au ongeza kifungu cha kodi.',
      actions: { edit: { form: { title: 'Hariri Kifungu cha Kodi' } } },
    },
    'billing/transactions': {
      fields: {
        trackingNumber: 'Na. ya ufuatiliaji',
        invoiceNo: 'Namba ya ankara',
        transactionRef: 'Kumbukumbu ya muamala',
        subTotal: 'Jumla ndogo',
        totalTax: 'Kodi',
        releasedAt: 'Iliachiliwa',
      },
      computed: {
        entity: { label: 'Imelipiwa' },
        payer: { label: 'Imelipwa na' },
        phone: 'Namba ya simu',
        answer: {
          label: 'Mfumo wa malipo',
          options: { WAITING: 'Inasubiri jibu', UNANSWERED: 'Hakuna jibu. Jaribu tena baadaye.' },
        },
      },
      notFoundHint: 'Kagua namba, au ondoa kichujio.',
      actions: { showPersonalData },
    },
    'billing/prn-manager': {
      notFoundHint: 'Kagua namba, au ongeza PRN zilizotumika.',
      create: {
        ways: [
          {
            form: {
              fields: { list: { help: 'Zitenganishe kwa mikato, au bandika safu ya lahajedwali.' } },
              says: { done: 'PRN zimeongezwa' },
            },
          },
          { imports: { columns: { prn: { patternSays: 'Weka PRN: herufi na tarakimu pekee, zisizozidi 13' } } } },
        ],
      },
      buttons: { remove: { form: { says: { done: 'PRN imeondolewa' } } } },
    },
  },
}

export default words
