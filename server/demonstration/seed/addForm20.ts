import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { form20Entry, insolvencyApplication } from '../../db/schema'
import { createRandom, type Random } from '../random'
import { copyRows } from './copyRows'
import { daysBefore } from './dates'
import { fullName, person } from './people'

const SEED = 40_220
/** Every third company also owes money abroad. */
const FOREIGN = 3
/** The first company has this many creditors: such lists exist, and screens must handle them. */
const MANY = 5000

const streets = ['Jinja Road', 'Kampala Road', 'Market Street', 'Station Road', 'Industrial Area', 'Lumumba Avenue']
const goods = ['Building materials', 'Fuel', 'Spare parts', 'Stationery', 'Packaging', 'Security services', 'Transport']
const banks = ['Nile Valley Bank', 'Lakeside Commercial Bank', 'Crane Savings and Credit']
const otherAssets = ['CASH_AT_BANK', 'STOCK_IN_TRADE', 'MACHINERY', 'FURNITURE_AND_FITTINGS']
const claims = ['Wages and salaries', 'Taxes', 'Social security contributions', 'Rent']

type Facts = Record<string, unknown>
type About = { today: Date; currency: string; many: boolean }

/** Formats cents as an amount in text. */
const cents = (amount: number) => (amount / 100).toFixed(2)
const amounts = (random: Random, most: number) => {
  const book = (10_000 + random.below(most)) * 100 + (random.chance(0.3) ? random.below(100) : 0)
  return { book, back: Math.floor((book * (20 + random.below(80))) / 100) }
}
const address = (random: Random) => `Plot ${1 + random.below(200)}, ${random.pick(streets)}`
const supplier = (random: Random) => `${person(random).family} ${random.pick(['Traders', 'Supplies', 'Works'])} Ltd`
const several = (random: Random, most: number, make: (index: number) => Facts): Facts[] =>
  Array.from({ length: random.below(most + 1) }, (_, index) => make(index))

const assets = (random: Random, { today, currency }: About): Record<string, Facts[]> => ({
  nonSecuredAssets: otherAssets
    .filter(() => random.chance(0.7))
    .map(assetKey => {
      const { book, back } = amounts(random, 40_000_000)
      return { assetKey, totals: [{ totalBookValue: cents(book), totalEstimatedReturn: cents(back), currency }] }
    }),
  marketableSecurities: several(random, 3, () => {
    const { book, back } = amounts(random, 20_000_000)
    return {
      nameOfOrganisation: random.pick(banks),
      detailsOfSecurity: `${100 + random.below(900)} ordinary shares`,
      bookValue: cents(book),
      estimatedReturn: cents(back),
      currency,
    }
  }),
  tradeDebtors: several(random, 6, index => {
    const { book, back } = amounts(random, 8_000_000)
    if (index % 3 !== 2)
      return {
        securityParticulars: random.chance(0.3) ? 'Bank guarantee' : 'None',
        debtorAddress: `${supplier(random)}, ${address(random)}`,
        bookValue: cents(book),
        estimatedReturn: cents(back),
        currency,
      }
    const noOfShares = 10 + random.below(90)
    const amountPerShare = 1000 * (1 + random.below(20))
    return {
      noInShareRegister: String(1 + random.below(40)),
      shareHolderName: fullName(random),
      shareHolderAddress: address(random),
      noOfShares: String(noOfShares),
      amountPerShare: cents(amountPerShare * 100),
      totalAmountDue: cents(noOfShares * amountPerShare * 100),
      estimatedReturn: cents(noOfShares * amountPerShare * 50),
      currency,
    }
  }),
  loansAndAdvances: several(random, 2, () => {
    const { book, back } = amounts(random, 5_000_000)
    return {
      nameOfBorrower: fullName(random),
      address: address(random),
      particulars: 'Advance on salary',
      bookValue: cents(book),
      estimatedReturn: cents(back),
      currency,
    }
  }),
  assetsSecured: several(random, 2, () => ({
    particularsOfAsset: `Land and buildings at ${address(random)}`,
    natureOfSecurity: random.pick(['Legal mortgage', 'Fixed charge']),
    dateGranted: daysBefore(today, 400 + random.below(2000)),
    creditorName: random.pick(banks),
    address: address(random),
    occupation: 'Bank',
  })),
  billOfExchange: several(random, 2, () => {
    const { book, back } = amounts(random, 9_000_000)
    return {
      nameOfAcceptor: supplier(random),
      amount: cents(book),
      dateDue: daysBefore(today, random.below(300)),
      estimatedReturn: cents(back),
      particulars: random.pick(goods),
      currency,
    }
  }),
})

const liabilities = (random: Random, { today, currency, many }: About): Record<string, Facts[]> => ({
  billsPayable: several(random, 2, () => ({
    nameOfAcceptor: supplier(random),
    addressOfAcceptor: address(random),
    nameOfHolder: random.pick(banks),
    addressOfHolder: address(random),
    dateDue: daysBefore(today, random.below(300)),
    amount: cents(amounts(random, 9_000_000).book),
    particulars: random.pick(goods),
    currency,
  })),
  preferentialCreditors: several(random, 4, () => {
    const { book, back } = amounts(random, 6_000_000)
    return {
      creditorName: fullName(random),
      address: address(random),
      natureOfClaim: random.pick(claims),
      amountOfClaim: cents(book),
      amountRankingAsPreferential: cents(back),
      balanceNotPreferential: cents(book - back),
      currency,
    }
  }),
  debenturesSecured: several(random, 1, () => ({
    holderName: random.pick(banks),
    address: address(random),
    amount: cents(amounts(random, 90_000_000).book),
    assetDescription: 'All assets of the company, present and future',
    currency,
  })),
  tradeAccounts: Array.from({ length: many ? MANY : 2 + random.below(8) }, () => ({
    creditorName: supplier(random),
    address: address(random),
    amount: cents(amounts(random, 3_000_000).book),
    description: random.pick(goods),
    currency: random.chance(0.8) ? currency : 'UGX',
  })),
  contingentLiabilities: several(random, 2, () => ({
    creditorName: fullName(random),
    description: 'Claim before the High Court, not yet decided',
    amount: cents(amounts(random, 7_000_000).book),
    currency,
  })),
})

const merged = (parts: readonly Record<string, Facts[]>[]): Record<string, Facts[]> => {
  const all: Record<string, Facts[]> = {}
  for (const part of parts) for (const [list, rows] of Object.entries(part)) all[list] = [...(all[list] ?? []), ...rows]
  return all
}

/** Fills statements of affairs of the companies being wound up; some companies have none. */
export const addForm20 = async (tx: Db, today: Date) => {
  const rows = await tx
    .select({ id: insolvencyApplication.id })
    .from(insolvencyApplication)
    .where(eq(insolvencyApplication.type, 'WINDING_UP'))
    // As text: the same seed has always given its lists in this order.
    .orderBy(sql`${insolvencyApplication.id}::text`)
  const random = createRandom(SEED)
  const entries = function* () {
    for (const [at, { id }] of rows.entries()) {
      if (at % 7 === 6) continue
      const currencies = at % FOREIGN === 1 ? ['UGX', 'USD'] : ['UGX']
      const lists = merged(
        currencies.flatMap(currency => [
          assets(random, { today, currency, many: false }),
          liabilities(random, { today, currency, many: at === 0 }),
        ]),
      )
      for (const [list, facts] of Object.entries(lists))
        for (const [position, one] of facts.entries()) yield [id, list, position + 1, JSON.stringify(one)] as const
    }
  }
  await copyRows(tx, form20Entry, ['applicationId', 'list', 'position', 'facts'], entries())
}
