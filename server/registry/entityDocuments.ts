import { offsetOf, type Page } from '@contract/dialects'
import type { AsOf } from '@contract/registry/asOf'
import { normalBrn } from '@contract/registry/brn'
import { type entityDocuments as contract, REGISTRATION_CERTIFICATE } from '@contract/registry/entityDocuments'
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { within } from '../db/days'
import { type JsonFields, jsonObject } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { entity, entityDocument } from '../db/schema'
import { likeSearch, searchFold } from '../db/search'
import type { Edms, Shelf } from '../edms/edms'
import { shelves } from '../edms/entityShelves'
import type { Handlers } from '../http/serve'
import type { Mailer } from '../mail/mailer'
import { findMoment } from './asOf'
import { createResend } from './resendDocument'

type EntityKind = (typeof entity.$inferSelect)['kind']

type Listing = {
  brn: string | undefined
  kinds: EntityKind[]
  fields: JsonFields
  where?: SQL
  search: string | undefined
  page: Page
  asOf: AsOf | undefined
}

export const newestDocumentFirst = [desc(entityDocument.createdAt), desc(entityDocument.id)]

const documentsOfEntities = renderOnce(sql`SELECT ${entityDocument}.* FROM ${entityDocument}
  JOIN ${entity} ON ${entity.brn} = ${entityDocument.brn}`)

const matchesInOrder = renderOnce(
  sql`FROM matches AS ${entityDocument} ORDER BY ${sql.join(newestDocumentFirst, sql`, `)}`,
)

/**
 * Lists the documents of one entity, newest first. There are a few dozen at most, so they are counted as they are read.
 */
const listDocuments = async <Row>(
  db: Db,
  { brn = '', kinds, fields, where, search, page, asOf }: Listing,
): Promise<{ rows: Row[]; total: number }> => {
  const key = normalBrn(brn)
  const moment = asOf && (await findMoment(db, key, asOf))
  const condition = and(
    eq(entityDocument.brn, key),
    ...within(entityDocument.createdAt, { to: moment?.day }),
    inArray(entity.kind, kinds),
    where,
    search?.trim() ? sql`${searchFold(entityDocument.name)} LIKE ${likeSearch(search)}` : undefined,
  )
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    WITH matches AS MATERIALIZED (${documentsOfEntities} WHERE ${condition})
    SELECT (SELECT count(*)::int FROM matches) AS total, coalesce((SELECT json_agg(row) FROM (
      SELECT ${jsonObject(fields)} AS row ${matchesInOrder}
      LIMIT ${page.perPage} OFFSET ${offsetOf(page)}) page), '[]') AS rows`)
  return { rows: rows[0]?.rows ?? [], total: rows[0]?.total ?? 0 }
}

const { name, edmsId, createdAt } = entityDocument

/** Columns of a document in the lists and files of an entity; a society's document is listed once it is in the EDMS. */
export const documentFields = {
  company: { name, edmsId, createdAt },
  businessName: { documentName: name, edmsId, createdAt },
  buildingSociety: { name, base64String: edmsId },
}

/** Handlers of entity documents: lists, files, and resending to the client (docs/requirements/entity-file.md). */
export const entityDocumentHandlers = (
  edms: Edms,
  mailer: Mailer | undefined,
  about: { portalName: string },
): Handlers<typeof contract> => {
  const fileFrom =
    (shelf: Shelf): Handlers<typeof contract>['companyFile'] =>
    async ({ db, body }) => ({ Base64FileStream: (await edms.open(db, shelf, `${body.documentHandle}`)).bytes })
  const resend = createResend({ edms, mailer, ...about })
  return {
    ofCompany: ({ db, path: { brn }, filter: { search }, page, asOf }) =>
      listDocuments(db, {
        brn,
        kinds: ['COMPANY', 'FOREIGN_COMPANY'],
        fields: documentFields.company,
        search,
        page,
        asOf,
      }),
    ofBusinessName: ({ db, path: { brn }, filter: { search }, page, asOf }) =>
      listDocuments(db, { brn, kinds: ['BUSINESS_NAME'], fields: documentFields.businessName, search, page, asOf }),
    ofBuildingSociety: ({ db, path: { brn }, filter: { search }, page, asOf }) =>
      listDocuments(db, {
        brn,
        kinds: ['BUILDING_SOCIETY'],
        fields: documentFields.buildingSociety,
        where: isNotNull(edmsId),
        search,
        page,
        asOf,
      }),

    companyFile: fileFrom(shelves.company),
    businessNameFile: fileFrom(shelves.businessName),
    buildingSocietyFile: fileFrom(shelves.buildingSociety),

    resendToCompany: call =>
      resend(call, shelves.company, { brn: normalBrn(call.body.brn), kind: call.body.type.toUpperCase() }),
    resendToBusinessName: call =>
      resend(call, shelves.businessName, { brn: normalBrn(call.body.brn), kind: REGISTRATION_CERTIFICATE }),
    resendCopy: call =>
      resend(call, shelves.businessName, { brn: normalBrn(call.body.brn), handle: `${call.body.edmsId}` }),
  }
}
