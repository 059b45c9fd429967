import type { Page } from '@contract/dialects'
import {
  type BuildingSocietyFile,
  type BusinessNameFile,
  type buildingSocieties,
  type businessNames,
  type CompanyFile,
  type companies,
  type EntityFilter,
  type EntityRow,
  MOST_FOUND,
} from '@contract/registry/entityFiles'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readPage } from '../db/page'
import type { Handlers } from '../http/serve'
import { documentFields } from './entityDocuments'
import { type EntityRegister, readOfEntity } from './entityRead'
import { membersOf, partnersOf } from './people'

/** Lists a register's entities, newest first. */
export const listOf =
  (register: EntityRegister) =>
  ({ db, filter: { search, status: shown }, page }: { db: Db; filter: EntityFilter; page: Page }) => {
    const status = shown?.toUpperCase()
    return readPage<EntityRow>(db, {
      table: sql`entity`,
      key: sql`brn`,
      sortKeys: sql`registered_on, brn`,
      order: sql`registered_on DESC, brn`,
      row: sql`'brn', brn, 'name', name, 'subType', sub_type, 'status', initcap(status), 'dateOfRegistration', registered_on`,
      where: status ? sql`register = ${register} AND status = ${status}` : sql`register = ${register}`,
      totalKey: ['register', register, ...(status ? [status] : [])].join(':'),
      page,
      search,
      prefixes: [sql`brn`, sql`upper(name)`],
      countTo: MOST_FOUND,
    })
  }

const head = sql`'brn', e.brn, 'name', e.name, 'subType', e.sub_type, 'status', initcap(e.status),
  'dateOfRegistration', e.registered_on, 'lockDown', e.locked_down`
const place = sql`'street', e.street, 'plot', e.plot, 'postalAddress', e.postal_address`

/** Returns SQL for the documents of the entity `e`, newest first, with the given fields. */
const documentsOf = (fields: SQL, where: SQL = sql`true`) => sql`coalesce((
  SELECT json_agg(json_build_object(${fields}) ORDER BY created_at DESC, id DESC)
  FROM entity_document d WHERE d.brn = e.brn AND ${where}), '[]')`

export const companyHandlers: Handlers<typeof companies> = {
  list: listOf('COMPANY'),
  search: listOf('COMPANY'),
  read: ({ db, path }) =>
    readOfEntity<CompanyFile>(
      db,
      path.brn ?? '',
      sql`json_build_object(${head}, 'documents', ${documentsOf(documentFields.company)})`,
      'COMPANY',
    ),
}

export const businessNameHandlers: Handlers<typeof businessNames> = {
  list: listOf('BUSINESS_NAME'),
  search: listOf('BUSINESS_NAME'),
  read: ({ db, path }) =>
    readOfEntity<BusinessNameFile>(
      db,
      path.brn ?? '',
      sql`json_build_object(${head}, ${place}, 'physicalAddress', e.village_id, 'partners', ${partnersOf()},
        'attachments', ${documentsOf(documentFields.businessName)})`,
      'BUSINESS_NAME',
    ),
}

export const buildingSocietyHandlers: Handlers<typeof buildingSocieties> = {
  list: listOf('BUILDING_SOCIETY'),
  read: ({ db, path }) =>
    readOfEntity<BuildingSocietyFile>(
      db,
      path.brn ?? '',
      sql`json_build_object(${head}, ${place}, 'villageId', e.village_id, 'members', ${membersOf()},
        'attachments', ${documentsOf(documentFields.buildingSociety, sql`d.edms_id IS NOT NULL`)})`,
      'BUILDING_SOCIETY',
    ),
}
