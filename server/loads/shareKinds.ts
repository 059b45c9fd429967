import { shareClass, shareholding } from '../db/schema'
import { amount, list, whole } from './cells'
import { brnOf, type Kind, lines, MOST, MOST_NO, ofEntity } from './kind'

export const classes: Kind = {
  name: 'classes',
  table: shareClass,
  files: ['shareclasses', 'class'],
  key: ['brn', 'no'],
  versionKey: [shareClass.no],
  needs: ofEntity(shareClass.brn),
  fields: {
    brn: brnOf(shareClass.brn),
    no: {
      column: shareClass.no,
      read: whole(1, MOST_NO),
      label: 'Class',
      headers: ['Class No', 'No'],
      required: true,
    },
    nominalClass: {
      column: shareClass.nominalClass,
      read: lines(),
      label: 'Nominal Class',
      headers: ['Class Name'],
      required: true,
    },
    otherName: { column: shareClass.otherClassName, read: lines(), label: 'Other Name' },
    number: {
      column: shareClass.number,
      read: whole(0, MOST),
      label: 'Number of Shares',
      headers: ['Number'],
      required: true,
      sum: true,
    },
    value: {
      column: shareClass.value,
      read: amount,
      label: 'Value',
      headers: ['Price', 'Nominal Value'],
      required: true,
    },
    subClasses: { column: shareClass.subClasses, read: list(lines()), label: 'Sub Classes', empty: '{}' },
  },
}

export const holdings: Kind = {
  name: 'holdings',
  table: shareholding,
  files: ['shareholdings', 'holding', 'allotments'],
  key: ['brn', 'person', 'class'],
  versionKey: [shareholding.personNo, shareholding.classNo],
  needs: [
    ...ofEntity(shareholding.brn),
    { kind: 'people', columns: [shareholding.brn, shareholding.personNo], reason: 'no-person' },
    { kind: 'classes', columns: [shareholding.brn, shareholding.classNo], reason: 'no-class' },
  ],
  fields: {
    brn: brnOf(shareholding.brn),
    person: {
      column: shareholding.personNo,
      read: whole(1, MOST_NO),
      label: 'Person',
      headers: ['Person No'],
      required: true,
    },
    class: {
      column: shareholding.classNo,
      read: whole(1, MOST_NO),
      label: 'Class',
      headers: ['Class No'],
      required: true,
    },
    shares: {
      column: shareholding.numberOfShares,
      read: whole(0, MOST),
      label: 'Number of Shares',
      headers: ['Shares'],
      required: true,
      sum: true,
    },
    paid: {
      column: shareholding.amountPaid,
      read: amount,
      label: 'Amount Paid',
      headers: ['Paid'],
      required: true,
      sum: true,
    },
    unpaid: {
      column: shareholding.amountUnpaid,
      read: amount,
      label: 'Amount Unpaid',
      headers: ['Unpaid'],
      required: true,
      sum: true,
    },
    subClasses: { column: shareholding.subClasses, read: list(lines()), label: 'Sub Classes', empty: '{}' },
  },
}
