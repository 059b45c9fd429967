export default {
  on: 'Hujisasisha kila sekunde |||| Hujisasisha kila sekunde %{smart_count}',
  stopped: 'Kujisasisha kumezimwa',
  idle: 'Kujisasisha kumesitishwa ukiwa haupo',
  pause: 'Zima kujisasisha',
  resume: 'Washa kujisasisha',
  reversed:
    'Tarehe ya mwisho iko kabla ya tarehe ya kuanza. Chagua tarehe ya mwisho ya baadaye, au ya kuanza ya mapema.',
  gone: 'Ingizo hili halimo tena kwenye orodha.',
}
