import { useDefinition } from '../definitionContext'
import { useFilterOptions } from '../form/useOptions'
import './tableStyles'

type Props = { id: string; cells: number }

/** Group header of the rows below a parent: the parent's label, or its id until the label is known. */
export const GroupRow = ({ id, cells }: Props) => {
  const { tree, fields } = useDefinition()
  const field = tree && fields[tree.parent]
  const option = useFilterOptions(field?.among).options.find(({ value }) => value === id)
  return (
    <tr className="list-above">
      <th scope="rowgroup" colSpan={cells}>
        {option?.label ?? id}
      </th>
    </tr>
  )
}
