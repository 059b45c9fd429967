import { DetailsDialog, HistoryDialog, ItemsDialog, PictureDialog, ReadForm } from '../lazyDialogs'
import { lazyPart } from '../lazyPart'
import type { ActionKind } from './kind'

const DocumentDialog = lazyPart(
  () => import('../actions/DocumentDialog'),
  module => module.default,
)

export const details: ActionKind<'details'> = {
  Dialog: ({ action, ...props }) => <DetailsDialog {...props} details={action.details} />,
}

export const form: ActionKind<'form'> = { Dialog: ReadForm }

export const history: ActionKind<'history'> = {
  Dialog: ({ action, row, close }) => <HistoryDialog history={action.history} row={row} close={close} />,
}

export const items: ActionKind<'items'> = {
  Dialog: props => <ItemsDialog {...props} label={props.action.label} items={props.action.items} />,
}

export const picture: ActionKind<'picture'> = {
  Dialog: props => <PictureDialog {...props} label={props.action.label} picture={props.action.picture} />,
}

export const document: ActionKind<'document'> = {
  Dialog: ({ action, row, close }) => <DocumentDialog document={action.document} row={row} close={close} />,
}
