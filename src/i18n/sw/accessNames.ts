/** Names of permissions and roles, and what each is for, in Kiswahili. */
export default {
  can_access_dashboard: {
    name: 'Dashibodi, wasifu na ripoti',
    note: 'Hufungua dashibodi, wasifu wa mtumiaji mwenyewe na ripoti.',
  },
  can_access_system_accounts: {
    name: 'Akaunti',
    note: 'Huonyesha Akaunti kwenye menyu na kufungua kurasa zake, kila moja pamoja na ruhusa yake.',
  },
  can_view_system_accounts: {
    name: 'Orodha za akaunti kwenye menyu',
    note: 'Huonyesha orodha za akaunti kwenye menyu.',
  },
  can_view_accounts_breakdown: {
    name: 'Orodha za akaunti',
    note: 'Hufungua orodha za akaunti za kila aina, na muhtasari wa akaunti.',
  },
  can_view_permission_management: {
    name: 'Majukumu na ruhusa',
    note: 'Hubadilisha majukumu na ruhusa zake, huwapa watumishi majukumu, na kueleza ufikiaji wa mtu.',
  },
  can_update_account_status: {
    name: 'Kuwasha na kuzima akaunti',
    note: 'Hubadilisha hali ya akaunti, wasifu wa mshirika, na ufikiaji wake wa API.',
  },
  can_edit_user_contacts: {
    name: 'Kuongeza akaunti na kuhariri mawasiliano',
    note: 'Huongeza akaunti, na kubadilisha mawasiliano na idara ya akaunti.',
  },
  can_resend_account_emails: {
    name: 'Kutuma tena barua pepe za kuwezesha',
    note: 'Hutuma tena kiungo cha kuwezesha akaunti.',
  },
  can_update_staff_signature: {
    name: 'Saini za watumishi',
    note: 'Huonyesha na kubadilisha saini ya mtumishi.',
  },
  can_make_account_practitioner: {
    name: 'Kuteua wapokeaji rasmi',
    note: 'Humfanya mteja kuwa mpokeaji rasmi.',
  },
  can_revoke_role: {
    name: 'Kuondoa majukumu',
    note: 'Huondoa jukumu la akaunti, ufikiaji wa API wa shirika, na wadhifa wa mpokeaji.',
  },
  can_view_general_settings: {
    name: 'Mipangilio ya jumla kwenye menyu',
    note: 'Huonyesha mipangilio ya jumla kwenye menyu.',
  },
  can_view_insolvency_settings: {
    name: 'Mipangilio ya ufilisi kwenye menyu',
    note: 'Huonyesha mipangilio ya ufilisi kwenye menyu.',
  },
  can_access_settings: {
    name: 'Mipangilio na ufilisi',
    note: 'Hufungua mipangilio ya jumla, ujumbe kwa akaunti, na maombi ya ufilisi pamoja na mipangilio yake.',
  },
  can_correct_insolvency_applications: {
    name: 'Kusahihisha maombi ya ufilisi',
    note: 'Hurudisha nyuma ombi lililoidhinishwa, na kusahihisha tarehe yake ya kuchapishwa.',
  },
  can_view_reservation_settings: {
    name: 'Faili na nyaraka',
    note: 'Hufungua faili za taasisi, nyaraka za kisheria na wafilisi. Huonyesha Usanidi kwenye menyu.',
  },
  can_access_configurations: {
    name: 'Usanidi',
    note: 'Hufungua kamusi, violezo, vipindi, ISIC na utafutaji wa haraka wa majina.',
  },
  can_edit_dictionary_entry: {
    name: 'Kuhariri kamusi na violezo',
    note: 'Hubadilisha maneno ya kamusi, na violezo.',
  },
  can_delete_dictionary_entry: {
    name: 'Kufuta kwenye kamusi na violezo',
    note: 'Hufuta maneno ya kamusi, na violezo.',
  },
  can_view_internal_processing: {
    name: 'Michakato ya ndani kwenye menyu',
    note: 'Huonyesha michakato ya ndani kwenye menyu.',
  },
  can_access_internal_processing: {
    name: 'Michakato ya ndani',
    note: 'Hufungua michakato ya ndani, hujaribu tena iliyoshindikana, na kukagua fomu na taarifa za mwaka.',
  },
  can_view_billing_settings: {
    name: 'Ankara kwenye menyu',
    note: 'Huonyesha Ankara na mapato kwenye menyu.',
  },
  can_access_billing_settings: {
    name: 'Ankara na mapato',
    note: 'Hufungua bei, vifungu vya kodi, miamala na namba za kumbukumbu za malipo.',
  },
  can_release_prn: {
    name: 'Kuachilia PRN',
    note: 'Huachilia namba ya kumbukumbu ya malipo iliyotumika, ili itumike tena.',
  },
  can_modify_service_costs: {
    name: 'Kubadilisha gharama za huduma',
    note: 'Huongeza huduma, na kubadilisha bei na kifungu cha kodi cha kila huduma.',
  },
  can_view_admin_registry: { name: 'Rejista kwenye menyu', note: 'Huonyesha rejista kwenye menyu.' },
  can_view_registry: {
    name: 'Rejista na utafutaji wa taasisi',
    note: 'Hufungua rejista na utafutaji wa taasisi.',
  },
  can_view_blacklist_registry: {
    name: 'Orodha nyeusi, waliofutwa na MDA',
    note: 'Hufungua orodha tatu, na kuongeza, kubatilisha na kuhariri vilivyomo.',
  },
  can_view_doc_registry: { name: 'Rejista ya nyaraka', note: 'Hufungua orodha ya nyaraka za kisheria.' },
  can_view_practitioners: {
    name: 'Rejista ya wafilisi kwenye menyu',
    note: 'Huonyesha rejista ya wafilisi kwenye menyu.',
  },
  can_view_practitioner_registry: {
    name: 'Rejista ya wafilisi',
    note: 'Hufungua orodha ya wafilisi, pamoja na maelezo, malalamiko na vyeti vyao.',
  },
  can_view_integration_settings: {
    name: 'Miunganisho kwenye menyu',
    note: 'Huonyesha miunganisho kwenye menyu.',
  },
  can_access_integration_settings: {
    name: 'Miunganisho',
    note: 'Hufungua kurasa za miunganisho, kila moja pamoja na ruhusa yake.',
  },
  can_access_system_credentials: {
    name: 'Vitambulisho vya siri vya mifumo',
    note: 'Hufungua vitambulisho vya siri vya mifumo iliyounganishwa.',
  },
  can_access_api_integrations: {
    name: 'Ufikiaji wa API wa MDA na washirika',
    note: 'Hufungua orodha ya MDA na washirika pamoja na ufikiaji wao wa API.',
  },
  can_view_personal_data: {
    name: 'Data binafsi bila sababu',
    note: 'Huonyesha namba za vitambulisho, mawasiliano na anwani kamili. Wengine hutoa sababu kwa kila faili.',
  },
  can_set_flags: {
    name: 'Kuweka alama',
    note: 'Huweka na kuondoa alama kwenye rekodi, kadiri aina ya alama inavyoruhusu.',
  },
  can_manage_flags: {
    name: 'Kusimamia alama',
    note: 'Huamua aina za alama zilizopo, na kuondoa zile ambazo msimamizi pekee anaweza kuondoa.',
  },
  can_view_audit_trail: { name: 'Kumbukumbu za ukaguzi', note: 'Huonyesha kila badiliko, nani alilifanya na lini.' },
  can_view_access_log: {
    name: 'Kumbukumbu za usomaji',
    note: 'Huonyesha nani alifungua, kuhamisha au kuchapisha faili gani.',
  },
  can_search_people: {
    name: 'Kutafuta watu',
    note: 'Hutafuta watu, na kuonyesha taasisi ambazo kila mmoja ana wadhifa.',
  },
  can_merge_people: {
    name: 'Kuunganisha watu',
    note: 'Huamua kwamba watu wawili ni mmoja au wabaki tofauti, na kutengua uamuzi huo.',
  },
  can_supervise_work: {
    name: 'Kusimamia kazi',
    note: 'Huonyesha kazi za wenzake wote na takwimu zake, huzigawa upya, na kurekodi wasiokuwepo.',
  },
  can_manage_calendar: { name: 'Siku za kufungwa', note: 'Hubadilisha siku ambazo masjala imefungwa.' },
  can_share_views: {
    name: 'Kushiriki mionekano',
    note: 'Hushiriki mionekano iliyohifadhiwa ya orodha na jukumu au na wote, na kubadilisha iliyoshirikiwa.',
  },
  can_run_doctor: { name: 'Ukaguzi wa mfumo', note: 'Huonyesha kasoro za usakinishaji huu.' },
  can_file_documents: {
    name: 'Kuwasilisha hati zinazokosekana',
    note: 'Inapakia hati ya taasisi ambayo haijafika kwenye EDMS.',
  },
  can_file_changes: {
    name: 'Kuwasilisha mabadiliko',
    note: 'Inawasilisha mabadiliko ya taasisi pamoja na siku yanapoanza: viongozi, jina, anwani, hisa na hali.',
  },
  can_issue_extracts: {
    name: 'Kutoa madondoo',
    note: 'Hutoa madondoo yaliyotiwa sahihi ya faili za taasisi, na kuyaondoa.',
  },
  can_view_jobs: {
    name: 'Kuona kazi ndefu za wote',
    note: 'Inaonyesha hatua kwa safu nyingi, uingizaji na uhamishaji wa wote, bila faili zao.',
  },
  can_load_register: { name: 'Kupakia rejista', note: 'Hupakia rejista kutoka kwenye faili, na kurudisha upakiaji.' },
  ROLE_ADMINISTRATOR: { name: 'Msimamizi wa mfumo', note: 'Ana kila ruhusa.' },
  ROLE_REGISTRAR: { name: 'Msajili', note: 'Rejista pamoja na faili, watu na alama zake.' },
  ROLE_RECORDS_CLERK: { name: 'Karani wa kumbukumbu', note: 'Faili, nyaraka za kisheria na wafilisi.' },
  ROLE_AUDITOR: { name: 'Mkaguzi', note: 'Husoma kumbukumbu za ukaguzi na za usomaji.' },
  ROLE_INSOLVENCY_OFFICER: { name: 'Afisa wa ufilisi', note: 'Maombi ya ufilisi na mipangilio yake.' },
  ROLE_INSOLVENCY_SUPERVISOR: {
    name: 'Msimamizi wa ufilisi',
    note: 'Husahihisha maombi ya ufilisi, na kusimamia kazi zake.',
  },
  ROLE_BILLING_OFFICER: { name: 'Afisa wa malipo', note: 'Bei, malipo na namba za kumbukumbu za malipo.' },
  ROLE_USER: { name: 'Kila mtu', note: 'Kila akaunti ina jukumu hili.' },
}
