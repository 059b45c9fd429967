/** Words of the page with credentials of other systems: `daftari.credentials.*`. */
export default {
  about: 'Vinavyofungua mifumo ambayo rejista hufanya nayo kazi.',
  notYet: 'Kuhifadhi hakufanyi chochote bado: unachoandika hapa hakihifadhiwi wala hakitumwi popote.',
  nothingSaved: 'Kuhifadhi bado hakupatikani. Hakuna kilichohifadhiwa wala kutumwa.',
  save: 'Hifadhi',
  tax: { title: 'Mamlaka ya kodi', accessKey: 'Ufunguo wa kufikia' },
  identity: { title: 'Mamlaka ya vitambulisho vya taifa', key: 'Ufunguo', secret: 'Siri' },
  documents: { title: 'Usimamizi wa nyaraka', secret: 'Siri' },
}
