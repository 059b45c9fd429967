import { defineArea } from '@/definition/defineArea'
import documentCosts from './documentCosts'
import prns from './prns'
import serviceCosts from './serviceCosts'
import taxHeads from './taxHeads'
import transactions from './transactions'

/** Prices, tax heads, payments and payment reference numbers. */
export default defineArea({ lists: [serviceCosts, documentCosts, taxHeads, prns, transactions] })
