export default {
  BRN: 'Namba ya usajili wa biashara: tarakimu 14 zinazotambulisha kampuni, jina la biashara au chama cha ujenzi',
  EDMS: 'Mfumo wa kielektroniki wa usimamizi wa hati: ghala la hati zilizochanganuliwa na zilizotolewa',
  ISIC: 'Uainishaji wa Kimataifa wa Shughuli za Kiuchumi: orodha ya Umoja wa Mataifa ya shughuli za biashara',
  MDA: 'Wizara, idara au wakala wa serikali',
  NIN: 'Namba ya kitambulisho cha taifa: hutambulisha mtu',
  OBRS: 'Mfumo wa usajili wa biashara mtandaoni: tovuti ya umma ya usajili',
  OTP: 'Nenosiri la mara moja: tarakimu nne za hatua ya pili ya kuingia',
  PRN: 'Namba ya kumbukumbu ya malipo: malipo ya huduma hufanywa kwa namba hii',
  TIN: 'Namba ya mlipa kodi: hutambulisha mlipa kodi kwa mamlaka ya kodi',
  URA: 'Mamlaka ya Mapato ya Uganda',
  URSB: 'Ofisi ya Huduma za Usajili ya Uganda: mamlaka inayotunza rejista',
}
