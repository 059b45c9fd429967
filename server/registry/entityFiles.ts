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
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { daysWithin } from '../db/days'
import { type JsonFields, jsonObject, jsonRows } from '../db/json'
import { bothWays, type Orders, orderOf } from '../db/orders'
import { readPage } from '../db/page'
import { renderOnce } from '../db/renderOnce'
import { entity, entityDocument, entityTotals } from '../db/schema'
import { searchFold } from '../db/search'
import type { Handlers } from '../http/serve'
import { documentFields, newestDocumentFirst } from './entityDocuments'
import { type EntityRegister, entityOfFile, type Reading, readOfEntity } from './entityRead'
import { membersOf, partnersOf } from './people'
import { type ReadPartners, type ReadPerson, withPartnerFlags, withPersonFlags } from './personFlags'
import { standingOf } from './standing'

const newestFirst = [desc(entity.registeredOn), asc(entity.brn)]
const orders: Orders = {
  brn: bothWays(entity.brn),
  name: bothWays(entity.sortName, entity.brn),
  // The index of the list's own order, read in either direction.
  dateOfRegistration: { ASC: [asc(entity.registeredOn), desc(entity.brn)], DESC: newestFirst },
}

const entityFields = {
  brn: entity.brn,
  name: entity.name,
  subType: entity.subType,
  status: sql`initcap(${entity.status})`,
  standing: standingOf(entity.brn),
  dateOfRegistration: entity.registeredOn,
}

/** Lists a register's entities, newest first. */
const listOf =
  (register: EntityRegister) =>
  ({ db, filter, page }: { db: Db; filter: EntityFilter; page: Page }) => {
    const status = filter.status?.toUpperCase()
    return readPage<EntityRow>(db, {
      table: entity,
      key: entity.brn,
      order: orderOf(page, orders, newestFirst),
      row: entityFields,
      where: and(eq(entity.register, register), status ? sql`${entity.status} = ${status}` : undefined),
      total: entityTotals.of('register', register, status || undefined),
      page,
      search: filter.search,
      sought: and(...daysWithin(entity.registeredOn, filter)),
      numbers: [entity.brn],
      prefixes: [entity.brn, searchFold(entity.name)],
      countTo: MOST_FOUND,
    })
  }

const head = {
  brn: entityOfFile.brn,
  name: entityOfFile.name,
  subType: entityOfFile.subType,
  status: sql`initcap(${entityOfFile.status})`,
  standing: standingOf(entityOfFile.brn),
  dateOfRegistration: entityOfFile.registeredOn,
  lockDown: entityOfFile.lockedDown,
}
const place = {
  street: entityOfFile.street,
  plot: entityOfFile.plot,
  postalAddress: entityOfFile.postalAddress,
}

/** Returns SQL for the documents of the entity that is read, newest first, with the given fields. */
const documentsOf = (fields: JsonFields, where?: SQL) =>
  jsonRows(fields, {
    from: entityDocument,
    where: and(eq(entityDocument.brn, entityOfFile.brn), where),
    orderBy: newestDocumentFirst,
  })

/** Returns the handler that reads one file of a register: its head and the given fields, in one statement. */
const readOf = <File>(register: EntityRegister, fields: JsonFields) => {
  const file = renderOnce(jsonObject({ ...head, ...fields }))
  return (call: Reading & { path: { brn?: string } }) => readOfEntity<File>(call, call.path.brn ?? '', file, register)
}

export const companyHandlers: Handlers<typeof companies> = {
  list: listOf('COMPANY'),
  search: listOf('COMPANY'),
  read: readOf<CompanyFile>('COMPANY', { documents: documentsOf(documentFields.company) }),
}

type BusinessName = Omit<BusinessNameFile, 'partners'> & { partners: ReadPartners }

export const businessNameHandlers = (country: string): Handlers<typeof businessNames> => {
  const read = readOf<BusinessName>('BUSINESS_NAME', {
    ...place,
    physicalAddress: entityOfFile.villageId,
    partners: partnersOf(country),
    attachments: documentsOf(documentFields.businessName),
  })
  return {
    list: listOf('BUSINESS_NAME'),
    search: listOf('BUSINESS_NAME'),
    async read(call) {
      const file = await read(call)
      return { ...file, partners: await withPartnerFlags(call.db, file.partners) }
    },
  }
}

type BuildingSociety = Omit<BuildingSocietyFile, 'members'> & { members: ReadPerson[] }

export const buildingSocietyHandlers = (country: string): Handlers<typeof buildingSocieties> => {
  const read = readOf<BuildingSociety>('BUILDING_SOCIETY', {
    ...place,
    villageId: entityOfFile.villageId,
    members: membersOf(country),
    attachments: documentsOf(documentFields.buildingSociety, isNotNull(entityDocument.edmsId)),
  })
  return {
    list: listOf('BUILDING_SOCIETY'),
    async read(call) {
      const file = await read(call)
      return { ...file, members: await withPersonFlags(call.db, file.members) }
    },
  }
}
