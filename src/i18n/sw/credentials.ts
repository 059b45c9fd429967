/** Words of the page with credentials of other systems: `daftari.credentials.*`. */
export default {
  about: 'Vitambulisho vya mifumo ambayo rejista huunganishwa nayo',
  notYet: 'Kuhifadhi bado hakupatikani: unachoandika hapa hakihifadhiwi wala kutumwa.',
  nothingSaved: 'Kuhifadhi bado hakupatikani. Hakuna kilichohifadhiwa wala kutumwa.',
  save: 'Hifadhi',
  tax: { title: 'Mamlaka ya kodi', accessKey: 'Ufunguo wa kufikia' },
  identity: { title: 'Mamlaka ya vitambulisho vya taifa', key: 'Ufunguo', secret: 'Siri' },
  documents: { title: 'Usimamizi wa nyaraka', secret: 'Siri' },
}
