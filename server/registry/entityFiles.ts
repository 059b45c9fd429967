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
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readPage } from '../db/page'
import { entity, entityTotals } from '../db/schema'
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
      table: entity,
      key: entity.brn,
      order: [desc(entity.registeredOn), asc(entity.brn)],
      row: {
        brn: entity.brn,
        name: entity.name,
        subType: entity.subType,
        status: sql`initcap(${entity.status})`,
        dateOfRegistration: entity.registeredOn,
      },
      where: and(eq(entity.register, register), status ? sql`${entity.status} = ${status}` : undefined),
      total: entityTotals.of('register', register, status || undefined),
      page,
      search,
      prefixes: [entity.brn, sql`upper(${entity.name})`],
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

export const businessNameHandlers = (country: string): Handlers<typeof businessNames> => ({
  list: listOf('BUSINESS_NAME'),
  search: listOf('BUSINESS_NAME'),
  read: ({ db, path }) =>
    readOfEntity<BusinessNameFile>(
      db,
      path.brn ?? '',
      sql`json_build_object(${head}, ${place}, 'physicalAddress', e.village_id, 'partners', ${partnersOf(country)},
        'attachments', ${documentsOf(documentFields.businessName)})`,
      'BUSINESS_NAME',
    ),
})

export const buildingSocietyHandlers = (country: string): Handlers<typeof buildingSocieties> => ({
  list: listOf('BUILDING_SOCIETY'),
  read: ({ db, path }) =>
    readOfEntity<BuildingSocietyFile>(
      db,
      path.brn ?? '',
      sql`json_build_object(${head}, ${place}, 'villageId', e.village_id, 'members', ${membersOf(country)},
        'attachments', ${documentsOf(documentFields.buildingSociety, sql`d.edms_id IS NOT NULL`)})`,
      'BUILDING_SOCIETY',
    ),
})
