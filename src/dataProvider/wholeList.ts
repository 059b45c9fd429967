import type { ListCall, Listed } from '@contract/call'
import type { AnyRow, Resource } from '@/definition/defineResource'
import type { Http } from './http'
import type { AskOptions } from './request'

/** Tells a filter that is set from one that is not: that of a yes or no may be false. */
export const isChosen = (value: unknown): boolean => value === false || Boolean(value)

/** Tells a list that is searched or filtered from one that is only read page by page. */
export const hasChosen = ({ search, filters }: Resource, chosen: Record<string, unknown>): boolean =>
  [search?.filter ?? '', ...Object.keys(filters ?? {})].some(key => isChosen(chosen[key]))

/** Rows read at once: few enough for hosts that allow no large pages. */
const PER_PAGE = 100

/** Reads all pages of a list that has no published search. Throws ApiError. */
export const wholeList = async (
  http: Http,
  call: ListCall<string, unknown, AnyRow>,
  options: AskOptions,
): Promise<Listed<AnyRow>> => {
  const rows: AnyRow[] = []
  for (let page = 1; ; page++) {
    const listed = await http.askList(call, { page, perPage: PER_PAGE }, {}, options)
    rows.push(...listed.rows)
    // A host may send fewer rows than it was asked for, so an empty page ends the list too.
    if (!listed.rows.length || rows.length >= listed.total) return { rows, total: rows.length }
  }
}
