import type { Announced } from '@contract/extensions'
import { allExtensions } from '@contract/index'
import type { Database } from '@server/db/database'
import { sql } from 'drizzle-orm'
import { opensDialog } from '@/components/dialogRoutes/dialogAddress'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { Button, Create, Resource } from '@/definition/defineResource'
import { hostResource } from '@/definition/hostSupport'
import fileTypes from '@/resources/files'
import type { PortalClient } from './portalClient'
import { dialogParts, listParts, representatives } from './representatives'
import { resources, sectionPages } from './resources'
import { nobody } from './signedIn'

/** A page of the portal: its address, and the value that the browser's storage needs before it is opened. */
export type PortalPage = { address: string; entityType?: string }
type ListPage = { resource: Resource; address: string }

/** Content of every section and of every tab of one, with its address. */
export const sectionContents = sectionPages.flatMap(({ path, sections }) =>
  sections.flatMap(section =>
    'tabs' in section
      ? section.tabs.map(({ key, shows }) => ({ address: `/home/${path}/${section.key}/${key}`, shows }))
      : [{ address: `/home/${path}/${section.key}`, shows: section.shows }],
  ),
)

/** Tab of a file: the index of its type among the file types, and its key. */
type FileTab = { type: number; key: string }

/** Returns every tab of every type of file, once. */
const allFileTabs = (): FileTab[] =>
  fileTypes.flatMap(({ kinds }, type) =>
    [...new Set(kinds.flatMap(({ tabs }) => tabs.map(({ key }) => key)))].map(key => ({ type, key })),
  )

/**
 * Returns the page of each of these lists and tabs of files, and every other page and tab, with a record of the seeded
 * registry for pages about one record.
 */
const placesWith = async (
  lists: readonly ListPage[],
  fileTabs: readonly FileTab[],
  { read }: Database,
): Promise<PortalPage[]> => {
  const first = async (what: ReturnType<typeof sql>) => {
    const { rows } = await read.execute<{ found: string }>(what)
    if (!rows[0]?.found) throw new Error('The demonstration has no such thing')
    return encodeURIComponent(rows[0].found)
  }
  const brns = await Promise.all(
    ['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'].map(kind =>
      first(sql`SELECT min(brn) found FROM entity WHERE kind = ${kind}`),
    ),
  )
  const practitioner = await first(sql`SELECT min(unique_practitioner_number) found FROM practitioner`)
  const winding = await first(
    sql`SELECT min(tracking_number) found FROM insolvency_application WHERE type = 'WINDING_UP'`,
  )
  const instrument = await first(sql`SELECT min(instrument_number) found FROM legal_document WHERE edms_id IS NOT NULL`)
  const account = await first(sql`SELECT id::text found FROM account WHERE username = 'admin'`)
  return [
    { address: '/home/dashboard' },
    { address: '/home/profile' },
    { address: '/home/reports' },
    ...lists.map(({ address }) => ({ address })),
    { address: '/home/settings?tab=system-messenger' },
    ...sectionContents.flatMap(({ address, shows }) => ('list' in shows ? [] : [{ address }])),
    ...fileTabs.map(({ type, key }) => ({
      address: `/home/registry/file-viewer/${brns[type]}?tab=${key}`,
      entityType: fileTypes[type]?.key ?? '',
    })),
    ...['', '?tab=annual-returns', '?tab=filing-history', '?tab=complaints', '?tab=messages'].map(tab => ({
      address: `/home/registry/practitioner-viewer/${practitioner}${tab}`,
    })),
    ...['', '?tab=files', '?tab=messages'].map(tab => ({
      address: `/home/insolvency-settings/winding-up/${winding}${tab}`,
    })),
    ...['', '&part=attachments', '&part=messages'].map(part => ({
      address: `/home/insolvency-settings?application=${winding}&kind=WINDING_UP${part}`,
    })),
    { address: `/home/registry/document-viewer/${instrument}` },
    { address: `/home/registry/document-viewer/${instrument}?tab=attachment` },
    { address: `/home/accounts/permissions/access/${account}` },
    { address: `/home/accounts/summary?account=${account}` },
    { address: '/home/integrations/credentials' },
  ]
}

/** Returns every list with an address of its own, once. */
export const listsAt = (): ListPage[] => [
  ...resources.flatMap(resource =>
    resource.path
      ? [{ resource, address: `/home/${resource.path}${resource.tab ? `?tab=${resource.tab.key}` : ''}` }]
      : [],
  ),
  ...sectionContents.flatMap(({ address, shows }) => ('list' in shows ? [{ address, resource: shows.list }] : [])),
]

/** Returns every form with a page of its own, with its address. */
export const formsAt = (): { form: AnyPageForm; address: string }[] =>
  sectionContents.flatMap(({ address, shows }) => ('form' in shows ? [{ form: shows.form, address }] : []))

/** Returns every page and every tab. */
export const allPlaces = (database: Database) => placesWith(listsAt(), allFileTabs(), database)

/** Returns the lists that together have every kind of column, filter, action and option of all lists. */
export const listsOfEachKind = (): ListPage[] => representatives(listsAt(), ({ resource }) => listParts(resource))

/** Returns every page and every tab, but of lists and files only those of each kind. */
export const placesOfEachKind = (database: Database) => {
  const tabs = representatives(allFileTabs(), ({ type, key }) => new Set([`type ${type}`, `tab ${key}`]))
  return placesWith(listsOfEachKind(), tabs, database)
}

type AnyAction = NonNullable<Resource['actions']>[string]
/** Dialog of a list: its address, and the part of the definition that declares it. */
export type DialogPage = { address: string; part: AnyAction | Button | Create['ways'][number] }

/**
 * Returns every dialog of every list, for the first row of the first page that it applies to, on a host with these
 * extensions.
 */
export const allDialogs = async (
  client: PortalClient,
  announced: Announced = new Set(allExtensions),
): Promise<DialogPage[]> => {
  const dialogs: DialogPage[] = []
  for (const { resource: declared, address } of listsAt()) {
    if (declared.list.extension && !announced.has(declared.list.extension)) continue
    const resource = hostResource(declared, announced)
    const { data } = await client.getList(resource.name, {
      pagination: { page: 1, perPage: resource.size },
      filter: {},
    })
    const add = (opened: string, part: DialogPage['part']) =>
      dialogs.push({
        address: `${address}${address.includes('?') ? '&' : '?'}open=${encodeURIComponent(opened)}`,
        part,
      })
    for (const [at, way] of (resource.create?.ways ?? []).entries()) add(at ? `create.${at + 1}` : 'create', way)
    // The form of a button about ticked rows has no address of its own: rows are ticked first.
    for (const [name, button] of Object.entries(resource.buttons ?? {})) if (!button.ticked) add(name, button)
    for (const [name, action] of Object.entries(resource.actions ?? {})) {
      const row = data.find(row => action.when?.(row, nobody) ?? true)
      if (row && opensDialog(action)) add(`${name}.${row.id}`, action)
    }
  }
  return dialogs
}

/** Returns the dialogs that together have every kind of action, field and part of all these dialogs. */
export const dialogsOfEachKind = (dialogs: readonly DialogPage[]): DialogPage[] =>
  representatives(dialogs, ({ part }) => dialogParts(part))
