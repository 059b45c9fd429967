import pg from 'pg'

/** Address of a database, with the limits of its pool. `Client` finds the server where there are several. */
export type Connection = Omit<pg.PoolConfig, 'Client'> & { Client?: typeof pg.Client }

/** Returns an address with another database. */
export const addressIn = (address: string, database: string) => {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.toString()
}

/** Returns the connection to another database of the same server. */
export const inDatabase = ({ connectionString, ...connection }: Connection, database: string): Connection => ({
  ...connection,
  database,
  ...(connectionString !== undefined && { connectionString: addressIn(connectionString, database) }),
})

/** Creates a client that is not connected yet. */
export const clientOf = (connection: Connection): pg.Client => new (connection.Client ?? pg.Client)(connection)

/**
 * Runs work on one connection, as the role of `connection`, and closes it afterwards. Work on whole tables runs as
 * their owner: the application's role may not write old entries of the audit trail.
 */
export const withDedicatedConnection = async <T>(
  connection: Connection,
  work: (client: pg.PoolClient) => Promise<T>,
) => {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // A terminated connection fails its query; without a handler it would end this process too.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    // The pool listens to idle connections alone, and this one may wait while its work is elsewhere.
    client.on('error', () => undefined)
    try {
      return await work(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}
