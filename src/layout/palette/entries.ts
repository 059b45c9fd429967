import { foldForSearch } from '@contract/fold'
import type { Found, FoundKind, Recent } from '@contract/portal/find'
import type { SavedView } from '@contract/portal/views'
import { HOME } from '@/authProvider/guard'
import { OPEN, opensDialog } from '@/components/dialogRoutes/dialogAddress'
import type { AnyFileType } from '@/definition/defineFile'
import type { Resource } from '@/definition/defineResource'
import type { SectionsPage } from '@/definition/defineSections'
import type { VisibleEntry } from '@/routes/menu'

export const groups = ['pinned', 'recent', 'records', 'views', 'pages', 'actions'] as const
export type Group = (typeof groups)[number]

/** A line of the palette: an address to open, with the lines that lead on from it. */
export type Entry = {
  /** Different for each line of a group. */
  key: string
  group: Group
  label: string
  /** Area of a page, or number of a record. */
  context?: string | undefined
  address: string
  /** Saved view that is opened. */
  view?: SavedView
  /** Done in place of opening the address. */
  run?(): void
  kind?: FoundKind | undefined
  /** Reason why a record is shown, as a key of `daftari.palette.matches`. */
  match?: string
  /** Flags of a record. */
  flags?: Found['flags']
  /** Facts about an entity that its status does not tell. */
  standing?: Found['standing']
  steps?: readonly Entry[] | undefined
  /** Makes the line of a record or visit again, of the definitions that are loaded by then. */
  renewed?(makers: EntryMakers): Entry[]
}

/** Functions that make the lines of records, visited pages and saved views. */
export type EntryMakers = {
  ofRecord(found: Found): Entry[]
  ofVisit(recent: Recent): Entry[]
  ofView(view: SavedView): Entry[]
}

/**
 * Returns the last line of a trail as it is now: definitions that come after it was entered add lines that lead on from it.
 */
export const lastOf = (trail: readonly Entry[], makers: EntryMakers): Entry | undefined =>
  trail.reduce<Entry | undefined>(
    (outer, entry) => (outer ? outer.steps : entry.renewed?.(makers))?.find(({ key }) => key === entry.key) ?? entry,
    undefined,
  )

export type PortalContent = {
  menu: readonly VisibleEntry[]
  resources: readonly Resource[]
  sections: readonly SectionsPage[]
  /** Tells whether this person may do an action of a list, as its page asks; see `decideAccess`. */
  can(action: string, resource: string): boolean
  /** Tells whether this person may enter a path below /home, and whether the host has its page. */
  mayOpen(path: string): boolean
}

/** Address that shows a row, the row's key, and the name to show beside its actions. */
type RowAddress = { address: string; key: string; context: string }

const addressOf = ({ path, tab }: Resource, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...(tab && { tab: tab.key }), ...query }).toString()
  return `${HOME}/${path}${search && `?${search}`}`
}

/** Returns the forms that a list opens for new entries and with its buttons, but for those about ticked rows. */
const actionsOf = (resource: Resource, can: PortalContent['can']): Entry[] => {
  const { name, label: list, create, buttons = {} } = resource
  const action = (dialog: string, text: string): Entry => ({
    key: `${name} ${dialog}`,
    group: 'actions',
    label: text,
    context: list,
    address: addressOf(resource, { open: dialog }),
  })
  return [
    ...(create && can('create', name) ? [action('create', create.label)] : []),
    ...Object.entries(buttons).flatMap(([key, { label, ticked }]) =>
      ticked || !can(key, name) ? [] : [action(key, label)],
    ),
  ]
}

/**
 * Returns the dialogs that a list opens for one of its rows, at the address that shows the row. Actions that fit some rows
 * only are left out: the palette does not know the row.
 */
export const rowActions = ({ name, actions = {} }: Resource, can: PortalContent['can'], row: RowAddress): Entry[] =>
  Object.entries(actions).flatMap(([key, action]) =>
    action.when || !opensDialog(action) || !can(key, name) ? [] : [pageDialog(`${key}.${row.key}`, action.label, row)],
  )

/** Returns the line of a dialog over the page of a record. */
export const pageDialog = (dialog: string, label: string, { address, context }: Omit<RowAddress, 'key'>): Entry => ({
  key: `${address} ${dialog}`,
  group: 'actions',
  label,
  context,
  address: `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [OPEN]: dialog })}`,
})

/** Returns the sections of a page with its own menu, and their tabs. */
const sectionEntries = ({ path, label, sections }: SectionsPage): Entry[] =>
  sections.flatMap(section => {
    const address = `${HOME}/${path}/${section.key}`
    const tabs = 'tabs' in section ? section.tabs : []
    return [
      { key: address, group: 'pages', label: section.label, context: label, address } satisfies Entry,
      ...tabs.map(
        tab =>
          ({
            key: `${address}/${tab.key}`,
            group: 'pages',
            label: tab.label,
            context: section.label,
            address: `${address}/${tab.key}`,
          }) satisfies Entry,
      ),
    ]
  })

/**
 * Returns every page, tab and form that a person may open, from the definitions, in their language. A page leads on to
 * its tabs and forms.
 */
export const portalEntries = ({ menu, resources, sections, can, mayOpen }: PortalContent): Entry[] => {
  const open = resources.filter(({ path }) => path !== undefined && mayOpen(path))
  const tabs = open.filter(({ tab }) => tab && !tab.hidden)
  const tabEntry = (resource: Resource): Entry => ({
    key: addressOf(resource),
    group: 'pages',
    label: resource.tab?.label ?? resource.label,
    context: resource.label === resource.tab?.label ? undefined : resource.label,
    address: addressOf(resource),
    steps: actionsOf(resource, can),
  })
  const menuEntry =
    (context?: string) =>
    (entry: VisibleEntry): Entry[] => {
      const { path, label, children } = entry
      const below = [
        ...tabs.filter(resource => resource.path === path).map(tabEntry),
        ...sections.filter(page => page.path === path).flatMap(sectionEntries),
        ...open.filter(resource => resource.path === path && !resource.tab).flatMap(one => actionsOf(one, can)),
      ]
      const own: Entry = {
        key: `${HOME}/${path}`,
        group: 'pages',
        label,
        context,
        address: `${HOME}/${path}`,
        ...(below.length > 0 && { steps: below }),
      }
      return [...(mayOpen(path) ? [own] : []), ...below, ...children.flatMap(menuEntry(label))]
    }
  const seen = new Set<string>()
  return [...menu.flatMap(menuEntry()), ...tabs.map(tabEntry), ...open.flatMap(one => actionsOf(one, can))].filter(
    ({ key }) => !seen.has(key) && seen.add(key),
  )
}

/** Returns the tabs of the file that a record opens. */
export const fileSteps = (type: AnyFileType | undefined, address: string): Entry[] =>
  (type?.kinds.find(({ when }) => !when) ?? type?.kinds[0])?.tabs.map(({ key, label }) => ({
    key: `${address} ${key}`,
    group: 'pages',
    label,
    context: type?.label,
    address: `${address}?${new URLSearchParams({ tab: key })}`,
  })) ?? []

/** Returns text without accents and capitals, so that 'receveur' finds 'Réceveur'. */
const plain = (text: string) => foldForSearch(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the rank of a line for the typed words, the lowest first; undefined when a word begins none of its words. */
const rankOf = ({ label, context = '' }: Entry, typed: string): number | undefined => {
  const [own, area] = [plain(label), plain(context)]
  const words = typed.split(/\s+/).filter(Boolean)
  const begins = (text: string, word: string) => text.split(/[^\p{L}\p{N}]+/u).some(one => one.startsWith(word))
  if (!words.every(word => begins(own, word) || begins(area, word))) return undefined
  if (own.startsWith(typed)) return 0
  return words.every(word => begins(own, word)) ? 1 : 2
}

/** Returns the lines that match what was typed, the best first; all of them when nothing was. */
export const matching = (entries: readonly Entry[], text: string): Entry[] => {
  const typed = plain(text).trim()
  if (!typed) return [...entries]
  return entries
    .flatMap(entry => {
      const rank = rankOf(entry, typed)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

const spelled = (number: string) => number.replace(/[\s-]+/g, '').toUpperCase()

/**
 * Returns the one record that a whole number names: the one whose own number it is, such as the company of a BRN beside its
 * insolvency application, else the only one found by it. Undefined for several, and for parts of numbers and names.
 */
export const exactNumber = (entries: readonly Entry[], text: string): Entry | undefined => {
  const numbered = entries.filter(({ match }) => match === 'number')
  const own = numbered.filter(({ key }) => spelled(key.slice(key.indexOf(' '))) === spelled(text))
  const [one, ...others] = own.length ? own : numbered
  return others.length ? undefined : one
}

/** Returns lines in the order of their groups, in which they are shown and which the arrow keys follow. */
export const inGroups = (entries: readonly Entry[]): Entry[] =>
  groups.flatMap(group => entries.filter(entry => entry.group === group))
