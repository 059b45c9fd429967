import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { connectDatabase } from '../../server/db/connect'
import { entity, entityPerson, entityRole, filing, shareClass, shareholding } from '../../server/db/schema'
import { performLoad } from '../../server/loads/performLoad'
import { filesAt } from '../../server/loads/sourceFiles'
import { timed, withPostgres } from './ownPostgres'

const ENTITIES = Number(process.env.LOAD_ENTITIES ?? 100_000)
const PEOPLE = 3
const SLICE = 1000

const given = ['Amina', 'Okello', 'Kato', 'Grace', 'Moses', 'Ruth', 'Musa', 'Juliet', 'Peter', 'Halima']
const family = ['Nabulya', 'Opio', 'Mukasa', 'Akello', 'Wafula', 'Nakato', 'Mugisha', 'Candia', 'Ssali', 'Asiimwe']

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (at: number, from: number, years: number) =>
  `${from + (at % years)}-${two(1 + (at % 12))}-${two(1 + ((at * 7) % 28))}`
/** A day of birth among 60 years, far from those of the people before and behind. */
const bornOn = (one: number) =>
  new Date(Date.UTC(1940, 0, 1) + ((one * 7919) % 21_900) * 86_400_000).toISOString().slice(0, 10)
const brnOf = (at: number) => `80020${String(at).padStart(9, '0')}`

/** Rows of each file for one entity; every tenth day is written in another way, so that it is mended. */
const makers: Record<string, { header: string; rows(at: number): string[] }> = {
  entities: {
    header: 'BRN,Name,Kind,Sub Type,Registered On,Share Capital,Number of Shares',
    rows: at => {
      const day = dayOf(at, 1995, 28)
      const written = at % 10 ? day : day.split('-').reverse().join('/')
      return [
        `${brnOf(at)},${family[at % 10]} ${given[(at >> 3) % 10]} ${at} LTD,COMPANY,private company,${written},100000.00,100`,
      ]
    },
  },
  addresses: { header: 'BRN,Plot,Street', rows: at => [`${brnOf(at)},Plot ${at % 900},Road ${at % 300}`] },
  people: {
    header: 'BRN,Person,Kind,Given Name,Surname,ID Type,ID Number,Nationality,Sex,Date of Birth,Email',
    rows: at =>
      Array.from({ length: PEOPLE }, (_, nth) => {
        const one = at * PEOPLE + nth
        return `${brnOf(at)},${nth + 1},INDIVIDUAL,${given[one % 10]}${one % 409},${family[(one >> 2) % 10]}${one % 997},NIN,CM${String(one).padStart(9, '0')},Ugandan,${one % 2 ? 'MALE' : 'FEMALE'},${bornOn(one)},p${one}@mail.example`
      }),
  },
  roles: {
    header: 'BRN,Person,Role,Since,Until',
    rows: at =>
      Array.from(
        { length: PEOPLE },
        (_, nth) =>
          `${brnOf(at)},${nth + 1},${nth ? 'SUBSCRIBER' : 'DIRECTOR'},${dayOf(at, 1995, 28)},${nth === 2 ? '2024-06-30' : ''}`,
      ),
  },
  classes: { header: 'BRN,Class,Nominal Class,Number,Value', rows: at => [`${brnOf(at)},1,ORDINARY,100,1000.00`] },
  holdings: {
    header: 'BRN,Person,Class,Shares,Paid,Unpaid',
    rows: at => [1, 2].map(person => `${brnOf(at)},${person},1,50,50000.00,0.00`),
  },
  filings: {
    header: 'Tracking No,BRN,Filed At,Changes',
    rows: at => [`TN${at},${brnOf(at)},${dayOf(at, 1995, 28)}T10:00:00+03:00,Directors`],
  },
}

const write = async (folder: string) => {
  let bytes = 0
  for (const [name, { header, rows }] of Object.entries(makers)) {
    const lines = function* () {
      yield `${header}\n`
      for (let from = 0; from < ENTITIES; from += SLICE) {
        const slice: string[] = []
        for (let at = from; at < Math.min(from + SLICE, ENTITIES); at++) slice.push(...rows(at))
        yield `${slice.join('\n')}\n`
      }
    }
    const file = join(folder, `${name}.csv`)
    await pipeline(Readable.from(lines()), createWriteStream(file))
    bytes += (await stat(file)).size
  }
  return bytes
}

/** Returns the seconds of a COPY of the rows of a table into the same columns without indexes and constraints. */
const bareCopy = async (client: PoolClient, folder: string, table: PgTable) => {
  const name = getTableName(table)
  const columns = Object.values(getTableColumns(table))
    .filter(({ generated }) => !generated)
    .map(column => `"${column.name}"`)
    .join()
  const file = join(folder, `${name}.copy`)
  await pipeline(client.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`)), createWriteStream(file))
  await client.query(`CREATE TABLE bare_${name} AS SELECT ${columns} FROM ${name} WITH NO DATA`)
  const [, seconds] = await timed(() =>
    pipeline(createReadStream(file), client.query(copyFrom(`COPY bare_${name} FROM STDIN`))),
  )
  await client.query(`DROP TABLE bare_${name}`)
  return seconds
}

/** Loads a register from files into an empty database, then the same files again, beside a bare COPY of its rows. */
export const measure = () =>
  withPostgres(async ({ folder, connection, into }) => {
    const source = join(folder, 'source')
    await mkdir(source)
    const bytes = await write(source)
    const { files } = await filesAt(source)
    const database = connectDatabase(connection)
    let last = performance.now()
    let step = ''
    const lap = (next: string) => {
      const now = performance.now()
      if (step) console.log(`  ${step.padEnd(22)}${((now - last) / 1000).toFixed(1).padStart(8)} s`)
      ;[step, last] = [next, now]
    }
    const follow = { step: async (name: string, kind = '') => lap(`${name} ${kind}`), rows: async () => undefined }
    const load = (checkOnly: boolean) =>
      performLoad(
        database,
        {
          ...{ source: 'bench', name: 'bench', files, mapping: {}, by: 'bench', effectiveOn: '2026-01-01' },
          ...{ history: 'REGISTRATION' as const, checkOnly },
        },
        follow,
      )
    console.log(`${ENTITIES} entities, ${ENTITIES * PEOPLE} people, ${(bytes / 1e6).toFixed(0)} MB of .csv`)
    const [{ outcomes }, first] = await timed(() => load(false))
    lap('')
    const rows = outcomes.reduce((all, one) => all + one.rows, 0)
    const refused = outcomes.reduce((all, one) => all + one.refused, 0)
    console.log(
      `loaded ${rows} rows in ${first.toFixed(1)} s, ${refused} refused; resident memory at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
    )
    let floor = 0
    for (const table of [entity, entityPerson, entityRole, shareClass, shareholding, filing])
      floor += await into('daftari', client => bareCopy(client, folder, table))
    console.log(`bare COPY of the same rows: ${floor.toFixed(1)} s, ratio ${(first / floor).toFixed(1)}`)
    const [{ outcomes: again }, second] = await timed(() => load(false))
    lap('')
    const written = again.reduce((all, one) => all + one.created + one.changed, 0)
    console.log(`the same files again: ${second.toFixed(1)} s, ${written} rows written`)
    await database.close()
    console.log('a million entities in at most 20 min wanted, on two cores')
  })
