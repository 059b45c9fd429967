import { lazy } from 'react'
import { CalendarPopover } from './fields/useDateBox'
import { lazyPart } from './lazyPart'

const dialogs = () => import('./dialogs')

export const ActionForm = lazyPart(dialogs, ({ ActionForm }) => ActionForm)
export const ActionsMenu = lazyPart(dialogs, ({ ActionsMenu }) => ActionsMenu)
/** A part of its own: few lists are worked on in many rows. */
export const BulkFormDialog = lazyPart(
  () => import('./bulk/BulkFormDialog'),
  module => module.BulkFormDialog,
)
export const BulkFlagDialog = lazyPart(
  () => import('./bulk/BulkFlagDialog'),
  module => module.BulkFlagDialog,
)
export const BulkDialog = lazyPart(
  () => import('./bulk/BulkDialog'),
  module => module.BulkDialog,
)
export const ColumnsMenu = lazyPart(dialogs, ({ ColumnsMenu }) => ColumnsMenu)
export const Confirm = lazyPart(dialogs, ({ Confirm }) => Confirm)
export const Create = lazyPart(dialogs, ({ Create }) => Create)
export const DetailsDialog = lazyPart(dialogs, ({ DetailsDialog }) => DetailsDialog)
export const ExportMenu = lazyPart(dialogs, ({ ExportMenu }) => ExportMenu)
export const FormPanel = lazyPart(dialogs, ({ FormPanel }) => FormPanel)
export const HistoryDialog = lazyPart(dialogs, ({ HistoryDialog }) => HistoryDialog)
export const ItemsDialog = lazyPart(dialogs, ({ ItemsDialog }) => ItemsDialog)
export const MoreTextBox = lazyPart(dialogs, ({ MoreTextBox }) => MoreTextBox)
export const PictureDialog = lazyPart(dialogs, ({ PictureDialog }) => PictureDialog)
export const ReadForm = lazyPart(dialogs, ({ ReadForm }) => ReadForm)

/** A page, which the waiting page of its route stands for until it is loaded. */
export const CausesPage = lazy(async () => ({ default: (await dialogs()).CausesPage }))

const all = [
  ...[ActionForm, Confirm, Create, DetailsDialog],
  ...[HistoryDialog, ItemsDialog, PictureDialog, ReadForm],
  ...[ActionsMenu, ColumnsMenu, ExportMenu, MoreTextBox, CalendarPopover],
]

/**
 * Loads the code of forms, dialogs and menus. A page that shows rows does so after the first of them, so that no first list
 * waits for it and the first dialog opens at once.
 */
export const fetchDialogs = async () => {
  // Imported once before all others: each import that runs looks for the files in the page.
  await dialogs()
  await Promise.all(all.map(one => one.fetch()))
}
