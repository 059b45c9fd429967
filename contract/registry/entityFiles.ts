import { z } from 'zod'
import { anyOf, get, list, listByPost, maybe, word } from '../call'
import { content, one, paging } from '../dialects'
import { Id } from '../id'
import { Partners, Person } from './people'

/** The statuses that entity lists are filtered by, exactly as they are sent (000 section 9). */
export const entityStatuses = ['Registered', 'Insolvent', 'Ceased'] as const

/** Our API counts what a search finds up to here: a total of so many says 'at least'. */
export const MOST_FOUND = 1000

export const EntityFilter = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.enum(entityStatuses).optional(),
})
export type EntityFilter = z.infer<typeof EntityFilter>

/** A company, business name or building society, as far as a list shows one. */
export const EntityRow = z.object({
  brn: word,
  name: maybe(z.string()),
  subType: maybe(z.string()),
  status: maybe(z.string()),
  dateOfRegistration: maybe(z.string()),
})
export type EntityRow = z.infer<typeof EntityRow>

/** What every file begins with. `lockDown` or `locked` says that its account is not active (decision D8). */
const head = {
  brn: word,
  name: maybe(z.string()),
  subType: maybe(z.string()),
  status: maybe(z.string()),
  dateOfRegistration: maybe(z.string()),
  lockDown: maybe(z.boolean()),
  locked: maybe(z.boolean()),
}

/** An address by the village's id; the names come from ADDRESS-BY-VILLAGE. */
const place = { street: maybe(word), plot: maybe(word), postalAddress: maybe(word) }

export const CompanyFile = z.object({ ...head, documents: maybe(z.array(z.unknown())) })
export type CompanyFile = z.infer<typeof CompanyFile>

export const BusinessNameFile = z.object({
  ...head,
  ...place,
  /** The id of a village. */
  physicalAddress: maybe(Id),
  attachments: maybe(z.array(z.unknown())),
  partners: maybe(Partners),
})
export type BusinessNameFile = z.infer<typeof BusinessNameFile>

/** A building society's document: `base64String` is the handle that its file is asked for with (000 section 3). */
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

/** The list and the search are the way to the viewer (decision D1), a file is the viewer itself (decision A4). */
const listed = {
  permit: 'can_view_registry',
  filter: EntityFilter,
  row: EntityRow,
  paging: paging.limitOffset,
  envelope: content,
  countsTo: MOST_FOUND,
} as const
const read = { permit: 'can_view_reservation_settings', wrapping: one.data } as const
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
  /** No search is published for societies: the filter goes with the list (decision D2). */
  list: list('CR-BUILDING-SOCIETY-LIST', '/central-registry/api/building-societies', listed),
  read: get('CR-BUILDING-SOCIETY-READ', '/central-registry/api/building-societies/{brn}/by-brn', {
    ...read,
    answer: BuildingSocietyFile,
  }),
}
