import { type Announced, extensions } from '@contract/extensions'
import type { Database } from '@server/db/database'
import { sql } from 'drizzle-orm'
import { opensDialog } from '@/components/dialogRoutes/dialogAddress'
import type { AnyFileType } from '@/definition/defineFile'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { Resource } from '@/definition/defineResource'
import { hostResource } from '@/definition/hostSupport'
import fileTypes from '@/resources/files'
import type { PortalClient } from './portalClient'
import { resources, sectionPages } from './resources'
import { nobody } from './signedIn'

/** A page of the portal: its address, and the value that the browser's storage needs before it is opened. */
export type PortalPage = { address: string; entityType?: string }

const listPlaces = (): PortalPage[] =>
  resources.flatMap(({ path, tab }) => (path ? [{ address: `/home/${path}${tab ? `?tab=${tab.key}` : ''}` }] : []))

const sectionPlaces = (): PortalPage[] =>
  sectionPages.flatMap(({ path, sections }) =>
    sections.flatMap(section =>
      'tabs' in section
        ? section.tabs.map(tab => ({ address: `/home/${path}/${section.key}/${tab.key}` }))
        : [{ address: `/home/${path}/${section.key}` }],
    ),
  )

const filePlaces = ({ key, kinds }: AnyFileType, brn: string): PortalPage[] =>
  [...new Set(kinds.flatMap(({ tabs }) => tabs.map(tab => tab.key)))].map(tab => ({
    address: `/home/registry/file-viewer/${brn}?tab=${tab}`,
    entityType: key,
  }))

/** Returns every page and every tab, with a record of the seeded registry for pages about one record. */
export const allPlaces = async ({ read }: Database): Promise<PortalPage[]> => {
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
    ...listPlaces(),
    { address: '/home/settings?tab=system-messenger' },
    ...sectionPlaces(),
    ...fileTypes.flatMap((type, at) => filePlaces(type, brns[at] ?? '')),
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
export const listsAt = (): { resource: Resource; address: string }[] => [
  ...resources.flatMap(resource =>
    resource.path
      ? [{ resource, address: `/home/${resource.path}${resource.tab ? `?tab=${resource.tab.key}` : ''}` }]
      : [],
  ),
  ...sectionPages.flatMap(({ path, sections }) =>
    sections.flatMap(section => {
      const shown =
        'tabs' in section
          ? section.tabs.map(({ key, shows }) => ({ address: `/home/${path}/${section.key}/${key}`, shows }))
          : [{ address: `/home/${path}/${section.key}`, shows: section.shows }]
      return shown.flatMap(({ address, shows }) => ('list' in shows ? [{ address, resource: shows.list }] : []))
    }),
  ),
]

/** Returns every form with a page of its own, with its address. */
export const formsAt = (): { form: AnyPageForm; address: string }[] =>
  sectionPages.flatMap(({ path, sections }) =>
    sections.flatMap(section =>
      'shows' in section && 'form' in section.shows
        ? [{ form: section.shows.form, address: `/home/${path}/${section.key}` }]
        : [],
    ),
  )

type AnyAction = NonNullable<Resource['actions']>[string]

/**
 * Returns the address of every dialog of every list, for the first row of the first page that it applies to. `isMeant`
 * filters row actions that some row offers, `isWay` filters ways of creating, and `announced` limits both to a host with these extensions.
 */
export const allDialogs = async (
  client: PortalClient,
  isMeant: (action: AnyAction) => boolean = opensDialog,
  isWay: (way: NonNullable<Resource['create']>['ways'][number]) => boolean = () => true,
  announced: Announced = new Set(extensions),
): Promise<string[]> => {
  const addresses: string[] = []
  for (const { resource: declared, address } of listsAt()) {
    if (declared.list.extension && !announced.has(declared.list.extension)) continue
    const resource = hostResource(declared, announced)
    const { data } = await client.getList(resource.name, {
      pagination: { page: 1, perPage: resource.size },
      filter: {},
    })
    const ways =
      resource.create?.ways.flatMap((way, at) => (isWay(way) ? [at ? `create.${at + 1}` : 'create'] : [])) ?? []
    const ofRows = Object.entries(resource.actions ?? {}).flatMap(([name, action]) => {
      const row = data.find(row => action.when?.(row, nobody) ?? true)
      return row && isMeant(action) ? [`${name}.${row.id}`] : []
    })
    // The form of a button about ticked rows has no address of its own: rows are ticked first.
    const ofPage = Object.entries(resource.buttons ?? {}).flatMap(([name, { ticked }]) => (ticked ? [] : [name]))
    for (const opened of [...ways, ...ofPage, ...ofRows])
      addresses.push(`${address}${address.includes('?') ? '&' : '?'}open=${encodeURIComponent(opened)}`)
  }
  return addresses
}
