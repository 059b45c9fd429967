import type { DefinitionKind } from '@/i18n/definitionTable'
import fileTypes from '@/resources/files'
import { instruments } from '@/resources/files/instruments'
import { pages, resources, sectionPages } from './resources'
import { menu } from './siteMap'

export type Named = { kind: DefinitionKind; name: string; definition: object }

const shown = sectionPages.flatMap(({ sections }) =>
  sections.flatMap(section => ('shows' in section ? [section.shows] : section.tabs.map(({ shows }) => shows))),
)

/** Forms with a page of their own. */
const forms = shown.flatMap(shows => ('form' in shows ? [shows.form] : []))

/** Definitions that carry their own words wherever they are shown. */
export const ownWords: ReadonlySet<unknown> = new Set<unknown>([...resources, ...pages, ...forms])

/** All definitions of the portal, by kind and name. */
export const allDefinitions: readonly Named[] = [
  ...resources.map(one => ({ kind: 'resources' as const, name: one.name, definition: one })),
  ...pages.map(one => ({ kind: 'pages' as const, name: one.path, definition: one })),
  ...sectionPages.map(one => ({ kind: 'sections' as const, name: one.path, definition: one })),
  ...forms.map(one => ({ kind: 'forms' as const, name: one.name, definition: one })),
  ...instruments.map(one => ({ kind: 'instruments' as const, name: one.name, definition: one })),
  ...fileTypes.map(one => ({ kind: 'files' as const, name: one.key, definition: one })),
  ...menu.map(one => ({ kind: 'menu' as const, name: one.path, definition: one })),
]
