import { chargeKinds } from '@contract/registry/charges'
import { charge } from '../db/schema'
import { amount, choice, currency, day, text } from './cells'
import { brnOf, type Kind, lines, ofEntity } from './kind'

/** Registered charges. A charge has its days in its columns, and its state follows from them. */
export const charges: Kind = {
  name: 'charges',
  table: charge,
  files: ['charge', 'mortgages', 'debentures'],
  key: ['brn', 'number'],
  versionKey: [charge.number],
  needs: ofEntity(charge.brn),
  fields: {
    brn: brnOf(charge.brn),
    number: {
      column: charge.number,
      read: lines(60),
      label: 'Charge No',
      headers: ['Charge', 'Charge Number', 'No'],
      required: true,
    },
    kind: {
      column: charge.kind,
      read: choice(chargeKinds, {
        ...{ FIXED_CHARGE: 'FIXED', FLOATING_CHARGE: 'FLOATING', LEGAL_MORTGAGE: 'MORTGAGE' },
        ...{ FIXED_FLOATING: 'FIXED_AND_FLOATING', FIXED_AND_FLOATING_CHARGE: 'FIXED_AND_FLOATING' },
      }),
      label: 'Kind',
      headers: ['Charge Type', 'Type of Charge', 'Type'],
      required: true,
    },
    property: {
      column: charge.property,
      read: text(2000),
      label: 'Property Charged',
      headers: ['Property', 'Description', 'Collateral'],
      required: true,
    },
    amount: { column: charge.amount, read: amount, label: 'Amount Secured', headers: ['Amount'], sum: true },
    currency: { column: charge.currency, read: currency, label: 'Currency', headers: ['Currency Code'] },
    chargee: {
      column: charge.chargee,
      read: text(500),
      label: 'Chargee',
      headers: ['Chargee Name', 'Chargees', 'Person Entitled', 'Lender'],
      required: true,
    },
    chargeeNumber: {
      column: charge.chargeeNumber,
      read: lines(60),
      label: 'Chargee Number',
      headers: ['Chargee No', 'Chargee BRN', 'Chargee ID'],
    },
    createdOn: {
      column: charge.dateOfCreation,
      read: day(),
      label: 'Created On',
      headers: ['Date of Creation', 'Creation Date', 'Date of Instrument'],
      required: true,
    },
    registeredOn: {
      column: charge.dateOfRegistration,
      read: day(),
      label: 'Registered On',
      headers: ['Date of Registration', 'Registration Date'],
      required: true,
    },
    satisfiedOn: {
      column: charge.dateOfSatisfaction,
      read: day(),
      label: 'Satisfied On',
      headers: ['Date of Satisfaction', 'Satisfaction Date', 'Discharged On', 'Released On'],
    },
    trackingNo: {
      column: charge.trackingNo,
      read: lines(60),
      label: 'Tracking No',
      headers: ['Tracking Number'],
    },
  },
}
