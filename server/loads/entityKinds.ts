import { entity, filing } from '../db/schema'
import { amount, choice, day, flag, list, moment, text, whole } from './cells'
import { brnOf, type Kind, lines, MOST, ofEntity } from './kind'

export const entities: Kind = {
  name: 'entities',
  table: entity,
  files: ['entity', 'companies', 'businesses'],
  key: ['brn'],
  needs: [],
  fields: {
    brn: brnOf(entity.brn),
    name: {
      column: entity.name,
      read: text(500),
      label: 'Name',
      headers: ['Company Name', 'Entity Name'],
      required: true,
    },
    kind: {
      column: entity.kind,
      read: choice(['COMPANY', 'FOREIGN_COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'], {
        ...{ LOCAL_COMPANY: 'COMPANY', FOREIGN: 'FOREIGN_COMPANY', BUSINESS: 'BUSINESS_NAME' },
      }),
      label: 'Kind',
      headers: ['Entity Type', 'Entity Kind'],
      required: true,
    },
    subType: { column: entity.subType, read: lines(), label: 'Sub Type', headers: ['Company Type'] },
    status: {
      column: entity.status,
      read: choice(['REGISTERED', 'INSOLVENT', 'CEASED'], { ACTIVE: 'REGISTERED', DISSOLVED: 'CEASED' }),
      label: 'Status',
      empty: 'REGISTERED',
    },
    registeredOn: {
      column: entity.registeredOn,
      read: day(),
      label: 'Registered On',
      headers: ['Registration Date', 'Date of Registration', 'Incorporation Date', 'Date of Incorporation'],
      required: true,
    },
    isicCode: { column: entity.isicCode, read: lines(20), label: 'ISIC Code', headers: ['ISIC', 'Activity'] },
    shareCapital: {
      column: entity.shareCapital,
      read: amount,
      label: 'Share Capital',
      headers: ['Capital'],
      sum: true,
    },
    numberOfShares: { column: entity.numberOfShares, read: whole(0, MOST), label: 'Number of Shares', sum: true },
    missingForms: { column: entity.missingForms, read: list(lines(40)), label: 'Missing Forms', empty: '{}' },
    lockedDown: { column: entity.lockedDown, read: flag, label: 'Locked Down', headers: ['Locked'], empty: 'false' },
  },
}

export const addresses: Kind = {
  name: 'addresses',
  table: entity,
  within: 'entities',
  files: ['address'],
  key: ['brn'],
  needs: ofEntity(entity.brn),
  fields: {
    brn: brnOf(entity.brn),
    villageId: { column: entity.villageId, read: whole(1, 2_147_483_647), label: 'Village', headers: ['Village ID'] },
    plot: { column: entity.plot, read: lines(), label: 'Plot', headers: ['Plot Number'] },
    street: { column: entity.street, read: lines(), label: 'Street', headers: ['Road'] },
    postalAddress: { column: entity.postalAddress, read: lines(), label: 'Postal Address', headers: ['PO Box'] },
    description: { column: entity.addressDescription, read: text(1000), label: 'Description' },
  },
}

export const filings: Kind = {
  name: 'filings',
  table: filing,
  files: ['filing'],
  key: ['trackingNo'],
  needs: ofEntity(filing.brn),
  fields: {
    trackingNo: {
      column: filing.trackingNo,
      read: lines(60),
      label: 'Tracking No',
      headers: ['Tracking Number'],
      required: true,
    },
    brn: brnOf(filing.brn),
    filedAt: {
      column: filing.filedAt,
      read: moment,
      label: 'Filed At',
      headers: ['Filed On', 'Filing Date'],
      required: true,
    },
    effectiveOn: { column: filing.effectiveOn, read: day(), label: 'Effective On' },
    filedBy: { column: filing.filedBy, read: lines(), label: 'Filed By' },
    changes: {
      column: filing.changes,
      read: list(lines()),
      label: 'Changes',
      headers: ['Types of Change'],
      required: true,
    },
    narrations: {
      column: filing.narrations,
      read: list(text(2000)),
      label: 'Narrations',
      headers: ['Notes'],
      empty: '{}',
    },
  },
}
