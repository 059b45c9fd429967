export default {
  page: 'Ukurasa: %{page}',
  missing: 'Inakosekana: %{permissions}',
  roles: 'Majukumu yenye ruhusa hii: %{roles}',
  noRole: 'Bado hakuna jukumu linaloitoa.',
  noGiver: 'Kwa sasa hakuna mwingine anayeweza kutoa jukumu.',
  to: 'Mwombe',
  text: 'Ombi',
  proposal: 'Tafadhali nipe ufikiaji wa %{page}. Ninakosa: %{permissions}.',
  ask: 'Omba ufikiaji',
}
