/** The summary of an account: `daftari.accountSummary.*`. */
export default { title: 'Account summary', balance: 'Balance', calls: 'Recent API calls' }
