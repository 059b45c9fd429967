import { idKey, type WireId } from '@contract/id'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import type { Reload, Resource } from '@/definition/defineResource'
import { permitText } from '@/i18n/codeText'
import { failureWords } from '@/i18n/outcomeMessages'
import { isForMany } from '../bulk/bulkActions'
import { useDefinition } from '../definitionContext'
import { ActionForm, BulkDialog, BulkFlagDialog, BulkFormDialog, Create } from '../lazyDialogs'
import { useListContextValue, useSelection } from '../list/listContext'
import type { RowPosition } from '../list/rowPosition'
import { notify } from '../notices'
import { useCan } from '../useCan'
import { CREATE, createWayIndex, type DialogAddress, opensDialog, showsAnyRow } from './dialogAddress'
import { focusOpener, rowPositionOf } from './focusOpener'
import { NextPage } from './nextPage'
import { RowDialog } from './RowDialog'
import { useDialogRoute } from './useDialogRoute'
import { useDialogRow } from './useDialogRow'

type Props = {
  /** Initial values of a new entry. */
  initial?: Record<string, unknown> | undefined
  /** Goes to another page after a write; returns true if it did, which also closes the dialog. */
  goOn?(reload: Reload | undefined): boolean
  /** Tells in advance whether the list will then show other rows. */
  leadsOn?(reload: Reload | undefined): boolean
}

const NOTHING = {}
const staysHere = () => false
/** Ticked rows of an action, whose dialog makes their drafts. */
const NO_DRAFT = { draft: () => NOTHING }

/** Returns the parts of a resource that the address names; an unknown name may belong to another resource. */
const namedIn = ({ create, buttons, actions }: Resource, opened: DialogAddress | undefined) => {
  const button = opened && opened.id === undefined ? buttons?.[opened.name] : undefined
  const named = opened && actions?.[opened.name]
  const action = opened?.id === undefined ? undefined : named
  return {
    many: opened?.id === undefined && isForMany(named) ? named : undefined,
    create: opened?.name === CREATE ? create : undefined,
    button,
    action: action && opensDialog(action) ? action : undefined,
  }
}

/** Dialog of a list that the address opens: a link opens it too, and Back closes it. */
export const DialogRoute = ({ initial = NOTHING, goOn, leadsOn = staysHere }: Props) => {
  const translate = useTranslate()
  const resource = useDefinition()
  const { data: rows } = useListContextValue()
  const { selectedIds, onUnselectItems } = useSelection()
  const { opened: shown, turn, close, drop } = useDialogRoute()
  const { create, button, action, many } = namedIn(resource, shown)
  const id = `${shown?.name}.${shown?.id}`
  const permit = (create ?? button ?? action ?? many)?.permit
  const can = useCan(resource.name)
  const denied = permit !== undefined && shown !== undefined && !can(create ? 'create' : shown.name)
  const { row, error } = useDialogRow(resource, rows, action && !denied ? shown?.id : undefined)
  // `when` is checked only on opening: work in the dialog may change the row so that it no longer passes.
  const fitting = useRef<string>(undefined)
  if (!action || !row) fitting.current = undefined
  else if (fitting.current !== id && (action.when?.(row, asker()) ?? true)) fitting.current = id
  const unfit = Boolean(row) && fitting.current !== id
  // The ticked rows are those of the opening: a write that succeeded unticks them before its dialog has closed.
  const ticked = button?.ticked ?? (many && NO_DRAFT)
  // Its draft too: a token in it names this opening, however often the form is sent.
  const opening = useRef<{ ids: readonly WireId[]; draft: Record<string, unknown> }>(undefined)
  if (ticked) opening.current ??= { ids: selectedIds, draft: ticked.draft(selectedIds) }
  else opening.current = undefined

  const refusal = denied
    ? translate('daftari.lists.openDenied', { permit: permitText(translate, permit) })
    : error
      ? 'code' in error && error.code !== 'no-such-entry'
        ? failureWords(translate, error)
        : translate('daftari.watching.gone')
      : unfit
        ? translate('daftari.lists.openUnfit')
        : opening.current?.ids.length === 0
          ? translate('daftari.lists.tickFirst')
          : ''
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    if (!refusal) return
    notify({ tone: 'warning', text: refusal })
    latest.current()
  }, [refusal])

  const before = useRef<DialogAddress>(undefined)
  const position = useRef<RowPosition>(undefined)
  useEffect(() => {
    const { current: last } = before
    if (last && !shown) focusOpener(last, position.current, Boolean(resource.actions?.[last.name]?.primary))
    position.current = shown && (rowPositionOf(shown) ?? position.current)
    before.current = shown
  })

  if (!shown || refusal) return null
  const done = (reload: Reload | undefined) => {
    if (!goOn?.(reload)) close()
  }
  const shared = { close, done }
  const forMany = { close, untick: () => onUnselectItems() }
  return (
    <NextPage.Provider value={leadsOn}>
      {create && (
        <Create
          {...shared}
          create={create}
          initial={initial}
          at={createWayIndex(shown)}
          turn={at => turn({ name: CREATE, ...(at > 0 && { id: String(at + 1) }) })}
        />
      )}
      {button && (
        <ActionForm
          {...shared}
          name={shown.name}
          form={button.form}
          initial={opening.current?.draft ?? NOTHING}
          {...(ticked && {
            about: translate('daftari.lists.ticked', { smart_count: opening.current?.ids.length }),
            subject: opening.current?.ids.map(idKey).join(','),
          })}
          done={reload => {
            done(reload)
            if (ticked) onUnselectItems()
          }}
        />
      )}
      {many?.type === 'send' && opening.current && (
        <BulkDialog {...forMany} name={shown.name} action={many} ids={opening.current.ids} />
      )}
      {many?.type === 'form' && opening.current && (
        <BulkFormDialog {...forMany} name={shown.name} action={many} ids={opening.current.ids} />
      )}
      {many?.type === 'flags' && opening.current && (
        <BulkFlagDialog {...forMany} name={shown.name} action={many} ids={opening.current.ids} />
      )}
      {action && row && (
        <RowDialog
          key={showsAnyRow(action) ? shown.name : id}
          {...shared}
          name={shown.name}
          action={action}
          row={row}
        />
      )}
    </NextPage.Provider>
  )
}
