const serviceFields = {
  serviceName: 'Jina',
  taxHeadId: 'Kifungu cha Kodi',
  serviceCode: 'Msimbo',
  serviceCost: 'Gharama',
  currencyId: 'Sarafu',
}
const serviceHelp = { serviceCode: 'Herufi, tarakimu na - . _ /' }

const documentFields = { documentNumber: 'Namba ya Hati', documentName: 'Jina la Hati', amount: 'Gharama' }

const numbered = (name: string, label: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}_${index + 1}`, `${label} ${index + 1}`]))

const yesNo = { YES: 'NDIYO', NO: 'HAPANA' }
const taxHead = {
  fields: {
    taxHeadName: 'Jina',
    taxHeadId: 'Kitambulisho cha Kifungu',
    taxHeadCode: 'Kifungu cha Kodi',
    taxHeadCurrency: 'Sarafu',
    taxHeadDescription: 'Maelezo',
    baseValue: 'Thamani ya Msingi',
    feesPerUnit: 'Ada kwa Kipimo',
    percentage: 'Asilimia',
    isAvailableOnPortal: 'Inapatikana kwenye',
    isActive: 'Hai',
    isDescriptionDisplayed: 'Maelezo Yanaonyeshwa',
    isTinMandatory: 'TIN ni Lazima',
    isReferenceTypeMandatory: 'Aina ya Rejea ni Lazima',
    level_1: 'Ngazi 1',
    level_2: 'Ngazi 2',
    level_3: 'Ngazi 3',
    level_4: 'Ngazi 4',
    level_5: 'Ngazi 5',
    level_6: 'Ngazi 6',
  },
  help: { taxHeadCode: 'Msimbo wa mamlaka ya kodi' },
  options: {
    taxHeadCurrency: { UGANDA_SHILLINGS: 'Shilingi za Uganda' },
    isAvailableOnPortal: { YES: 'NDIYO', BOTH: 'ZOTE' },
    isActive: yesNo,
    isDescriptionDisplayed: yesNo,
    isTinMandatory: yesNo,
    isReferenceTypeMandatory: yesNo,
    level_1: numbered('LEVEL', 'Ngazi', 1),
    level_2: numbered('DEPARTMENT', 'Idara', 5),
    level_3: numbered('CATEGORY', 'Kundi', 16),
    level_4: numbered('INTELLECTUAL_PROPERTY', 'Aina ya hakimiliki', 7),
    level_5: numbered('MARK', 'Aina ya alama', 3),
  },
}

/** The words of prices, by list. */
export const prices = {
  'billing/service-costs': {
    name: 'Gharama za Huduma',
    about: 'Kiasi ambacho rejista hutoza kwa kila huduma, na kifungu cha kodi kinacholipiwa.',
    search: 'Jina',
    empty: 'Angalia tahajia, au ongeza huduma.',
    fields: { serviceName: 'Jina', taxHeadCode: 'Kifungu cha Kodi', serviceCode: 'Msimbo', serviceCost: 'Gharama' },
    create: { label: 'Huduma Mpya', title: 'Huduma Mpya', tab0: 'Huduma Mpya' },
    forms: {
      create0: { title: 'Huduma Mpya', submit: 'Wasilisha', fields: serviceFields, help: serviceHelp },
      edit: { title: 'Hariri Huduma', submit: 'Sasisha', fields: serviceFields, help: serviceHelp },
    },
    done: {
      create0: 'Gharama ya huduma imeundwa',
      edit: 'Gharama ya huduma imesasishwa',
      remove: 'Gharama ya huduma imeondolewa',
    },
    failedWrite: { create0: 'Huduma haikuundwa', edit: 'Huduma haikuundwa' },
    actions: { edit: 'Hariri', remove: 'Futa' },
    confirm: { remove: 'Una uhakika na kitendo hiki?' },
  },
  'billing/document-costs': {
    name: 'Gharama za Hati',
    about: 'Gharama ya nakala iliyothibitishwa ya kila hati.',
    search: 'Jina',
    empty: 'Angalia tahajia, au ongeza hati.',
    fields: { ...documentFields, feeCategory: 'Aina ya Ada' },
    options: { feeCategory: { CERTIFICATION: 'UTHIBITISHO' } },
    create: { label: 'Ongeza Huduma', title: 'Gharama Mpya ya Hati', tab0: 'Gharama Mpya ya Hati' },
    forms: {
      create0: { title: 'Gharama Mpya ya Hati', submit: 'Wasilisha', fields: documentFields },
      edit: { title: 'Hariri Huduma', submit: 'Sasisha', fields: documentFields },
    },
    done: { create0: 'Gharama ya hati imeundwa' },
    failedWrite: { create0: 'Gharama ya hati haikuundwa', edit: 'Gharama ya hati haikuundwa' },
    actions: { edit: 'Hariri', remove: 'Futa' },
    confirm: { remove: 'Una uhakika na kitendo hiki?' },
    unavailable: { remove: 'Kufuta gharama ya hati hakupatikani. Hakuna kilichobadilishwa.' },
  },
  'billing/tax-heads': {
    name: 'Vifungu vya Kodi',
    about: 'Vifungu ambavyo mamlaka ya kodi hupokelea malipo, na vinapotumika.',
    search: 'Jina au kifungu cha kodi',
    empty: 'Angalia tahajia, au ongeza kifungu cha kodi.',
    fields: {
      taxHeadName: 'Jina',
      taxHeadCode: 'Kifungu cha Kodi',
      baseValue: 'Thamani ya Msingi',
      availableOn: 'Inapatikana kwenye',
    },
    options: { availableOn: { YES: 'Tathmini za OBRS', BOTH: 'Tathmini nje ya OBRS' } },
    create: { label: 'Kifungu Kipya cha Kodi', title: 'Kifungu Kipya cha Kodi', tab0: 'Kifungu Kipya cha Kodi' },
    forms: {
      create0: { title: 'Kifungu Kipya cha Kodi', submit: 'Wasilisha', ...taxHead },
      edit: { title: 'Hariri Kifungu cha Kodi', submit: 'Sasisha', ...taxHead },
    },
    failedWrite: { create0: 'Huduma haikuundwa', edit: 'Huduma haikuundwa' },
    actions: { edit: 'Hariri' },
  },
}
