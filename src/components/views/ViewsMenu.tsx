import type { SavedView } from '@contract/portal/views'
import DefaultIcon from '@mui/icons-material/StarBorder'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { accessName } from '@/i18n/codeText'
import { failureWords } from '@/i18n/outcomeMessages'
import { Confirm } from '../actions/Confirm'
import { useViewActions } from './useViewActions'
import { ViewConflict } from './ViewConflict'
import { ViewForm } from './ViewForm'
import './views.css'

/** Returns a function that tells for whom a view is, or whose it is. */
const useAudience = () => {
  const translate = useTranslate()
  return ({ own, owner, scope, role, lostRole }: SavedView) => {
    if (lostRole) return translate('daftari.views.lostRole', { role: accessName(translate, lostRole) })
    if (!own) return translate('daftari.views.of', { name: owner })
    if (role) return translate('daftari.views.forRole', { role: accessName(translate, role.name) })
    return scope === 'all' ? translate('daftari.views.forAll') : ''
  }
}

type Props = {
  anchor: HTMLElement
  close(): void
}

/** Menu of the saved views of a list, and of what can be done with the open one, with the dialogs that it opens. */
const ViewsMenu = ({ anchor, close }: Props) => {
  const translate = useTranslate()
  const audience = useAudience()
  const actions = useViewActions()
  const [dialog, setDialog] = useState<'add' | 'edit' | 'delete'>()
  const { views, current, known, present, isChanged, busy, conflict, failureText } = actions
  const mayChange = current?.mayChange ?? false

  if (conflict) return <ViewConflict actions={actions} conflict={conflict} close={close} />
  if (dialog === 'add' || dialog === 'edit')
    return <ViewForm actions={actions} view={dialog === 'edit' ? current : undefined} close={close} />
  if (dialog === 'delete' && known)
    return (
      <Confirm
        question={translate('daftari.views.deleteQuestion')}
        names={known.name}
        loss={failureText ?? (current?.scope === 'me' ? undefined : translate('daftari.views.deleteShared'))}
        busy={busy}
        yes={async () => {
          if (await actions.remove()) close()
        }}
        no={close}
      />
    )
  const after = (work: Promise<boolean>) => void work.then(isDone => isDone && close())
  const say = (key: string) => translate(`daftari.views.${key}`)
  const item = (key: string, act: () => void) => (
    <MenuItem key={key} disabled={busy} onClick={act}>
      {say(key)}
    </MenuItem>
  )
  const saveOpen = () => {
    if (!current) return
    const { name, scope, role, lostRole } = current
    // The role of the view is gone: what is saved is the owner's alone.
    const audience = lostRole ? { scope: 'me' as const } : { scope, ...(role && { roleId: role.id }) }
    after(actions.save({ name, ...audience, state: present }))
  }
  return (
    <Menu anchorEl={anchor} open onClose={busy ? undefined : close} slotProps={{ list: { 'aria-busy': busy } }}>
      {actions.isReading && <MenuItem disabled>{translate('daftari.lists.loading')}</MenuItem>}
      {actions.readError && (
        <MenuItem className="views-failure" onClick={actions.readAgain}>
          {failureWords(translate, actions.readError)} {translate('daftari.lists.reload')}
        </MenuItem>
      )}
      {views?.map(view => (
        <MenuItem
          key={view.id}
          role="menuitemradio"
          aria-checked={view.id === known?.id}
          selected={view.id === known?.id}
          className="views-item"
          disabled={busy}
          onClick={() => {
            actions.open(view)
            close()
          }}
        >
          <span>{view.name}</span>
          {view.isDefault && <DefaultIcon fontSize="small" titleAccess={say('isDefault')} />}
          <span className="views-audience">{audience(view)}</span>
        </MenuItem>
      ))}
      <MenuItem
        role="menuitemradio"
        aria-checked={!known}
        selected={!known}
        disabled={busy}
        onClick={() => {
          actions.leave()
          close()
        }}
      >
        {say('none')}
      </MenuItem>
      <Divider component="li" />
      {failureText && (
        <li className="views-failure" role="alert">
          {failureText}
        </li>
      )}
      {actions.maySave && mayChange && item('save', saveOpen)}
      {item('saveAs', () => setDialog('add'))}
      {isChanged &&
        item('reset', () => {
          actions.reset()
          close()
        })}
      {mayChange && item('edit', () => setDialog('edit'))}
      {current &&
        (current.isDefault
          ? item('endDefault', () => after(actions.makeDefault(undefined)))
          : item('makeDefault', () => after(actions.makeDefault(current))))}
      {mayChange && item('delete', () => setDialog('delete'))}
    </Menu>
  )
}

export default ViewsMenu
