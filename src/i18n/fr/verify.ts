/** Words of the page that verifies extracts, in French. */
export default {
  daftari: {
    verify: {
      title: 'Vérifier un extrait',
      about: 'Un extrait du registre porte un code à côté de son code QR.',
      code: 'Code',
      codeHelp: 'Par exemple 7K3M-Q0ZD-94XAC',
      codeMissing: 'Saisissez le code de l’extrait',
      submit: 'Vérifier',
      states: {
        VALID: 'Valide. Le registre dit ce que montre cet extrait.',
        SUPERSEDED:
          'Dépassé. L’extrait est authentique, mais le dossier a changé depuis dans ce qu’il montre. Demandez-en un nouveau.',
        WITHDRAWN: 'Retiré. Le registre a retiré cet extrait le %{day}. Ne vous y fiez pas.',
        UNKNOWN:
          'Inconnu. Le registre n’a délivré aucun extrait avec ce code. Vérifiez-le, et ne vous fiez pas au document.',
      },
      otherQr: 'Le code QR n’est pas celui de l’extrait qui a ce code. Ne vous fiez pas au document.',
      name: 'Nom',
      brn: 'BRN',
      shows: 'Montre le dossier',
      moment: 'tel qu’il était à la fin du %{day}, tel que connu le %{known}',
      momentOfFiling: 'tel qu’il était après le dépôt %{filing} du %{day}, tel que connu le %{known}',
      charges: 'Sûretés en cours',
      noCharges: 'aucune',
      satisfiedCharges: 'Sûretés levées',
      issuedOn: 'Délivré le',
      compare: 'Comparez ces informations avec le document.',
    },
  },
}
