/** The summary of an account: `daftari.accountSummary.*`. */
export default { title: 'Résumé du compte', balance: 'Solde', calls: 'Appels API récents' }
