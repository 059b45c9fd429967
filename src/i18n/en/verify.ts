/** Words of the page that verifies extracts: `daftari.verify.*`. They come with the page. */
export default {
  daftari: {
    verify: {
      title: 'Verify an extract',
      about: 'An extract from the register has a code beside its QR code.',
      code: 'Code',
      codeHelp: 'For example 7K3M-Q0ZD-94XAC',
      codeMissing: 'Enter the code of the extract',
      submit: 'Verify',
      states: {
        VALID: 'Valid. The register says what this extract shows.',
        SUPERSEDED:
          'Superseded. The extract is genuine, but the file has changed since in what it shows. Ask for a new one.',
        WITHDRAWN: 'Withdrawn. The registry withdrew this extract on %{day}. Do not rely on it.',
        UNKNOWN: 'Unknown. The registry has issued no extract with this code. Check it, and do not rely on the paper.',
      },
      otherQr: 'The QR code is not that of the extract with this code. Do not rely on the paper.',
      name: 'Name',
      brn: 'BRN',
      shows: 'Shows the file',
      moment: 'as it stood at the end of %{day}, as known on %{known}',
      momentOfFiling: 'as it stood after filing %{filing} of %{day}, as known on %{known}',
      charges: 'Outstanding charges',
      noCharges: 'none',
      satisfiedCharges: 'Satisfied charges',
      issuedOn: 'Issued on',
      compare: 'Compare these facts with the paper.',
    },
  },
}
