export default {
  on: 'Hujisasisha kila sekunde |||| Hujisasisha kila sekunde %{smart_count}',
  stopped: 'Haijisasishi yenyewe',
  idle: 'Inasubiri mpaka mtu awepo',
  pause: 'Acha kujisasisha',
  resume: 'Jisasishe tena',
  reversed:
    'Tarehe ya mwisho iko kabla ya tarehe ya kuanza. Chagua tarehe ya mwisho ya baadaye, au ya kuanza ya mapema.',
  gone: 'Ingizo hili halimo tena kwenye orodha.',
}
