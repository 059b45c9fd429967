import { menu } from '@/definition/access'
import { useInLanguage } from '@/i18n/translatedDefinition'

/** Returns the label of a page in the menu, in the current language; an empty text for a page that is not in the menu. */
export const useMenuLabel = (path: string): string => {
  const inLanguage = useInLanguage()
  const area = menu.find(entry => entry.path === path || path.startsWith(`${entry.path}/`))
  if (!area) return ''
  const entry = inLanguage('menu', area)
  return (entry.path === path ? entry : entry.children?.find(one => one.path === path))?.label ?? ''
}
