import type { AmountTotal, Form20 } from '@contract/insolvency/form20'
import { isAmount, plainest, sumOf } from './amounts'

/** Format of a column of the statement; `amount` columns are added up, `rate` columns are not. */
export type CellKind = 'text' | 'date' | 'figure' | 'choice' | 'amount' | 'rate'
export type Cells = Readonly<Record<string, string | null | undefined>>
/** Table of the statement: its rows, and its columns in the order shown. */
export type StatementTable = {
  key: string
  rows(form20: Form20): readonly Cells[]
  columns: readonly (readonly [source: string, kind: CellKind])[]
}

const table = <Row extends Cells>(
  key: string,
  rows: (form20: Form20) => readonly Row[] | null | undefined,
  columns: { readonly [K in keyof Row & string]?: CellKind },
): StatementTable => ({
  key,
  rows: form20 => rows(form20) ?? [],
  columns: Object.entries<CellKind | undefined>(columns).flatMap(([source, kind]) => (kind ? [[source, kind]] : [])),
})

type Derived = NonNullable<Form20['nonSecuredAssetsDerivedTotals']>
const derivedKeys = [
  'marketableSecurities',
  'tradeDebtors',
  'loansAndAdvances',
  'billsReceivable',
  'unpaidShares',
] as const satisfies (keyof Derived)[]

const totals = { totalBookValue: 'amount', totalEstimatedReturn: 'amount' } as const

const loans = table('loansAndAdvances', ({ loansAndAdvances }) => loansAndAdvances, {
  nameOfBorrower: 'text',
  address: 'text',
  particulars: 'text',
  bookValue: 'amount',
  estimatedReturn: 'amount',
})
/** Table with the total of loans and advances, for a statement without a list of them (decision H9). */
const loansInAll = table(
  'loansAndAdvances',
  ({ nonSecuredAssetsDerivedTotals }) => nonSecuredAssetsDerivedTotals?.loansAndAdvances,
  totals,
)

/** Returns the tables of Form 20 in the order of the documents (docs/requirements/insolvency.md). */
export const tablesOf = (form20: Form20): StatementTable[] => [
  table(
    'nonSecuredAssets',
    ({ nonSecuredAssets }) =>
      nonSecuredAssets?.flatMap(({ assetKey, totals }) => (totals ?? []).map(total => ({ assetKey, ...total }))),
    { assetKey: 'choice', ...totals },
  ),
  table('marketableSecurities', ({ marketableSecurities }) => marketableSecurities, {
    nameOfOrganisation: 'text',
    detailsOfSecurity: 'text',
    bookValue: 'amount',
    estimatedReturn: 'amount',
  }),
  table('tradeDebtors', ({ tradeDebtors }) => tradeDebtors, {
    securityParticulars: 'text',
    debtorAddress: 'text',
    noInShareRegister: 'text',
    shareHolderName: 'text',
    shareHolderAddress: 'text',
    noOfShares: 'figure',
    amountPerShare: 'rate',
    totalAmountDue: 'amount',
    bookValue: 'amount',
    estimatedReturn: 'amount',
  }),
  form20.loansAndAdvances?.length ? loans : loansInAll,
  table('assetsSecured', ({ assetsSecured }) => assetsSecured, {
    particularsOfAsset: 'text',
    natureOfSecurity: 'text',
    dateGranted: 'date',
    creditorName: 'text',
    address: 'text',
    occupation: 'text',
  }),
  table('billOfExchange', ({ billOfExchange }) => billOfExchange, {
    nameOfAcceptor: 'text',
    particulars: 'text',
    dateDue: 'date',
    amount: 'amount',
    estimatedReturn: 'amount',
  }),
  table('billsPayable', ({ billsPayable }) => billsPayable, {
    nameOfAcceptor: 'text',
    addressOfAcceptor: 'text',
    nameOfHolder: 'text',
    addressOfHolder: 'text',
    particulars: 'text',
    dateDue: 'date',
    amount: 'amount',
  }),
  table('preferentialCreditors', ({ preferentialCreditors }) => preferentialCreditors, {
    creditorName: 'text',
    address: 'text',
    natureOfClaim: 'text',
    particulars: 'text',
    amountOfClaim: 'amount',
    amountRankingAsPreferential: 'amount',
    balanceNotPreferential: 'amount',
  }),
  table('debenturesSecured', ({ debenturesSecured }) => debenturesSecured, {
    holderName: 'text',
    address: 'text',
    assetDescription: 'text',
    amount: 'amount',
  }),
  table('tradeAccounts', ({ tradeAccounts }) => tradeAccounts, {
    creditorName: 'text',
    address: 'text',
    description: 'text',
    amount: 'amount',
  }),
  table('contingentLiabilities', ({ contingentLiabilities }) => contingentLiabilities, {
    creditorName: 'text',
    description: 'text',
    amount: 'amount',
  }),
  table(
    'derivedTotals',
    ({ nonSecuredAssetsDerivedTotals: derived }) =>
      derivedKeys.flatMap(assetKey => (derived?.[assetKey] ?? []).map(total => ({ assetKey, ...total }))),
    { assetKey: 'choice', ...totals },
  ),
]

const currencyOf = (row: Cells) => row.currency ?? ''

/** Returns the currencies of the rows in alphabetical order; '' stands for rows without one. */
const currenciesIn = (rows: readonly Cells[]) => [...new Set(rows.map(currencyOf))].sort()

/** Returns the sum of a column over rows of one currency. */
const sumIn = (rows: readonly Cells[], source: string) => sumOf(rows.flatMap(row => row[source] ?? []))

/** Returns the totals of a table by currency, and the number of its amounts that could not be read. */
export const sumsOf = ({ columns }: StatementTable, rows: readonly Cells[]) => {
  const amounts = columns.filter(([, kind]) => kind === 'amount').map(([source]) => source)
  return {
    named: rows.some(row => currencyOf(row)),
    unread: rows.flatMap(row => amounts.flatMap(source => row[source] ?? [])).filter(amount => !isAmount(amount))
      .length,
    sums: (amounts.length ? currenciesIn(rows) : []).map(currency => {
      const mine = rows.filter(row => currencyOf(row) === currency)
      return { currency, of: Object.fromEntries(amounts.map(source => [source, sumIn(mine, source)])) }
    }),
  }
}

/** Rows that a derived total adds up. */
const behind: Record<(typeof derivedKeys)[number], { rows(form20: Form20): readonly Cells[]; source: string }> = {
  marketableSecurities: { rows: ({ marketableSecurities }) => marketableSecurities ?? [], source: 'bookValue' },
  tradeDebtors: { rows: ({ tradeDebtors }) => tradeDebtors ?? [], source: 'bookValue' },
  loansAndAdvances: { rows: ({ loansAndAdvances }) => loansAndAdvances ?? [], source: 'bookValue' },
  billsReceivable: { rows: ({ billOfExchange }) => billOfExchange ?? [], source: 'amount' },
  unpaidShares: { rows: ({ tradeDebtors }) => tradeDebtors ?? [], source: 'totalAmountDue' },
}

export type Disagreement = { key: string; currency: string; stated: string; added: string }

/** Returns the derived totals that differ from the sum of their rows, where the rows are available. */
export const disagreements = (form20: Form20): Disagreement[] =>
  derivedKeys.flatMap(key => {
    const { rows, source } = behind[key]
    const all = rows(form20)
    const stated: readonly AmountTotal[] = form20.nonSecuredAssetsDerivedTotals?.[key] ?? []
    return stated.flatMap(({ currency, totalBookValue }) => {
      // Rows without a currency may be in any, so they are compared with a single total only.
      const mine = all.some(row => row.currency) ? all.filter(row => row.currency === currency) : all
      const added = sumIn(mine, source)
      if (!totalBookValue || added === undefined || (mine === all && stated.length > 1)) return []
      if (plainest(totalBookValue) === plainest(added)) return []
      return [{ key, currency: currency ?? '', stated: totalBookValue, added }]
    })
  })
