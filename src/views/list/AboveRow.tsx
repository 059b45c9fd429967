import type { Resource } from '@/definition/defineResource'
import { useFilterOptions } from '../form/useOptions'

type Props = { of: Pick<Resource, 'tree' | 'fields'>; id: string; cells: number }

/** The header of the rows that stand below one: what that is, or its number until that is known. */
export const AboveRow = ({ of, id, cells }: Props) => {
  const field = of.tree && of.fields[of.tree.parent]
  const known = useFilterOptions(field?.among).find(({ value }) => value === id)
  return (
    <tr className="list-above">
      <th scope="rowgroup" colSpan={cells}>
        {known?.label ?? id}
      </th>
    </tr>
  )
}
