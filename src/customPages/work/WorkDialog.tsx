import { idText } from '@contract/id'
import type { WorkItem } from '@contract/portal/work'
import { DefinitionProvider } from '@/components/definitionContext'
import { RowDialog } from '@/components/dialogRoutes/RowDialog'
import { useHostResource } from '@/components/hostExtensions'
import { useWorkList } from './workContext'

type Props = { name: string; item: WorkItem; close(): void; done(): void }

/** Dialog of an action of the list of work, over the page on which the item is open. */
export const WorkDialog = ({ name, item, close, done }: Props) => {
  const definition = useHostResource(useWorkList())
  const action = definition.actions?.[name]
  if (!action) return null
  return (
    <DefinitionProvider definition={definition}>
      <RowDialog name={name} action={action} row={{ ...item, id: idText(item.id) }} close={close} done={done} />
    </DefinitionProvider>
  )
}
