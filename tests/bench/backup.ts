import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from as copyFrom } from 'pg-copy-streams'
import { backUp, restore } from '../../server/db/backup'
import { connectDatabase } from '../../server/db/connect'
import { fillDemonstration } from '../../server/demonstration'
import { timed, withPostgres } from './ownPostgres'

const ROWS = Number(process.env.BACKUP_ROWS ?? 1_000_000)

/** Measures a backup and its restore, against an unchecked COPY of the same entities into the same indexed table. */
export const measure = () =>
  withPostgres(async ({ backup, connection, into, empty }) => {
    const database = connectDatabase(connection)
    await fillDemonstration(database, { companies: ROWS })
    await database.close()

    const [manifest, saving] = await timed(() => into('daftari', client => backUp(client, backup)))
    await empty('floor')
    const { columns = [] } = manifest.tables.find(({ name }) => name === 'entity') ?? {}
    const [, floor] = await timed(() =>
      into('floor', client =>
        pipeline(
          createReadStream(join(backup, 'entity.gz')),
          createGunzip(),
          client.query(copyFrom(`COPY entity (${columns.join(', ')}) FROM STDIN`)),
        ),
      ),
    )
    await empty('restored')
    const [, restoring] = await timed(() => into('restored', client => restore(client, backup)))
    const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
    console.log(`${all} rows saved in ${saving.toFixed(1)} s, restored in ${restoring.toFixed(1)} s`)
    console.log(`restore / plain COPY of the ${ROWS} entities alone: ${(restoring / floor).toFixed(2)}`)
  })
