/** Kinds of rows that a load brings, by the names that the host gives them. */
export const loadKinds: Record<string, string> = {
  entities: 'Entities',
  addresses: 'Addresses',
  people: 'People',
  roles: 'Roles',
  classes: 'Share classes',
  holdings: 'Shareholdings',
  charges: 'Charges',
  filings: 'Filings',
  documents: 'Documents',
  blacklist: 'Black list',
  deregistrations: 'De-registrations',
}
