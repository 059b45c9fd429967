import { lazy, Suspense } from 'react'
import { DetailsDialog, HistoryDialog, ItemsDialog, PictureDialog, ReadForm } from '../lazyDialogs'
import { PartWaiting } from '../PartWaiting'
import type { ActionKind } from './kind'

const DocumentDialog = lazy(() => import('../actions/DocumentDialog'))

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
  Dialog: ({ action, row, close }) => (
    <Suspense fallback={<PartWaiting />}>
      <DocumentDialog document={action.document} row={row} close={close} />
    </Suspense>
  ),
}
