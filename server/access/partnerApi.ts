import type { partnerApi as contract, PartnerEntity } from '@contract/access/partnerApi'
import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import type { Handlers } from '../http/serve'
import { normalBrn } from '../registry/strikes'
import { answerPartner } from './guard'
import { sandboxEntities } from './sandbox'

const MOST_SIMILAR = 10

const entityIn = {
  async LIVE(db: Db, typed: string): Promise<PartnerEntity> {
    const brn = normalBrn(typed)
    const { rows } = await db.execute<PartnerEntity>(sql`
      SELECT brn, name, kind, status, registered_on::text AS "registeredOn" FROM entity WHERE brn = ${brn}`)
    const found = rows[0]
    if (!found) throw new Refusal('unknown-brn', { brn })
    return found
  },
  async SANDBOX(_db: Db, typed: string): Promise<PartnerEntity> {
    const brn = normalBrn(typed)
    const found = sandboxEntities.find(entity => entity.brn === brn)
    if (!found) throw new Refusal('unknown-brn', { brn })
    return found
  },
}

const statusOf = ({ brn, status }: PartnerEntity) => ({ brn, status })

const similarInRegister = async (db: Db, name: string) => {
  const { rows } = await db.execute<{ brn: string; name: string; likeness: number }>(sql`
    SELECT brn, name, round(similarity(upper(name), upper(${name}))::numeric, 2)::float8 AS likeness
    FROM entity WHERE search_text % upper(${name})
    ORDER BY similarity(upper(name), upper(${name})) DESC, brn LIMIT ${MOST_SIMILAR}`)
  return { similar: rows }
}

const similarInSandbox = async (db: Db, name: string) => {
  const { rows } = await db.execute<{ brn: string; name: string; likeness: number }>(sql`
    SELECT s.brn, s.name, round(similarity(s.name, upper(${name}))::numeric, 2)::float8 AS likeness
    FROM jsonb_to_recordset(${JSON.stringify(sandboxEntities)}::jsonb) AS s (brn text, name text)
    WHERE s.name % upper(${name}) ORDER BY similarity(s.name, upper(${name})) DESC, s.brn`)
  return { similar: rows }
}

/** The partner API. Each call shows its key; see `answerPartner`. */
export const partnerApiHandlers = (database: Database): Handlers<typeof contract> => {
  const answer = answerPartner(database)
  return {
    registrationStatus: ({ token, body: { brn } }) =>
      answer({
        endPoint: '/entity/registration-status',
        token,
        request: { brn },
        answer: {
          LIVE: async db => statusOf(await entityIn.LIVE(db, brn)),
          SANDBOX: async db => statusOf(await entityIn.SANDBOX(db, brn)),
        },
      }),
    entityBasic: ({ token, body: { brn } }) =>
      answer({
        endPoint: '/entity/basic',
        token,
        request: { brn },
        answer: { LIVE: db => entityIn.LIVE(db, brn), SANDBOX: db => entityIn.SANDBOX(db, brn) },
      }),
    nameSimilarity: ({ token, body: { name } }) =>
      answer({
        endPoint: '/search/name-similarity',
        token,
        request: { name },
        answer: { LIVE: db => similarInRegister(db, name), SANDBOX: db => similarInSandbox(db, name) },
      }),
  }
}
