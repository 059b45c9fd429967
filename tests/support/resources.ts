import { loadDefinitions } from '@/definition/defineArea'
import { areas } from '@/resources'

/** Definitions of all areas, loaded before any test. */
const allAreas = await Promise.all(Object.values(areas).map(loadDefinitions))

export const resources = allAreas.flatMap(({ lists }) => lists)
export const pages = allAreas.flatMap(({ figures }) => figures)
export const sectionPages = allAreas.flatMap(({ sections }) => sections)
