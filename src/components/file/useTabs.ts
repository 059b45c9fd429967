import { type QueryKey, useQueries } from '@tanstack/react-query'
import type { AnyFile, AnyFileType, DocumentList, Tab } from '@/definition/defineFile'
import type { Loaded, Source } from '@/definition/source'
import { useRegistry } from '../useRegistry'
import { querying, useSource } from '../useSource'

/** Page of documents. */
export type Documents = { rows: AnyFile[]; total: number }
export type Place = { page: number; search: string }
const FIRST: Place = { page: 1, search: '' }

/** Returns a list of documents as a source, one for each page and search; a list that arrives whole has one page. */
export const documentSource = (
  list: DocumentList<AnyFile, AnyFile>,
  { page, search }: Place,
): Source<AnyFile, Documents> => {
  if ('source' in list) {
    const { key, load } = list.source
    return {
      key,
      load: async (file, ask) => {
        const rows = await load(file, ask)
        return { rows, total: rows.length }
      },
    }
  }
  const { call, filter, size } = list.paged
  return {
    key: `${call.id} ${page} ${search}`,
    load: (file, ask) => ask.rows(call, { page, perPage: size }, { ...filter(file), ...(search && { search }) }),
  }
}

const sourceOf = (tab: Tab<AnyFile>): Source<AnyFile, Loaded> =>
  tab.view === 'documents' ? documentSource(tab.list, FIRST) : tab.source

const countIn = (tab: Tab<AnyFile>, data: AnyFile): number | undefined => {
  if (tab.view === 'cards') return tab.cards(data).length
  if (tab.view === 'timeline') return data.length
  return tab.view === 'documents' ? data.total : undefined
}

/**
 * Loads the data of a file's tabs and returns the counts of their badges, by key. The open tab loads first, then the
 * others in parallel, so that switching needs no wait. Each loads once while the file is open.
 */
export const useTabs = (key: QueryKey, file: AnyFile, tabs: Tab<AnyFile>[], open: Tab<AnyFile>) => {
  const registry = useRegistry()
  const { isPending } = useSource(key, sourceOf(open), file)
  const results = useQueries({
    queries: tabs.map(tab => ({
      ...querying(registry, key, sourceOf(tab), file),
      enabled: tab.key === open.key || !isPending,
    })),
  })
  const counts = tabs.map((tab, at) => {
    const loaded = results[at]?.data
    return loaded === undefined ? tab.count?.(file) : countIn(tab, loaded)
  })
  return Object.fromEntries(tabs.map(({ key }, at) => [key, counts[at]]))
}

/**
 * Loads sources that need only the file's number in parallel with the file, so that the first tab appears together
 * with it. The tab reads the same query key and shows any error.
 */
export const useEarly = (key: QueryKey, { early }: AnyFileType, id: string) => {
  const registry = useRegistry()
  useQueries({
    queries: (early?.sources ?? []).map(source => ({
      ...querying(registry, key, source, early?.of(id)),
      notifyOnChangeProps: [],
    })),
  })
}
