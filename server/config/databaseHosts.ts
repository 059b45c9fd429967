/** One server of an address: `name` is its host and port, without the account, for messages. */
export type Host = { name: string; address: string }

const spelling = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/

/**
 * Splits an address of PostgreSQL as libpq spells it, `postgresql://account@first:5432,second:5432/name`, into one address
 * for each of its hosts. Returns nothing where a part of it is no address.
 */
export const hostsOf = (address: string): Host[] => {
  const [, start, names, rest] = spelling.exec(address) ?? []
  if (start === undefined || names === undefined) return []
  const hosts = names.split(',').map(name => ({ name, address: `${start}${name}${rest}` }))
  return hosts.every(host => URL.canParse(host.address)) ? hosts : []
}

/** Returns the value of `target_session_attrs` in an address: which of its hosts libpq would connect to. */
export const targetOf = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get('target_session_attrs')

/** Returns the faults of the addresses of databases that do not fit together. */
export const databaseFaults = ({ DATABASE_URL, DATABASE_READ_URL }: Record<string, string | undefined>): string[] =>
  DATABASE_READ_URL && !DATABASE_URL ? ['DATABASE_READ_URL says nothing without DATABASE_URL'] : []
