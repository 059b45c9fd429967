/** The summary of an account: `daftari.accountSummary.*`. */
export default { title: 'Muhtasari wa akaunti', balance: 'Salio', calls: 'Maombi ya API ya karibuni' }
