import { type AccountType, accountTypes, Phone } from '@contract/accounts/account'
import { masked } from '@contract/personal'
import { type Found, MOST_OF_A_KIND } from '@contract/portal/find'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { wholeTelephone } from '../accounts/accountRow'
import type { Db } from '../db/database'
import { keptByShape, prepareByText, preparedOnce, UNNAMED } from '../db/prepared'
import { account } from '../db/schema'
import { beginsWithKept, holdsKeptWords, keptStarts, keptWords, makesTrigrams, spellingsOf } from '../db/search'

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

/** Accounts that hold the words, of which the best are shown: ordering all of them would read many thousands. */
const MOST_RANKED = 50

const select = (db: Db, match: Found['match'], condition: SQL | undefined, most = MOST_OF_A_KIND) =>
  db
    .select({
      key: account.id,
      title: sql<string>`${account.displayName}`.as('title'),
      email: account.email,
      type: sql<NonNullable<Found['accountType']>>`${account.accountType}`.as('type'),
      match: sql<Found['match']>`${match}::text`.as('match'),
    })
    .from(account)
    .where(condition)
    .limit(most)

/** Query for the names of each type that begin with a text. */
const startsQuery = preparedOnce(db => {
  const ofType = (type: AccountType) =>
    select(db, 'start', and(eq(account.accountType, type), beginsWithKept(nameInCapitals, 'text'))).orderBy(
      sql`${nameInCapitals} USING ~<~`,
      account.id,
    )
  const [type, next, ...types] = accountTypes
  return prepareByText(unionAll(ofType(type), ofType(next), ...types.map(ofType)))
})

/** Builds the query for some names that hold every one of so many words. */
const holding = (db: Db, words: number) =>
  select(db, 'text', holdsKeptWords(nameInCapitals, words), MOST_RANKED).prepare(UNNAMED)
const holdingQuery = keptByShape<ReturnType<typeof holding>>()

/** Reads the accounts whose names begin with a text, and some that hold every word; none for short words. */
const byName = async (db: Db, text: string) => {
  const words = text.split(/\s+/).filter(makesTrigrams)
  if (!words.length) return []
  const query = holdingQuery(db, String(words.length), () => holding(db, words.length))
  return [...(await startsQuery(db).execute(keptStarts(text))), ...(await query.execute(keptWords(words)))]
}

/**
 * Finds accounts of all types, by a whole e-mail address, telephone or ID number, or by all words of a name. Their
 * addresses are masked: the answer has no reason. Parts of personal data find nothing, which would tell it bit by bit.
 */
export const findAccounts = async (db: Db, text: string, match: 'number' | 'text'): Promise<Found[]> => {
  const condition = match === 'number' ? wholeValue(text) : undefined
  const rows = match === 'text' ? await byName(db, text) : condition ? await select(db, match, condition) : []
  return rows.map(({ key, title, email, type, match }) => ({
    kind: 'ACCOUNT',
    key,
    title,
    detail: masked('email', email),
    accountType: type,
    match,
  }))
}
