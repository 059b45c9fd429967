import { idText } from '@contract/id'
import { LONGEST_VIEW_NAME, type SavedView, type ViewScope, viewScopes } from '@contract/portal/views'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { accessName } from '@/i18n/codeText'
import { fieldKinds } from '../fields'
import type { ViewActions } from './useViewActions'

const Name = fieldKinds.text.Input
const Choice = fieldKinds.choice.Input

const isScope = (text: string): text is ViewScope => viewScopes.some(one => one === text)

type Props = {
  actions: ViewActions
  /** View that is renamed or shared; without one the present state of the list is saved as a new view. */
  view: SavedView | undefined
  close(): void
}

/** Dialog with the name of a view and for whom it is. What was typed stays after a failure. */
export const ViewForm = ({ actions, view, close }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const { roles, present, busy, failureText, known } = actions
  const [name, setName] = useState(view?.name ?? '')
  const [scope, setScope] = useState<ViewScope>(view?.lostRole ? 'me' : (view?.scope ?? 'me'))
  const [roleText, setRoleText] = useState(view?.role ? idText(view.role.id) : '')
  const [isChecked, setChecked] = useState(false)
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.views.${key}`, params)
  const role = roles?.find(one => idText(one.id) === roleText)
  // Only the owner decides for whom a view is.
  const maySetScope = roles !== undefined && (view?.own ?? true)
  const over = name.trim().length - LONGEST_VIEW_NAME
  const longest = { longest: LONGEST_VIEW_NAME, smart_count: over }
  const nameFault =
    over > 0 ? translate('daftari.lists.tooLong', longest) : isChecked && !name.trim() ? say('nameMissing') : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (nameFault || !name.trim() || (scope === 'role' && !role && maySetScope)) return
    const roleId = maySetScope ? role?.id : view?.role?.id
    const draft = { name: name.trim(), scope, ...(scope === 'role' && roleId !== undefined && { roleId }) }
    const isDone = view
      ? await actions.save({ ...draft, state: known?.state ?? view.state })
      : await actions.add({ ...draft, state: present })
    if (isDone) close()
  }
  return (
    <Dialog open onClose={busy ? undefined : close} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form onSubmit={event => void submit(event)} noValidate>
        <DialogTitle id={`${id}-title`}>{say(view ? 'edit' : 'saveAs')}</DialogTitle>
        <DialogContent>
          {failureText && <Alert severity="error">{failureText}</Alert>}
          {view?.lostRole && (
            <Alert severity="warning">{say('lostRole', { role: accessName(translate, view.lostRole) })}</Alert>
          )}
          <Name
            id={`${id}-name`}
            label={say('name')}
            value={name}
            onChange={setName}
            error={nameFault}
            disabled={busy}
            required
            autoFocus
          />
          {maySetScope && (
            <Choice
              id={`${id}-scope`}
              label={say('scope')}
              value={scope}
              onChange={next => isScope(next) && setScope(next)}
              options={viewScopes.map(value => ({ value, label: say(`scopes.${value}`) }))}
              disabled={busy}
              required
            />
          )}
          {maySetScope && scope === 'role' && (
            <Choice
              id={`${id}-role`}
              label={say('role')}
              value={roleText}
              onChange={setRoleText}
              options={roles.map(one => ({ value: idText(one.id), label: accessName(translate, one.name) }))}
              error={isChecked && !role ? translate('refusals.view-role-missing') : undefined}
              disabled={busy}
              required
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close} disabled={busy}>
            {translate('daftari.lists.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {say('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
