import type { DefaultView } from '@contract/portal/viewState'
import { useDefinition } from '../definitionContext'
import { stateOfView } from '../list/useListState'

/** Returns the labels of columns, filters and orders of a view that its list has no more; names where nothing labels them. */
export const useVanished = (view: DefaultView | undefined): string[] => {
  const { columns = [], filters = {}, sort } = view?.state ?? {}
  const definition = useDefinition()
  const { fields, computed, sortable } = definition
  const { filters: kept } = stateOfView(definition, { filters }, '')
  const labelOf = (source: string) => computed?.[source]?.label ?? fields[source]?.label ?? source
  const names = [
    ...columns.flatMap(({ source }) => (definition.columns.includes(source) ? [] : [labelOf(source)])),
    ...Object.keys(filters).flatMap(source =>
      source in kept ? [] : [definition.filters?.[source]?.label ?? labelOf(source)],
    ),
    ...(sort && !sortable?.includes(sort.field) ? [labelOf(sort.field)] : []),
  ]
  return [...new Set(names)]
}
