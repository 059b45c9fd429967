/** The names that lists had before they were called by their address. */
const FORMER = {
  audit: 'audit-trail',
  blacklist: 'registry/business',
  deRegistrations: 'registry/de-registration',
  documentCosts: 'billing/document-costs',
  legalDocuments: 'registry/document',
  mdas: 'registry/mda',
  practitioners: 'registry/practitioners',
  prns: 'billing/prn-manager',
  serviceCosts: 'billing/service-costs',
  taxHeads: 'billing/tax-heads',
  transactions: 'billing/transactions',
}

/** Keeps which columns a person put away, in the browser's storage under `prefix`, where a list has another name now. */
export const keepStoredColumns = (prefix: string) => {
  for (const [former, name] of Object.entries(FORMER)) {
    const columns = localStorage.getItem(`${prefix}${former}`)
    if (columns === null) continue
    if (localStorage.getItem(`${prefix}${name}`) === null) localStorage.setItem(`${prefix}${name}`, columns)
    localStorage.removeItem(`${prefix}${former}`)
  }
}
