import { z } from 'zod'
import { anyOf, maybe, word } from '../call'
import { personal, personalText } from '../personal'
import { oneOrMany } from '../registry/practitionerForms'

const text = maybe(word)
/** Text that the filer wrote. */
const written = maybe(personalText(word))
/** Address of a debtor, creditor or shareholder, who may be a natural person. */
const address = maybe(personal('address', word))
const day = maybe(z.string())
/** Amount, number or text on the wire: kept as text, so that no digit is lost. */
const amount = maybe(word)
/** Ours: the published rows name no currency, and a company may owe in several. */
const currency = text

const rows = <T extends z.ZodRawShape>(shape: T) => maybe(oneOrMany(anyOf({ ...shape, currency })))

export const AmountTotal = z.object({ totalBookValue: amount, totalEstimatedReturn: amount, currency })
export type AmountTotal = z.infer<typeof AmountTotal>
const totals = maybe(oneOrMany(AmountTotal))

/** Statement of affairs of a company to be wound up (docs/requirements/insolvency.md): lists, each optional. */
export const Form20 = z.object({
  /** Ours: APPROVED means locked, as for the other records. */
  status: text,
  nonSecuredAssets: maybe(oneOrMany(anyOf({ assetKey: text, totals }))),
  marketableSecurities: rows({
    nameOfOrganisation: text,
    detailsOfSecurity: written,
    bookValue: amount,
    estimatedReturn: amount,
  }),
  tradeDebtors: rows({
    securityParticulars: written,
    bookValue: amount,
    estimatedReturn: amount,
    debtorAddress: address,
    noInShareRegister: text,
    shareHolderName: text,
    shareHolderAddress: address,
    noOfShares: text,
    amountPerShare: amount,
    totalAmountDue: amount,
  }),
  /** Not published as a list; shown when a host sends one (decision H9). */
  loansAndAdvances: rows({
    nameOfBorrower: text,
    address,
    particulars: written,
    bookValue: amount,
    estimatedReturn: amount,
  }),
  assetsSecured: rows({
    particularsOfAsset: written,
    natureOfSecurity: written,
    dateGranted: day,
    creditorName: text,
    address,
    occupation: text,
  }),
  billOfExchange: rows({
    nameOfAcceptor: text,
    amount,
    dateDue: day,
    estimatedReturn: amount,
    particulars: written,
  }),
  billsPayable: rows({
    nameOfAcceptor: text,
    addressOfAcceptor: address,
    nameOfHolder: text,
    addressOfHolder: address,
    dateDue: day,
    amount,
    particulars: written,
  }),
  preferentialCreditors: rows({
    creditorName: text,
    address,
    natureOfClaim: written,
    amountOfClaim: amount,
    particulars: written,
    amountRankingAsPreferential: amount,
    balanceNotPreferential: amount,
  }),
  debenturesSecured: rows({ holderName: text, address, amount, assetDescription: written }),
  tradeAccounts: rows({ creditorName: text, address, amount, description: written }),
  contingentLiabilities: rows({ creditorName: text, description: written, amount }),
  nonSecuredAssetsDerivedTotals: maybe(
    z.object({
      marketableSecurities: totals,
      tradeDebtors: totals,
      loansAndAdvances: totals,
      billsReceivable: totals,
      unpaidShares: totals,
    }),
  ),
})
export type Form20 = z.infer<typeof Form20>
