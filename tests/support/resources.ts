import type { Area } from '@/definition/defineArea'
import { type AreaEntry, areas } from '@/resources'

/** Definitions of all areas, loaded before any test. */
export const allAreas: readonly Area[] = await Promise.all(
  Object.values<AreaEntry>(areas).map(async ({ load }) => (await load()).default),
)

export const resources = allAreas.flatMap(({ lists }) => lists)
export const pages = allAreas.flatMap(({ pages = [] }) => pages)
export const sectionPages = allAreas.flatMap(({ sections = [] }) => sections)
