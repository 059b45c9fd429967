import { type MenuEntry, siteMap } from '@/definition/siteMap'
import { inLanguageOf } from './translatedDefinition'
import { currentDefinitions, type Words } from './words'

/** Title of a page, and the menu entry that its own stands below. */
export type PlaceTitle = { title: string; within?: string }

const entriesOf = (menu: readonly MenuEntry[], within?: string): (MenuEntry & { within?: string })[] =>
  menu.flatMap(entry => [{ ...entry, ...(within && { within }) }, ...entriesOf(entry.children ?? [], entry.label)])

/** Returns the title of a page by its path below /home: that of its menu entry, else the words of the page. */
export const pageTitle = (translate: Words, path: string): PlaceTitle | undefined => {
  const inLanguage = inLanguageOf(currentDefinitions())
  const entry = entriesOf(siteMap().menu.map(one => inLanguage('menu', one))).find(one => one.path === path)
  if (entry) return { title: entry.label, ...(entry.within && { within: entry.within }) }
  const title = translate(`daftari.pageTitles.${path}`, { _: '' })
  return title ? { title } : undefined
}

/** Returns the title of the nearest page at or above an address: 'registry/file-viewer/8002' is in that of files. */
const nearestTitle = (translate: Words, path: string): string | undefined => {
  const title = pageTitle(translate, path)?.title
  if (title || !path.includes('/')) return title
  return nearestTitle(translate, path.slice(0, path.lastIndexOf('/')))
}

/**
 * Returns the title of a list by its name, where its definition is loaded, or of a page by its address. A place that the
 * portal does not know stays as it is.
 */
export const placeTitle = (translate: Words, place: string): string => {
  const path = place.replace(/^\/home\//, '')
  return translate(`resources.${path}.title`, { _: '' }) || nearestTitle(translate, path) || place
}
