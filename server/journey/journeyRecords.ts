import { requestTypes } from '@contract/insolvency/applications'
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import {
  dataCorrection,
  edmsFile,
  entity,
  entityDocument,
  filing,
  gatewayRequest,
  insolvencyApplication,
  namePush,
  payment,
  paymentCredit,
  process,
} from '../db/schema'

/** Records of one kind that the journey of a case shows. */
export const MOST_RECORDS = 50
/** Records that are read: one more tells that there are others. */
const MOST_READ = MOST_RECORDS + 1

type Numbers = readonly string[]

/** Reads payments with their credit and the last request to the gateway, the newest first. */
const paymentsWhere = async (db: Db, where: SQL) => {
  const latest = db
    .select({ state: gatewayRequest.state, actorName: gatewayRequest.actorName })
    .from(gatewayRequest)
    .where(eq(gatewayRequest.prn, payment.prn))
    .orderBy(desc(gatewayRequest.askedAt))
    .limit(1)
    .as('latest')
  return db
    .select({
      prn: payment.prn,
      trackingNumber: payment.trackingNumber,
      service: payment.transactionType,
      createdAt: payment.createdAt,
      status: payment.status,
      prnStatus: payment.prnStatus,
      releasedAt: payment.releasedAt,
      creditedAt: paymentCredit.creditedAt,
      gateway: latest.state,
      asker: latest.actorName,
    })
    .from(payment)
    .leftJoin(paymentCredit, eq(paymentCredit.prn, payment.prn))
    .leftJoinLateral(latest, sql`true`)
    .where(where)
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(MOST_READ)
}
export type CasePayment = Awaited<ReturnType<typeof paymentsWhere>>[number]

export const readPayments = (db: Db, prns: Numbers, tracking: Numbers) =>
  paymentsWhere(db, sql`(${or(inArray(payment.prn, [...prns]), inArray(payment.trackingNumber, [...tracking]))})`)

export const readFilings = (db: Db, tracking: Numbers, brns: Numbers) =>
  db
    .select({ trackingNo: filing.trackingNo, brn: filing.brn, filedAt: filing.filedAt })
    .from(filing)
    .where(or(inArray(filing.trackingNo, [...tracking]), inArray(filing.brn, [...brns])))
    .orderBy(desc(filing.filedAt), desc(filing.trackingNo))
    .limit(MOST_READ)
export type CaseFiling = Awaited<ReturnType<typeof readFilings>>[number]

export const readApplications = (db: Db, tracking: Numbers, brns: Numbers) =>
  db
    .select({
      trackingNumber: insolvencyApplication.trackingNumber,
      brn: insolvencyApplication.brn,
      type: insolvencyApplication.type,
      status: insolvencyApplication.status,
      companyName: insolvencyApplication.companyName,
      registrarName: insolvencyApplication.registrarName,
      confirmedOn: insolvencyApplication.dateOfConfirmation,
      createdAt: insolvencyApplication.createdAt,
    })
    .from(insolvencyApplication)
    .where(
      and(
        inArray(insolvencyApplication.type, [...requestTypes]),
        or(inArray(insolvencyApplication.trackingNumber, [...tracking]), inArray(insolvencyApplication.brn, [...brns])),
      ),
    )
    .orderBy(desc(insolvencyApplication.createdAt), desc(insolvencyApplication.id))
    .limit(MOST_READ)
export type CaseApplication = Awaited<ReturnType<typeof readApplications>>[number]

export const readEntities = (db: Db, brns: Numbers) =>
  db
    .select({ brn: entity.brn, name: entity.name, register: entity.register, registeredOn: entity.registeredOn })
    .from(entity)
    .where(inArray(entity.brn, [...brns]))
export type CaseEntity = Awaited<ReturnType<typeof readEntities>>[number]

/** Reads the documents on their way into the EDMS and those that are there; the others stay on paper. */
export const readDocuments = (db: Db, brns: Numbers) =>
  db
    .select({
      brn: entityDocument.brn,
      name: entityDocument.name,
      migrating: entityDocument.migrating,
      createdAt: entityDocument.createdAt,
      keptAt: edmsFile.keptAt,
    })
    .from(entityDocument)
    .leftJoin(edmsFile, eq(edmsFile.edmsId, entityDocument.edmsId))
    .where(
      and(
        inArray(entityDocument.brn, [...brns]),
        or(eq(entityDocument.migrating, true), isNotNull(entityDocument.edmsId)),
      ),
    )
    .orderBy(desc(entityDocument.migrating), desc(entityDocument.createdAt), desc(entityDocument.id))
    .limit(MOST_READ)
export type CaseDocument = Awaited<ReturnType<typeof readDocuments>>[number]

const services = ['REGISTRATION', 'INCORPORATION'] as const

/** Reads the latest process of each kind: it alone counts, the earlier ones are past. */
export const readProcesses = (db: Db, brns: Numbers) =>
  db
    .selectDistinctOn([process.brn, process.service, process.kind], {
      service: process.service,
      kind: process.kind,
      system: process.system,
      brn: process.brn,
      status: process.status,
      createdAt: process.createdAt,
      ranAt: process.ranAt,
      cause: process.cause,
    })
    .from(process)
    .where(and(inArray(process.service, [...services]), inArray(process.brn, [...brns])))
    .orderBy(process.brn, process.service, process.kind, desc(process.createdAt), desc(process.id))
    .limit(MOST_READ)
export type CaseProcess = Awaited<ReturnType<typeof readProcesses>>[number]

/** Reads the latest correction of each type. */
export const readCorrections = (db: Db, brns: Numbers) =>
  db
    .selectDistinctOn([dataCorrection.brn, dataCorrection.type], {
      brn: dataCorrection.brn,
      type: dataCorrection.type,
      status: dataCorrection.status,
      updatedAt: dataCorrection.updatedAt,
      actorName: dataCorrection.actorName,
      cause: dataCorrection.cause,
    })
    .from(dataCorrection)
    .where(inArray(dataCorrection.brn, [...brns]))
    .orderBy(dataCorrection.brn, dataCorrection.type, desc(dataCorrection.createdAt), desc(dataCorrection.id))
    .limit(MOST_READ)
export type CaseCorrection = Awaited<ReturnType<typeof readCorrections>>[number]

/** Reads the latest push of each name. */
export const readPushes = (db: Db, brns: Numbers) =>
  db
    .selectDistinctOn([namePush.brn], {
      brn: namePush.brn,
      name: namePush.name,
      status: namePush.status,
      pushedBy: namePush.pushedBy,
      pushedAt: namePush.pushedAt,
      endedAt: namePush.endedAt,
      cause: namePush.cause,
    })
    .from(namePush)
    .where(inArray(namePush.brn, [...brns]))
    .orderBy(namePush.brn, desc(namePush.pushedAt))
    .limit(MOST_READ)
export type CasePush = Awaited<ReturnType<typeof readPushes>>[number]
