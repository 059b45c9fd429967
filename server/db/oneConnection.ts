import pg from 'pg'

/**
 * Works on one connection to a database, as whoever `connection` signs in, and ends it whatever comes of the work. What
 * is done to whole tables is done so, as their owner: the application's own role may not write old entries of the audit
 * trail.
 */
export const onOneConnection = async <T>(
  connection: pg.ConnectionConfig,
  work: (client: pg.PoolClient) => Promise<T>,
) => {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // A connection that is ended from outside fails its query; without a handler it would end this process too.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}
