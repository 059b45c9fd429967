import type { Page } from '@contract/dialects'
import { normalBrn } from '@contract/registry/brn'
import { type entityDocuments as contract, REGISTRATION_CERTIFICATE } from '@contract/registry/entityDocuments'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { likeSearch } from '../db/search'
import type { Edms, Shelf } from '../edms/edms'
import { shelves } from '../edms/entityShelves'
import type { Handlers } from '../http/serve'
import type { Mailer } from '../mail/mailer'
import { createResend } from './resendDocument'

type Listing = { brn: string | undefined; kinds: SQL; row: SQL; where?: SQL; search: string | undefined; page: Page }

/**
 * Lists the documents of one entity, newest first. There are a few dozen at most, so they are counted as they are read.
 */
const listDocuments = async <Row>(
  db: Db,
  { brn = '', kinds, row, where = sql`true`, search, page }: Listing,
): Promise<{ rows: Row[]; total: number }> => {
  const found = search?.trim() ? sql`upper(d.name) LIKE ${likeSearch(search)}` : sql`true`
  const { rows } = await db.execute<{ total: number; rows: Row[] }>(sql`
    WITH found AS MATERIALIZED (
      SELECT d.* FROM entity_document d JOIN entity e ON e.brn = d.brn
      WHERE d.brn = ${normalBrn(brn)} AND e.kind IN (${kinds}) AND ${where} AND ${found})
    SELECT (SELECT count(*)::int FROM found) AS total, coalesce((SELECT json_agg(row) FROM (
      SELECT json_build_object(${row}) AS row FROM found ORDER BY created_at DESC, id DESC
      LIMIT ${page.perPage} OFFSET ${(page.page - 1) * page.perPage}) page), '[]') AS rows`)
  return { rows: rows[0]?.rows ?? [], total: rows[0]?.total ?? 0 }
}

const companies = sql`'COMPANY', 'FOREIGN_COMPANY'`
const businessNames = sql`'BUSINESS_NAME'`
const buildingSocieties = sql`'BUILDING_SOCIETY'`

/** Columns of a document in the lists and files of an entity; a society's document is listed once it is in the EDMS. */
export const documentFields = {
  company: sql`'name', name, 'edmsId', edms_id, 'createdAt', created_at`,
  businessName: sql`'documentName', name, 'edmsId', edms_id, 'createdAt', created_at`,
  buildingSociety: sql`'name', name, 'base64String', edms_id`,
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
    ofCompany: ({ db, path: { brn }, filter: { search }, page }) =>
      listDocuments(db, { brn, kinds: companies, row: documentFields.company, search, page }),
    ofBusinessName: ({ db, path: { brn }, filter: { search }, page }) =>
      listDocuments(db, { brn, kinds: businessNames, row: documentFields.businessName, search, page }),
    ofBuildingSociety: ({ db, path: { brn }, filter: { search }, page }) =>
      listDocuments(db, {
        brn,
        kinds: buildingSocieties,
        row: documentFields.buildingSociety,
        where: sql`d.edms_id IS NOT NULL`,
        search,
        page,
      }),

    companyFile: fileFrom(shelves.company),
    businessNameFile: fileFrom(shelves.businessName),
    buildingSocietyFile: fileFrom(shelves.buildingSociety),

    resendToCompany: asked =>
      resend(asked, shelves.company, { brn: normalBrn(asked.body.brn), kind: asked.body.type.toUpperCase() }),
    resendToBusinessName: asked =>
      resend(asked, shelves.businessName, { brn: normalBrn(asked.body.brn), kind: REGISTRATION_CERTIFICATE }),
    resendCopy: asked =>
      resend(asked, shelves.businessName, { brn: normalBrn(asked.body.brn), handle: `${asked.body.edmsId}` }),
  }
}
