import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { account, entityPerson, personDecision } from '../../db/schema'
import { comparePeople } from '../../identity/comparePeople'
import { isNatural, type PersonRecord, recordColumns } from '../../identity/recordColumns'
import { computePairs } from '../../people/pairRounds'

/** Records among which people are looked for. */
const RECORDS = 2000
/** Most entities whose probable duplicates are computed at once; the server computes those of more. */
const FEW = 20_000

/** Returns pairs of people who are probably one, from records in their order. */
const pairsIn = (records: readonly PersonRecord[]) => {
  const earlier = new Map<string, PersonRecord>()
  return records.flatMap(record => {
    const name = record.words.join(' ')
    const one = earlier.get(name)
    if (!one) earlier.set(name, record)
    const likeness = one && one.idNumber !== record.idNumber ? comparePeople(one, record) : undefined
    return one && likeness ? [{ one: one.id, other: record.id }] : []
  })
}

/** Adds a merge, a decision to keep apart and an undone merge, and computes the probable duplicates. */
export const addPersonDecisions = async (tx: Db, companies: number) => {
  const records = await tx
    .select(recordColumns)
    .from(entityPerson)
    .where(isNatural)
    .orderBy(asc(entityPerson.id))
    .limit(RECORDS)
  const [admin] = await tx
    .select({ id: account.id, name: account.displayName })
    .from(account)
    .where(eq(account.username, 'admin'))
  const decided = { decidedById: admin?.id ?? null, decidedBy: admin?.name ?? 'Registry' }
  const decisions = [
    { kind: 'MERGE' as const, reason: 'The digit was mistyped: the card was seen at the counter.' },
    { kind: 'APART' as const, reason: 'Cousins of one name: the photos on their cards differ.' },
    {
      kind: 'MERGE' as const,
      reason: 'Same telephone on both forms.',
      undoneReason: 'The telephone belongs to the firm that filed for both.',
      undoneById: admin?.id ?? null,
      undoneBy: admin?.name ?? 'Registry',
      undoneAt: new Date().toISOString(),
    },
  ]
  const values = pairsIn(records).flatMap((pair, index) => {
    const decision = decisions[index]
    return decision ? [{ ...pair, ...decision, ...decided }] : []
  })
  if (values.length) await tx.insert(personDecision).values(values)
  if (companies <= FEW) await computePairs(tx)
}
