import type { SavedView } from '@contract/portal/views'
import { HOME } from '@/authProvider/guard'
import { stateOfView, writeState } from '@/components/list/useListState'
import type { Resource } from '@/definition/defineResource'
import type { Shows } from '@/definition/defineSections'
import type { Entry, PortalContent } from './entries'

type Lists = Pick<PortalContent, 'resources' | 'sections' | 'mayOpen'>

/** Returns the path below /home at which a list is shown: its own, or that of its section. */
const placeOf = ({ name, path }: Resource, sections: Lists['sections']): string | undefined => {
  if (path !== undefined) return path
  const isList = (shows: Shows) => 'list' in shows && shows.list.name === name
  for (const page of sections)
    for (const section of page.sections) {
      if ('shows' in section && isList(section.shows)) return `${page.path}/${section.key}`
      const tab = 'tabs' in section && section.tabs.find(({ shows }) => isList(shows))
      if (tab) return `${page.path}/${section.key}/${tab.key}`
    }
  return undefined
}

/** Returns the line of a saved view, which opens its list; none where the person may not open the list. */
export const viewEntries = (view: SavedView, { resources, sections, mayOpen }: Lists): Entry[] => {
  const list = resources.find(({ name }) => name === view.list)
  const place = list && placeOf(list, sections)
  if (!list || place === undefined || !mayOpen(place)) return []
  return [
    {
      key: `view ${view.id}`,
      group: 'views',
      label: view.name,
      context: list.label,
      address: `${HOME}/${place}?${writeState(list, stateOfView(list, view.state, view.id))}`,
      view,
    },
  ]
}
