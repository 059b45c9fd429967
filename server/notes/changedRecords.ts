import { normalPrn } from '@contract/billing/prns'
import type { CallFacts } from '@contract/call'
import type { ChangedRecord, RecordKind, RecordLink } from '@contract/portal/noteKinds'
import { and, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { instrumentNumberOf } from '../db/instrumentNumber'
import { rowNumber } from '../db/rowNumber'
import {
  dataCorrection,
  entityDocument,
  filing,
  insolvencyApplication,
  insolvencyAttachment,
  legalDocumentParty,
  officialReceiver,
  payment,
  personDecision,
  process,
} from '../db/schema'
import { isUuid } from '../db/uuid'
import { keysOf, type RecordRef } from './records'
import { refuseFlagged } from './refuseFlagged'

/** Values of a request by name: of its path, then its query, then its body. */
type Values = Record<string, unknown>

type FindKeys = (db: Db, value: string, values: Values, kind: RecordKind) => Promise<string[]>

const { trackingNumber, brn: applicant } = insolvencyApplication

/** Finds the keys of records from another value, for each way in `RecordLink`. */
const links: Record<Exclude<RecordLink, 'rows'>, FindKeys> = {
  application: async (db, id, _, kind) => {
    const rows = await db
      .select({ key: kind === 'ENTITY' ? applicant : trackingNumber })
      .from(insolvencyApplication)
      .where(eq(insolvencyApplication.id, rowNumber(id)))
    return rows.map(({ key }) => key)
  },
  attachment: async (db, id, _, kind) => {
    const rows = await db
      .select({ key: kind === 'ENTITY' ? applicant : trackingNumber })
      .from(insolvencyAttachment)
      .innerJoin(insolvencyApplication, eq(insolvencyApplication.id, insolvencyAttachment.applicationId))
      .where(eq(insolvencyAttachment.id, rowNumber(id)))
    return rows.map(({ key }) => key)
  },
  payment: async (db, prn) => {
    const isOfPayment = eq(payment.prn, normalPrn(prn))
    const ofFilings = db
      .select({ key: filing.brn })
      .from(filing)
      .innerJoin(payment, eq(payment.trackingNumber, filing.trackingNo))
      .where(isOfPayment)
    const ofApplications = db
      .select({ key: applicant })
      .from(insolvencyApplication)
      .innerJoin(payment, eq(payment.trackingNumber, trackingNumber))
      .where(isOfPayment)
    const rows = await unionAll(ofFilings, ofApplications)
    return rows.map(({ key }) => key)
  },
  instrument: async (db, number) => {
    const { instrumentNumber, nature, facts } = legalDocumentParty
    const rows = await db
      .select({ key: sql<string | null>`${facts}->>'brn'` })
      .from(legalDocumentParty)
      .where(and(eq(instrumentNumber, instrumentNumberOf(number)), eq(nature, 'entity')))
    return rows.flatMap(({ key }) => key ?? [])
  },
  process: async (db, id) =>
    isUuid(id)
      ? (await db.select({ key: process.brn }).from(process).where(eq(process.id, id))).map(({ key }) => key)
      : [],
  syncItem: async (db, kind, { brn }) => {
    const [key] = await keysOf(db, { kind: 'ENTITY', key: String(brn) })
    const item = and(eq(process.service, 'REGISTRATION'), eq(process.brn, key), eq(process.kind, kind))
    return (await db.select({ key: process.id }).from(process).where(item)).map(row => row.key)
  },
  correction: async (db, id) => {
    const { brn } = dataCorrection
    return (
      await db
        .select({ brn })
        .from(dataCorrection)
        .where(eq(dataCorrection.id, rowNumber(id)))
    ).map(row => row.brn)
  },
  document: async (db, id) => {
    const { brn } = entityDocument
    return (
      await db
        .select({ brn })
        .from(entityDocument)
        .where(eq(entityDocument.id, rowNumber(id)))
    ).map(row => row.brn)
  },
  decision: async (db, id) => {
    const { one, other } = personDecision
    const rows = await db
      .select({ one, other })
      .from(personDecision)
      .where(eq(personDecision.id, rowNumber(id)))
    return rows.flatMap(row => [String(row.one), String(row.other)])
  },
  receiver: async (db, id) => {
    const { individualId, backOfficeId } = officialReceiver
    const rows = await db
      .select({ individualId, backOfficeId })
      .from(officialReceiver)
      .where(eq(officialReceiver.id, rowNumber(id)))
    return rows.flatMap(row => [row.individualId, row.backOfficeId])
  },
}

const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap(one => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []))

const declared = ({ changesRecord = [] }: CallFacts): readonly ChangedRecord[] => [changesRecord].flat()

const asValues = (part: unknown): Values => (typeof part === 'object' && part !== null ? { ...part } : {})

/** Returns the records that a request changes, as its call declares them; rows of a file are left to the handler. */
const changedRecords = async (db: Db, call: CallFacts, values: Values): Promise<RecordRef[]> => {
  const records: RecordRef[] = []
  for (const { kind, key, by } of declared(call)) {
    if (by === 'rows') continue
    for (const value of textsIn(values[key])) {
      const keys = by ? await links[by](db, value, values, kind) : [value]
      for (const each of keys) {
        const all = await keysOf(db, { kind, key: each })
        records.push(...all.map(key => ({ kind, key })))
      }
    }
  }
  return records
}

/**
 * Refuses a request that a flag refuses, or sends to approval: a flag on one of the records that its call declares
 * (`changesRecord`). Called in the transaction of the change, and before a handler that waits for another system.
 */
export const refuseByFlags = async (
  db: Db,
  call: CallFacts,
  { path, query, body }: { path: Values; query: unknown; body: unknown },
) => {
  if (!call.changesRecord) return
  await refuseFlagged(db, call, await changedRecords(db, call, { ...asValues(body), ...asValues(query), ...path }))
}
