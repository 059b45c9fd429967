import { idText } from '@contract/id'
import MoreIcon from '@mui/icons-material/MoreVert'
import useMediaQuery from '@mui/material/useMediaQuery'
import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { asker } from '@/authProvider/session'
import type { Action } from '@/definition/defineResource'
import { kindOf, type PageFunctions } from '../actionKinds'
import { useDefinition } from '../definitionContext'
import { opensDialog } from '../dialogRoutes/dialogAddress'
import { RowDialog } from '../dialogRoutes/RowDialog'
import { ActionsMenu } from '../lazyDialogs'
import type { Row } from '../list/columns'
import { MENU, type Offered, useRow, useRowParts } from '../list/RowContext'
import { useDialogHandover } from '../list/rowPosition'
import { useCan } from '../useCan'
import { actionIcons } from './icons'
import { usePageFunctions } from './PageFunctionsProvider'
import { RowButton } from './RowButton'

const isOffered = (action: Action<Row>, row: Row, page: PageFunctions) => {
  const kind = kindOf(action)
  return 'Dialog' in kind || kind.offered(action, row, page)
}

/**
 * Returns a function for the actions that this person can start on a row: permitted, suitable for the row, and without
 * a link to a missing page.
 */
export const useOffered = () => {
  const resource = useDefinition()
  const page = usePageFunctions()
  const can = useCan(resource.name)
  return (row: Row): Offered[] =>
    Object.entries(resource.actions ?? {}).filter(
      ([key, action]) => can(key) && (action.when?.(row, asker()) ?? true) && isOffered(action, row, page),
    )
}

/** On a card, an act that is done at one press and can be undone stands in the menu: no thumb that scrolls meets it. */
const CARD = '(max-width: 699px)'

type Props = {
  /** Column beside whose value the actions are shown; without it, all actions of the row's own column. */
  beside?: string
}

/** Actions of the row around the component: the primary ones as buttons, the others in a menu. */
export const RowActions = ({ beside }: Props) => {
  const { compact } = useDefinition()
  const row = useRow()
  const { offered: all, started, takeUp } = useRowParts()
  const translate = useTranslate()
  const page = usePageFunctions()
  const [sent, setSent] = useState<readonly string[]>([])
  const [running, setRunning] = useState<string>()
  const [opening, setOpening] = useOptimistic<string | undefined>(undefined)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const offered = all.filter(([, action]) => action.beside === beside)
  const here = offered.filter(([, { cell }]) => !cell)
  const isCard = useMediaQuery(CARD, { noSsr: true })
  const isButton = ([, action]: Offered) =>
    Boolean(action.primary) && !(isCard && action.type === 'send' && action.undo)
  const [shown, hidden] = [here.filter(isButton), here.filter(one => !isButton(one))]
  const isSent = (key: string) => sent.includes(key)
  useDialogHandover(sent.length > 0, idText(row.id))
  const end = (key: string) => setSent(now => now.filter(one => one !== key))
  const start = ([key, action]: Offered) => {
    if (opensDialog(action))
      return startTransition(() => {
        setOpening(key)
        page.openDialog(key, row)
      })
    const kind = kindOf(action)
    if ('Dialog' in kind) return setSent(now => (now.includes(key) ? now : [...now, key]))
    if (running !== undefined) return
    const ending = kind.start(action, row, page)
    if (!(ending instanceof Promise)) return
    setRunning(key)
    void ending.finally(() => setRunning(undefined))
  }
  const startNamed = useEffectEvent((name: string | typeof MENU) => {
    const action = offered.find(([key]) => key === name)
    if (action) start(action)
    else if (name === MENU) setAnchor(menuButton.current)
  })
  useEffect(() => {
    if (!started || beside !== undefined) return
    startNamed(started)
    takeUp()
  }, [started, beside, takeUp])
  return (
    <>
      {shown.map(one => {
        const [key, action] = one
        return (
          <RowButton
            key={key}
            icon={actionIcons[action.icon]}
            busy={running === key || (isSent(key) && action.type === 'send')}
            pressed={opening === key}
            onClick={() => start(one)}
            title={compact || action.beside ? action.label : undefined}
            data-open={key}
          >
            {action.label}
          </RowButton>
        )
      })}
      {hidden.length > 0 && (
        <RowButton
          ref={menuButton}
          icon={MoreIcon}
          aria-label={translate('daftari.lists.more')}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        />
      )}
      {anchor && <ActionsMenu anchor={anchor} actions={hidden} start={start} close={() => setAnchor(null)} />}
      {offered.map(
        ([key, action]) =>
          isSent(key) && (
            <RowDialog key={key} name={key} action={action} row={row} close={() => end(key)} done={() => end(key)} />
          ),
      )}
    </>
  )
}
