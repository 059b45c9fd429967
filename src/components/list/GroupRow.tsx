import { createContext, useContext } from 'react'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { useFilterOptions } from './useFilterOptions'
import './tableStyles'

/** Numbers of rows in the groups of the surrounding list, by the group's value, where the page knows them. */
export const GroupCounts = createContext<Readonly<Partial<Record<string, number>>>>({})

type Props = { id: string; cells: number }

/**
 * Group header of the rows below a parent, or of the rows with one value: its label, or the value itself until the label
 * is known.
 */
export const GroupRow = ({ id, cells }: Props) => {
  const { tree, groups, fields, computed } = useDefinition()
  const locale = useLocale()
  const source = tree?.parent ?? groups ?? ''
  const field = computed?.[source] ?? fields[source]
  const option = useFilterOptions(field?.among).options.find(({ value }) => value === id)
  const count = useContext(GroupCounts)[id]
  return (
    <tr className="list-above">
      <th scope="rowgroup" colSpan={cells}>
        {option?.label ?? field?.options?.[id] ?? id}
        {count !== undefined && <span className="list-above-count">{count.toLocaleString(locale)}</span>}
      </th>
    </tr>
  )
}
