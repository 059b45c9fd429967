import { Phone } from '@contract/accounts/account'
import { masked } from '@contract/personal'
import { type Found, MOST_OF_A_KIND } from '@contract/portal/find'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { wholeTelephone } from '../accounts/accountRow'
import type { Db } from '../db/database'
import { account } from '../db/schema'
import { likePrefix, likeSearch, makesTrigrams, spellingsOf } from '../db/search'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Returns the condition of an e-mail address, a telephone or an ID number that is whole; undefined for other text. */
const wholeValue = (text: string): SQL | undefined => {
  if (ADDRESS.test(text)) return sql`lower(${account.email}) = lower(${text}::text)`
  const numbers = spellingsOf(text)
  return or(
    Phone.safeParse(text).success ? wholeTelephone(text) : undefined,
    numbers.length ? sql`upper(${account.idNumber}) = ANY(${sql.param(numbers)}::text[])` : undefined,
  )
}

const nameInCapitals = sql`upper(${account.displayName})`

/** Returns the condition of a name that holds every word; undefined when all words are too short for the index. */
const nameWith = (text: string): SQL | undefined => {
  const words = text.split(/\s+/).filter(makesTrigrams)
  return and(...words.map(word => sql`${nameInCapitals} LIKE ${likeSearch(word)}`))
}

/**
 * Finds accounts of all types, by a whole e-mail address, telephone or ID number, or by all words of a name. Their
 * addresses are masked: the answer has no reason. Parts of personal data find nothing, which would tell it bit by bit.
 */
export const findAccounts = async (db: Db, text: string, match: 'number' | 'text'): Promise<Found[]> => {
  const condition = match === 'number' ? wholeValue(text) : nameWith(text)
  if (!condition) return []
  const begins = sql<boolean>`${nameInCapitals} LIKE ${likePrefix(text)}`
  const rows = await db
    .select({
      key: account.id,
      title: sql<string>`${account.displayName}`,
      email: account.email,
      type: sql<NonNullable<Found['accountType']>>`${account.accountType}`,
      begins,
    })
    .from(account)
    .where(condition)
    .limit(MOST_OF_A_KIND)
  return rows
    .toSorted((a, b) => Number(b.begins) - Number(a.begins))
    .map(row => ({
      kind: 'ACCOUNT',
      key: row.key,
      title: row.title,
      detail: masked('email', row.email),
      accountType: row.type,
      match: match === 'text' && row.begins ? 'start' : match,
    }))
}
