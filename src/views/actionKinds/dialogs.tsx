import { lazy, Suspense } from 'react'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { DetailsDialog } from '../actions/DetailsDialog'
import { HistoryDialog } from '../actions/HistoryDialog'
import { ItemsDialog } from '../actions/ItemsDialog'
import { PictureDialog } from '../actions/PictureDialog'
import { ReadForm } from '../form/later'
import type { ActionKind, DialogProps } from './kind'

const DocumentDialog = lazy(() => import('../actions/DocumentDialog'))

/** The label of an action, which names the dialog of what belongs to a row. */
const useLabel = ({ resource, name, action }: Pick<DialogProps<'items' | 'picture'>, 'resource' | 'name' | 'action'>) =>
  useWords()(keys.action(resource.name, name), { _: action.label })

export const details: ActionKind<'details'> = {
  Dialog: ({ action, ...props }) => <DetailsDialog {...props} details={action.details} />,
}

export const form: ActionKind<'form'> = { Dialog: ReadForm }

export const history: ActionKind<'history'> = {
  Dialog: ({ resource, name, action, row, close }) => (
    <HistoryDialog name={resource.name} action={name} history={action.history} row={row} close={close} />
  ),
}

export const items: ActionKind<'items'> = {
  Dialog: props => <ItemsDialog {...props} label={useLabel(props)} items={props.action.items} />,
}

export const picture: ActionKind<'picture'> = {
  Dialog: props => <PictureDialog {...props} label={useLabel(props)} picture={props.action.picture} />,
}

export const document: ActionKind<'document'> = {
  Dialog: ({ resource, action, row, close }) => (
    <Suspense>
      <DocumentDialog document={action.document} name={resource.name} row={row} close={close} />
    </Suspense>
  ),
}
