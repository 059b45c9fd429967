import { contract } from '@contract/index'
import { eq, sql } from 'drizzle-orm'
import { entity, entityRole, shareholding } from '../../server/db/schema'
import { createRandom } from '../../server/demonstration/random'
import { tablesAsOf } from '../../server/registry/asOf'
import { setFrom } from '../../server/registry/changes/setFrom'
import { setVersionFacts, withoutVersions } from '../../server/registry/versions'
import { pathOf } from '../support/pathOf'
import { inPairs, middle, middleRatio } from './clock'
import { addRegister } from './historyRegister'
import { type BenchRegistry, benchRegistry } from './registry'

/** Entities of the register: the demonstration, and those that SQL adds. */
const ENTITIES = Number(process.env.HISTORY_ENTITIES ?? 20_000)
const DEMONSTRATION = Math.min(ENTITIES, 20_000)
/** Companies that get changes, and the changes of all of them. */
const CHANGED = 300
const CHANGES = Number(process.env.HISTORY_CHANGES ?? 10_000)
const SAMPLES = 1000
const PAIRS = 15
const TURN = 100

const dayAt = (days: number) => new Date(Date.UTC(2016, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
/** Ten years of days. */
const DAYS = 3650

/** State of a company as the replay holds it; `holding` is the number of its first shares, null where they are gone. */
type State = { name: string; plot: string | null; status: string; holding: number | null; directors: number }
type Change = { day: string; known: string; set: Partial<Omit<State, 'directors'>> }
type Role = { since: string; until: string | null; known: string; endKnown: string | null }
type Named = { brn: string }
type Company = Named & { first: State; changes: Change[]; roles: Role[] }

/** Returns the state of a company by going through its changes. */
const replay = ({ first, changes, roles }: Company, day: string, known: string): State => {
  const seen = changes
    .map((change, place) => ({ ...change, place }))
    .filter(change => change.known <= known && change.day <= day)
    .sort((one, other) => one.day.localeCompare(other.day) || one.place - other.place)
  const held = roles.filter(role => {
    const until = role.endKnown !== null && role.endKnown <= known ? role.until : null
    return role.known <= known && role.since <= day && (until === null || until > day)
  })
  return Object.assign({}, first, ...seen.map(({ set }) => set), { directors: first.directors + held.length })
}

const nowOf = sql`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`

const companiesOf = async ({ database }: BenchRegistry): Promise<Company[]> => {
  const { rows } = await database.pool.query(
    `UPDATE entity SET history_since = '1900-01-01', recorded_at = '1900-01-01' WHERE brn IN (
       SELECT h.brn FROM shareholding h JOIN entity e ON e.brn = h.brn AND e.registered_on < '2016-01-01'
       WHERE h.person_no = 1 AND h.class_no = 1 AND NOT EXISTS (SELECT FROM row_version v WHERE v.brn = h.brn) ORDER BY md5(h.brn) LIMIT $1)
     RETURNING brn, name, plot, status, (SELECT number_of_shares::int FROM shareholding h WHERE h.brn = entity.brn AND person_no = 1 AND class_no = 1) AS holding,
       (SELECT count(*)::int FROM entity_person p WHERE p.brn = entity.brn AND 'DIRECTOR' = ANY (roles)) AS directors`,
    [CHANGED],
  )
  return rows.map(({ brn, ...first }) => ({ brn, first, changes: [], roles: [] }))
}

/** Makes random changes with random days of effect, one transaction each, and notes them for the replay. */
const change = async ({ database }: BenchRegistry, companies: readonly Company[]) => {
  const random = createRandom(43)
  for (let at = 0; at < CHANGES; at++) {
    const company = random.pick(companies)
    const { brn } = company
    const day = dayAt(random.below(DAYS))
    await database.write(async tx => {
      await setVersionFacts(tx, { effectiveOn: day })
      const [moment] = await tx
        .select({ known: sql<string>`${nowOf}` })
        .from(entity)
        .where(eq(entity.brn, brn))
      const known = moment?.known ?? ''
      const set = async (values: { name: string } | { plot: string | null }) => {
        // One that changes nothing is recorded nowhere, as a filing of it is refused.
        if (await setFrom(tx, { list: 'entity', brn, key: '' }, { effectiveOn: day }, values))
          company.changes.push({ day, known, set: values })
      }
      const kind = random.below(5)
      if (kind === 0) await set({ name: `NAME ${at} LTD` })
      else if (kind === 1) await set({ plot: random.chance(0.1) ? null : `Plot ${at}` })
      else if (kind === 2) {
        const number = random.below(100_000)
        await tx
          .update(shareholding)
          .set({ numberOfShares: number })
          .where(sql`brn = ${brn} AND person_no = 1 AND class_no = 1`)
        company.changes.push({ day, known, set: { holding: number } })
      } else if (kind === 3) {
        await tx.insert(entityRole).values({ brn, personNo: 1, role: 'PARTNER', since: day })
        company.roles.push({ since: day, until: null, known, endKnown: null })
      } else {
        const open = company.roles.find(role => role.until === null && role.since <= day)
        if (!open) return
        await tx
          .update(entityRole)
          .set({ until: day })
          .where(
            sql`id = (SELECT min(id) FROM entity_role WHERE brn = ${brn} AND since = ${open.since} AND until IS NULL)`,
          )
        Object.assign(open, { until: day, endKnown: known })
      }
    })
  }
}

/** Compares sampled days and moments with the replay; returns how many are equal. */
const compare = async ({ database }: BenchRegistry, companies: readonly Company[]) => {
  const random = createRandom(7)
  let equal = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const company = random.pick(companies)
    const day = dayAt(random.below(DAYS))
    const moments = [...company.changes, ...company.roles].map(({ known }) => known)
    const known = random.chance(0.5) || !moments.length ? '2999-01-01 00:00:00' : random.pick(moments)
    const { rows } = await database.read.execute(sql`
      ${tablesAsOf(company.brn, { day, through: null, known: `${known}+00` })}
      SELECT name, plot, status, (SELECT number_of_shares::int FROM shareholding WHERE person_no = 1 AND class_no = 1) AS holding,
        ${company.first.directors}::int + (SELECT count(*)::int FROM entity_role
          WHERE role = 'PARTNER' AND since <= ${day}::date AND coalesce(until, 'infinity') > ${day}::date) AS directors FROM entity`)
    if (JSON.stringify(rows[0]) === JSON.stringify(replay(company, day, known))) equal++
  }
  return equal
}

/** Measures reading a file of a day beside that of today, in turns over companies. */
const measureReads = async ({ app, authorization }: BenchRegistry, companies: readonly Named[]) => {
  const read = async (address: string) => {
    const { statusCode } = await app.inject({ url: address, headers: { authorization } })
    if (statusCode !== 200) throw new Error(`${address} was answered ${statusCode}`)
  }
  const calls = {
    'a company': ({ brn }: Named) => pathOf(contract.companies.read, { brn }),
    'its directors': ({ brn }: Named) => pathOf(contract.people.directors, { id: brn }),
    'its shareholders': ({ brn }: Named) => pathOf(contract.shares.shareholdings, { id: brn }),
  }
  for (const [name, path] of Object.entries(calls)) {
    const turn = (rest: string) => async () => {
      const times: number[] = []
      for (const company of companies.slice(0, TURN)) {
        const started = performance.now()
        await read(`${path(company)}${rest}`)
        times.push(performance.now() - started)
      }
      return middle(times)
    }
    await turn('?asOf=2025-12-31')()
    const pairs = await inPairs(PAIRS, turn('?asOf=2025-12-31'), turn(''))
    console.log(
      `${name.padEnd(20)} as of a day ${middle(pairs.map(([ms]) => ms)).toFixed(2)} ms   ratio to today ${middleRatio(pairs).toFixed(2)} (wanted 1.5)`,
    )
  }
}

const measureWrites = async ({ database }: BenchRegistry, companies: readonly Company[]) => {
  let next = 0
  const turn = (hasVersions: boolean) => async () => {
    const started = performance.now()
    for (const { brn } of companies.slice(0, TURN))
      await database.write(async tx => {
        if (!hasVersions) await withoutVersions(tx)
        else await setVersionFacts(tx, { effectiveOn: '2025-12-31' })
        await tx
          .update(entity)
          .set({ name: `WRITTEN ${next++} LTD` })
          .where(eq(entity.brn, brn))
      })
    return performance.now() - started
  }
  await turn(false)()
  const pairs = await inPairs(PAIRS, turn(true), turn(false))
  console.log(`a change, with and without versions: ratio ${middleRatio(pairs).toFixed(2)} (wanted 1.5)`)
}

const measureStorage = async ({ database }: BenchRegistry) => {
  const { rows } = await database.pool.query(
    `SELECT pg_total_relation_size('row_version') AS versions, (SELECT count(*)::int FROM row_version) AS count,
       (SELECT sum(pg_total_relation_size(name::regclass)) FROM unnest(ARRAY['entity', 'entity_person', 'share_class', 'shareholding', 'entity_role']) name) AS file`,
  )
  const { versions, count, file } = rows[0]
  const each = Number(versions) / Math.max(1, count)
  console.log(
    `${count} versions take ${each.toFixed(0)} bytes each with their indexes; the tables of ${DEMONSTRATION} entities ${(Number(file) / 1e6).toFixed(0)} MB; ratio ${((Number(file) + Number(versions)) / Number(file)).toFixed(2)} (wanted 2.5)`,
  )
}

/** Measures the history of files: equality with a replay, and what as-of reads, writes and storage cost. */
export const measure = async () => {
  const registry = await benchRegistry(DEMONSTRATION, { REQUESTS_PER_MINUTE: '1000000' })
  const companies = await companiesOf(registry)
  const started = performance.now()
  await change(registry, companies)
  console.log(`${CHANGES} changes in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  console.log(`equal to the replay: ${await compare(registry, companies)} of ${SAMPLES} samples`)
  console.log(`companies with ${Math.round(CHANGES / CHANGED)} changes each`)
  await measureReads(registry, companies)
  await measureWrites(registry, companies)
  await measureStorage(registry)
  if (ENTITIES > DEMONSTRATION) {
    const others = await addRegister(registry, ENTITIES - DEMONSTRATION, TURN)
    console.log(`companies with ten changes each, over ten years, among ${ENTITIES} entities`)
    await measureReads(registry, others)
  }
  await registry.close()
}
