import { type QueryKey, useQueries } from '@tanstack/react-query'
import type { AnyFile, AnyFileType, DocumentList, Tab } from '@/definition/defineFile'
import type { Loaded, Source } from '@/definition/source'
import { useRegistry } from '../useRegistry'
import { querying, useSource } from '../useSource'

/** A page of documents as it was asked for. */
export type Documents = { rows: AnyFile[]; total: number }
export type Place = { page: number; search: string }
export const FIRST: Place = { page: 1, search: '' }

/** A list of documents as a source, one for each page and search; a list that comes whole has one page. */
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
 * What the tabs of a file show, by key, with what is counted in their badges. The open tab loads first; once it stands,
 * the others load beside each other, so that going there waits for nothing. Each loads once while the file is open.
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
 * Asks, beside the file itself, for what needs no more of it than its number: the first tab then stands as soon as the
 * file does. Whoever shows it finds it under the same key, and says what went wrong with it.
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
