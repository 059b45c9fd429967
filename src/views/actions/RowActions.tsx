import MoreIcon from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { STORED_FILE_TYPE } from '@/definition/defineFile'
import type { Action, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import type { Row } from '../list/columns'
import { opensDialog } from '../opened/address'
import { usePageExists } from '../pageExists'
import { useAddress } from '../useAddress'
import { useCan } from '../useCan'
import { actionIcons } from './icons'
import { SendDialog } from './SendDialog'
import { useTasks } from './tasks'

type Offered = [key: string, action: Action<Row>]

/** What this person can do with a row: permitted, fitting the row, and leading to a page that exists. */
export const useOffered = (resource: Resource) => {
  const pageExists = usePageExists()
  const tasks = useTasks()
  const can = useCan(resource.name)
  return (row: Row): Offered[] =>
    Object.entries(resource.actions ?? {}).filter(
      ([key, action]) =>
        can(key) &&
        (action.when?.(row) ?? true) &&
        (!('open' in action) || pageExists(action.open(row))) &&
        (!('task' in action) || action.task in tasks),
    )
}

type Props = {
  resource: Resource
  row: Row
  /** The column beside whose value they stand; without it, all that stand in the row's own place. */
  beside?: string | undefined
}

/** An action that a cell of the row started, until it is taken up. */
type Started = { started?: string | undefined; onStarted?(): void }

/** What shows its dialog stands in the address. */
type Opening = { onOpen(action: string, row: Row): void }

/** The actions of one row: the first ones as buttons, the rest in a menu. */
export const RowActions = (props: Props & Started & Opening) => {
  const { resource, row, beside, started, onStarted, onOpen } = props
  const words = useWords()
  const navigate = useNavigate()
  const tasks = useTasks()
  const offered = useOffered(resource)(row).filter(([, action]) => action.beside === beside)
  const [, setAddress] = useAddress()
  const [sent, setSent] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = ([key, action]: Offered) => words(keys.action(resource.name, key), { _: action.label })
  const start = ([key, action]: Offered) => {
    if (opensDialog(action)) return onOpen(key, row)
    if ('task' in action) return tasks[action.task]?.(row)
    if ('address' in action)
      return setAddress(now => new URLSearchParams({ ...Object.fromEntries(now), ...action.address(row) }), {
        preventScrollReset: true,
      })
    if (!('open' in action)) return setSent(key)
    if (action.fileType) localStorage.setItem(STORED_FILE_TYPE, action.fileType)
    const kept = action.keeps?.(row)
    if (kept) sessionStorage.setItem(kept.key, JSON.stringify(kept.value))
    return navigate(`/home/${action.open(row)}`)
  }
  const here = offered.filter(([, { cell }]) => !cell)
  const [shown, hidden] = [here.filter(([, { primary }]) => primary), here.filter(([, { primary }]) => !primary)]
  const sending = offered.find(([key]) => key === sent)
  const begin = useRef(start)
  begin.current = start
  const wanted = offered.find(([key]) => key === started)
  const waiting = useRef(wanted)
  waiting.current = wanted
  useEffect(() => {
    if (!started) return
    if (waiting.current) begin.current(waiting.current)
    onStarted?.()
  }, [started, onStarted])
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
            loading={sent === key && 'send' in action}
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
          aria-label={words('daftari.lists.more')}
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
      {sending && ('send' in sending[1] || 'unavailable' in sending[1] || 'aside' in sending[1]) && (
        <SendDialog
          resource={resource}
          name={sending[0]}
          action={sending[1]}
          row={row}
          close={() => setSent(undefined)}
        />
      )}
    </>
  )
}
