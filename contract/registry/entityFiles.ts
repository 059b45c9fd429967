import { z } from 'zod'
import { anyOf, get, list, listByPost, maybe, word } from '../call'
import { content, one, paging } from '../dialects'
import { Id } from '../id'
import { dayFilter, sorting } from '../sorting'
import { Partners, Person } from './people'
import { Standing } from './standing'

/** Status filters of the entity lists, exactly as sent (docs/requirements/entity-file.md). */
export const entityStatuses = ['Registered', 'Insolvent', 'Ceased'] as const

/** Number at which our API stops counting a search: a total of exactly this number means 'at least'. */
export const MOST_FOUND = 1000

export const EntityFilter = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.enum(entityStatuses).optional(),
  ...dayFilter,
})
export type EntityFilter = z.infer<typeof EntityFilter>

/** A company, business name or building society, as a row of a list. */
export const EntityRow = z.object({
  brn: word,
  name: maybe(z.string()),
  subType: maybe(z.string()),
  status: maybe(z.string()),
  standing: Standing,
  dateOfRegistration: maybe(z.string()),
})
export type EntityRow = z.infer<typeof EntityRow>

/** Fields that every file starts with. `lockDown` or `locked` means that its account is not active (decision D8). */
const head = {
  brn: word,
  name: maybe(z.string()),
  subType: maybe(z.string()),
  status: maybe(z.string()),
  standing: Standing,
  dateOfRegistration: maybe(z.string()),
  lockDown: maybe(z.boolean()),
  locked: maybe(z.boolean()),
}

/** An address by the village's id; ADDRESS-BY-VILLAGE supplies the place names. */
const place = { street: maybe(word), plot: maybe(word), postalAddress: maybe(word) }

export const CompanyFile = z.object({ ...head, documents: maybe(z.array(z.unknown())) })
export type CompanyFile = z.infer<typeof CompanyFile>

export const BusinessNameFile = z.object({
  ...head,
  ...place,
  /** Id of the village. */
  physicalAddress: maybe(Id),
  attachments: maybe(z.array(z.unknown())),
  partners: maybe(Partners),
})
export type BusinessNameFile = z.infer<typeof BusinessNameFile>

/**
 * A document of a building society: `base64String` is the handle for its download (docs/requirements/entity-file.md).
 */
export const SocietyAttachment = anyOf({ name: maybe(z.string()), base64String: maybe(Id) })
export type SocietyAttachment = z.infer<typeof SocietyAttachment>

export const BuildingSocietyFile = z.object({
  ...head,
  ...place,
  villageId: maybe(Id),
  members: maybe(z.array(Person)),
  attachments: maybe(z.array(SocietyAttachment)),
})
export type BuildingSocietyFile = z.infer<typeof BuildingSocietyFile>

/** List and search open under the list permission (decision D1), a file under the viewer's own (decision A4). */
const listed = {
  permit: 'can_view_registry',
  filter: EntityFilter,
  row: EntityRow,
  paging: paging.limitOffset,
  envelope: content,
  countsTo: MOST_FOUND,
  rowRecord: { kind: 'ENTITY', key: 'brn' },
  ...sorting(['brn', 'name', 'dateOfRegistration']),
} as const
const read = {
  permit: 'can_view_reservation_settings',
  file: { kind: 'ENTITY', key: 'brn' },
  wrapping: one.data,
  notes: true,
} as const
const bodyGuessed = 'The body is not shown: the filter and the page of the list that it searches.'

export const companies = {
  list: list('CR-COMPANY-LIST', '/central-registry/api/companies', listed),
  search: listByPost('CR-COMPANY-SEARCH', '/central-registry/api/companies/search', {
    ...listed,
    assumed: bodyGuessed,
  }),
  read: get('CR-COMPANY-READ', '/central-registry/api/companies/{brn}/info', { ...read, answer: CompanyFile }),
}

export const businessNames = {
  list: list('CR-BUSINESS-NAME-LIST', '/central-registry/api/business-names', listed),
  search: listByPost('CR-BUSINESS-NAME-SEARCH', '/central-registry/api/business-names/search', {
    ...listed,
    assumed: bodyGuessed,
  }),
  read: get('CR-BUSINESS-NAME-READ', '/central-registry/api/business-names/{brn}/by-brn', {
    ...read,
    answer: BusinessNameFile,
  }),
}

export const buildingSocieties = {
  /** The documents publish no search for societies: the list takes the filter (decision D2). */
  list: list('CR-BUILDING-SOCIETY-LIST', '/central-registry/api/building-societies', listed),
  read: get('CR-BUILDING-SOCIETY-READ', '/central-registry/api/building-societies/{brn}/by-brn', {
    ...read,
    answer: BuildingSocietyFile,
  }),
}
