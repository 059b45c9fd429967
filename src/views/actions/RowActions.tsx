import { idText } from '@contract/id'
import MoreIcon from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Action } from '@/definition/defineResource'
import { kindOf, type Place } from '../actionKinds'
import { useDefinition } from '../definitionContext'
import { opensDialog } from '../dialogRoutes/dialogAddress'
import { RowDialog } from '../dialogRoutes/RowDialog'
import { useDialogRoute } from '../dialogRoutes/useDialogRoute'
import type { Row } from '../list/columns'
import { type Offered, useRow, useRowParts } from '../list/RowContext'
import { usePageExists } from '../pageExists'
import { useAddress } from '../useAddress'
import { useCan } from '../useCan'
import { actionIcons } from './icons'
import { useTasks } from './tasks'

/** Returns the functions of the page that the actions of its list may use. */
const usePlace = (): Place => {
  const pageExists = usePageExists()
  const tasks = useTasks()
  const navigate = useNavigate()
  const [, setAddress] = useAddress()
  return {
    pageExists,
    tasks,
    go: path => void navigate(`/home/${path}`),
    open: parameters =>
      setAddress(now => new URLSearchParams({ ...Object.fromEntries(now), ...parameters }), {
        preventScrollReset: true,
      }),
  }
}

const isOffered = (action: Action<Row>, row: Row, place: Place) => {
  const kind = kindOf(action)
  return 'Dialog' in kind || kind.offered(action, row, place)
}

/**
 * Returns a function for the actions that this person can start on a row: permitted, suitable for the row, and without
 * a link to a missing page.
 */
export const useOffered = () => {
  const resource = useDefinition()
  const place = usePlace()
  const can = useCan(resource.name)
  return (row: Row): Offered[] =>
    Object.entries(resource.actions ?? {}).filter(
      ([key, action]) => can(key) && (action.when?.(row) ?? true) && isOffered(action, row, place),
    )
}

type Props = {
  /** Column beside whose value the actions are shown; without it, all actions of the row's own column. */
  beside?: string
}

/** Actions of the row around the component: the primary ones as buttons, the others in a menu. */
export const RowActions = ({ beside }: Props) => {
  const resource = useDefinition()
  const row = useRow()
  const { offered: all, started, takeUp } = useRowParts()
  const { open } = useDialogRoute()
  const translate = useTranslate()
  const place = usePlace()
  const offered = all.filter(([, action]) => action.beside === beside)
  const [sent, setSent] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = ([, action]: Offered) => action.label
  const start = ([key, action]: Offered) => {
    if (opensDialog(action)) return open(key, idText(row.id))
    const kind = kindOf(action)
    return 'Dialog' in kind ? setSent(key) : kind.start(action, row, place)
  }
  const here = offered.filter(([, { cell }]) => !cell)
  const [shown, hidden] = [here.filter(([, { primary }]) => primary), here.filter(([, { primary }]) => !primary)]
  const sending = offered.find(([key]) => key === sent)
  const begin = useRef(start)
  begin.current = start
  const running = offered.find(([key]) => key === started)
  const waiting = useRef(running)
  waiting.current = running
  useEffect(() => {
    if (!started || beside !== undefined) return
    if (waiting.current) begin.current(waiting.current)
    takeUp()
  }, [started, beside, takeUp])
  return (
    <>
      {shown.map(one => {
        const [key, action] = one
        const Icon = actionIcons[action.icon]
        return (
          <Button
            key={key}
            size="small"
            color="inherit"
            startIcon={<Icon />}
            loading={sent === key && action.type === 'send'}
            loadingPosition="start"
            onClick={() => start(one)}
            title={(resource.compact || action.beside) && label(one)}
            data-open={key}
          >
            {label(one)}
          </Button>
        )
      })}
      {hidden.length > 0 && (
        <IconButton
          aria-label={translate('daftari.lists.more')}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {hidden.map(one => {
          const Icon = actionIcons[one[1].icon]
          return (
            <MenuItem
              key={one[0]}
              onClick={() => {
                setAnchor(null)
                start(one)
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {label(one)}
            </MenuItem>
          )
        })}
      </Menu>
      {sending && (
        <RowDialog
          resource={resource}
          name={sending[0]}
          action={sending[1]}
          row={row}
          close={() => setSent(undefined)}
          done={() => setSent(undefined)}
        />
      )}
    </>
  )
}
