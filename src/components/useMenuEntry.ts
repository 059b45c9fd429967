import { type MenuEntry, siteMap } from '@/definition/siteMap'
import { useInLanguage } from '@/i18n/translatedDefinition'

/** Returns the entry of a page in the menu, in the current language; undefined for a page that is not in the menu. */
export const useMenuEntry = (path: string): MenuEntry | undefined => {
  const inLanguage = useInLanguage()
  const area = siteMap().menu.find(entry => entry.path === path || path.startsWith(`${entry.path}/`))
  if (!area) return undefined
  const entry = inLanguage('menu', area)
  return entry.path === path ? entry : entry.children?.find(one => one.path === path)
}
