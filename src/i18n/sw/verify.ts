/** Words of the page that verifies extracts, in Kiswahili. */
export default {
  daftari: {
    verify: {
      title: 'Thibitisha dondoo',
      about: 'Dondoo la rejista lina msimbo kando ya msimbo wake wa QR.',
      code: 'Msimbo',
      codeHelp: 'Kwa mfano 7K3M-Q0ZD-94XAC',
      codeMissing: 'Andika msimbo wa dondoo',
      submit: 'Thibitisha',
      states: {
        VALID: 'Ni halali. Rejista inasema kile ambacho dondoo hili linaonyesha.',
        SUPERSEDED:
          'Limepitwa. Dondoo ni la kweli, lakini faili limebadilika tangu hapo katika linachoonyesha. Omba jipya.',
        WITHDRAWN: 'Limeondolewa. Rejista iliondoa dondoo hili %{day}. Usilitegemee.',
        UNKNOWN: 'Halijulikani. Rejista haijatoa dondoo lenye msimbo huu. Ukague, na usitegemee karatasi hiyo.',
      },
      otherQr: 'Msimbo wa QR si wa dondoo lenye msimbo huu. Usitegemee karatasi hiyo.',
      name: 'Jina',
      brn: 'BRN',
      shows: 'Linaonyesha faili',
      moment: 'lilivyokuwa mwisho wa %{day}, kama lilivyojulikana %{known}',
      momentOfFiling: 'lilivyokuwa baada ya wasilisho %{filing} la %{day}, kama lilivyojulikana %{known}',
      charges: 'Dhamana zinazoendelea',
      noCharges: 'hakuna',
      satisfiedCharges: 'Dhamana zilizolipwa',
      issuedOn: 'Limetolewa',
      compare: 'Linganisha taarifa hizi na karatasi.',
    },
  },
}
