import { lazy, Suspense } from 'react'
import type { Reload, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { DetailsDialog } from '../actions/DetailsDialog'
import { HistoryDialog } from '../actions/HistoryDialog'
import { ItemsDialog } from '../actions/ItemsDialog'
import { PictureDialog } from '../actions/PictureDialog'
import { SendDialog } from '../actions/SendDialog'
import { ReadForm } from '../form/ReadForm'
import type { Row } from '../list/columns'
import type { DialogAction } from './address'

const DocumentDialog = lazy(() => import('../actions/DocumentDialog'))

type Props = {
  resource: Resource
  name: string
  action: DialogAction
  row: Row
  close(): void
  done(reload: Reload | undefined): void
}

/** The dialog of what is done with one row. */
export const RowDialog = ({ resource, name, action, row, close, done }: Props) => {
  const words = useWords()
  const shared = { resource, name, row, close }
  const label = words(keys.action(resource.name, name), { _: action.label })
  if ('details' in action) return <DetailsDialog {...shared} details={action.details} />
  if ('form' in action) return <ReadForm {...shared} action={action} done={done} />
  if ('history' in action)
    return <HistoryDialog name={resource.name} action={name} history={action.history} row={row} close={close} />
  if ('items' in action) return <ItemsDialog {...shared} label={label} items={action.items} />
  if ('picture' in action) return <PictureDialog {...shared} label={label} picture={action.picture} />
  if ('document' in action)
    return (
      <Suspense>
        <DocumentDialog document={action.document} name={resource.name} row={row} close={close} />
      </Suspense>
    )
  return <SendDialog {...shared} action={action} />
}
