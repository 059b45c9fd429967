import { strikeEntry } from '../db/schema'
import { choice, moment, text } from './cells'
import { brnOf, type Kind, lines } from './kind'

const struck = (name: 'blacklist' | 'deregistrations', register: string, files: readonly string[]): Kind => ({
  name,
  table: strikeEntry,
  fixed: { [strikeEntry.register.name]: register },
  files,
  key: ['brn'],
  versionKey: [strikeEntry.id],
  needs: [],
  fields: {
    brn: brnOf(strikeEntry.brn),
    name: {
      column: strikeEntry.companyName,
      read: text(500),
      label: 'Name',
      headers: ['Company Name'],
      required: true,
    },
    status: { column: strikeEntry.status, read: choice(['ON', 'OFF']), label: 'Status', empty: 'ON' },
    addedBy: { column: strikeEntry.addedBy, read: lines(), label: 'Added By', required: true },
    addedAt: {
      column: strikeEntry.createdAt,
      read: moment,
      label: 'Added At',
      headers: ['Date', 'Added On'],
      required: true,
    },
    changedBy: { column: strikeEntry.lastStatusUpdateDoneBy, read: lines(), label: 'Changed By', required: true },
    changedAt: {
      column: strikeEntry.updatedAt,
      read: moment,
      label: 'Changed At',
      headers: ['Changed On'],
      required: true,
    },
  },
})

export const blacklist = struck('blacklist', 'BLACKLIST', ['blacklisted', 'blacklists'])
export const deregistrations = struck('deregistrations', 'DEREGISTRATION', ['deregistered', 'deregistration'])
