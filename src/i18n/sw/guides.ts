/** Words of the guides of the first days on the dashboard: `daftari.guides.*`. */
export default {
  hide: 'Ficha kabisa',
  person: {
    title: 'Siku zako za kwanza',
    about: 'Mambo matano yanayoharakisha kazi.',
    points: {
      find: { title: 'Tafuta rekodi', text: 'Bonyeza Ctrl K kwenye ukurasa wowote, kisha andika BRN, PRN au jina.' },
      work: {
        title: 'Chukua kazi',
        text: 'Inayofuata hufungua kazi inayotakiwa kwanza. Imalize, mpe mwingine au irudishe hapo.',
      },
      views: {
        title: 'Hifadhi mwonekano',
        text: 'Chuja orodha unavyohitaji, kisha uihifadhi kwenye Mionekano. Hufunguka kwa bonyezo moja.',
      },
      profile: {
        title: 'Kagua wasifu wako',
        text: 'Simu yako, nenosiri lako na ukurasa unaofunguka baada ya kuingia.',
      },
      help: { title: 'Tazama vifupisho', text: 'BRN, PRN, MDA na vingine vimeelezwa. Bonyeza ? kuona vitufe.' },
    },
  },
  registry: {
    title: 'Kabla sajili haijafunguliwa',
    about: 'Mambo yanayowekwa kwanza.',
    counts: 'Sehemu %{open} kati ya %{all} bado hazijawekwa.',
    points: {
      mail: { title: 'Seva ya barua pepe', text: 'Weka SMTP_URL kwenye seva, ili misimbo na viungo viwafikie watu.' },
      address: { title: 'Anwani ya tovuti', text: 'Weka PUBLIC_URL kwenye seva: viungo vya ujumbe huanza nayo.' },
      documents: {
        title: 'Hifadhi ya nyaraka',
        text: 'Nyaraka ni faili kwenye seva hii. Weka EDMS_S3_BUCKET ili ziwe na hifadhi yake.',
      },
      backup: {
        title: 'Nakala rudufu',
        text: 'Hakuna iliyofanywa siku saba zilizopita. Seva iendeshe npm run daftari -- backup kila usiku.',
      },
      staff: {
        title: 'Wafanyakazi na majukumu',
        text: 'Wasimamizi pekee wana jukumu. Wape wafanyakazi wa kwanza majukumu yao.',
      },
      departments: { title: 'Idara', text: 'Akaunti za wafanyakazi hutaja idara yao.' },
      taxHeads: { title: 'Vifungu vya kodi', text: 'Kila ada hulipwa chini ya kimoja.' },
      fees: { title: 'Ada', text: 'Weka gharama ya kila huduma.' },
      holidays: {
        title: 'Siku za kufungwa',
        text: 'Hakuna sikukuu zinazojulikana mwaka huu. Tarehe za kazi huhesabu siku za kazi.',
      },
      register: {
        title: 'Rejista yenyewe',
        text: 'Hakuna taasisi kwenye rejista. Pakia mafaili ya mfumo wa zamani.',
      },
    },
  },
}
