import MoreIcon from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { holdsPermission } from '@/authProvider/session'
import { STORED_FILE_TYPE } from '@/definition/defineFile'
import type { Action, Reload, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ReadForm } from '../form/ReadForm'
import type { Row } from '../list/columns'
import { usePageExists } from '../pageExists'
import { HistoryDialog } from './HistoryDialog'
import { ItemsDialog } from './ItemsDialog'
import { actionIcons } from './icons'
import { PictureDialog } from './PictureDialog'
import { SendDialog } from './SendDialog'
import { useTasks } from './tasks'

const DocumentDialog = lazy(() => import('./DocumentDialog'))

type Offered = [key: string, action: Action<Row>]

/** What this person can do with a row: permitted, fitting the row, and leading to a page that exists. */
export const useOffered = (resource: Resource) => {
  const pageExists = usePageExists()
  const tasks = useTasks()
  return (row: Row): Offered[] =>
    Object.entries(resource.actions ?? {}).filter(
      ([, action]) =>
        (!action.permit || holdsPermission(action.permit)) &&
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
  done(reload: Reload | undefined): void
}

/** An action that a cell of the row started, until it is taken up. */
type Started = { started?: string | undefined; onStarted?(): void }

type Opening = { onDetails(action: string, row: Row): void }

/** The actions of one row: the first ones as buttons, the rest in a menu, with the dialogs they open. */
export const RowActions = (props: Props & Started & Opening) => {
  const { resource, row, done, beside, started, onStarted, onDetails } = props
  const words = useWords()
  const navigate = useNavigate()
  const tasks = useTasks()
  const offered = useOffered(resource)(row).filter(([, action]) => action.beside === beside)
  const [, setParams] = useSearchParams()
  const [open, setOpen] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = ([key, action]: Offered) => words(keys.action(resource.name, key), { _: action.label })
  const start = ([key, action]: Offered) => {
    if ('details' in action) return onDetails(key, row)
    if ('task' in action) return tasks[action.task]?.(row)
    if ('address' in action)
      return setParams(current => ({ ...Object.fromEntries(current), ...action.address(row) }), {
        preventScrollReset: true,
      })
    if (!('open' in action)) return setOpen(key)
    if (action.fileType) localStorage.setItem(STORED_FILE_TYPE, action.fileType)
    const kept = action.keeps?.(row)
    if (kept) sessionStorage.setItem(kept.key, JSON.stringify(kept.value))
    return navigate(`/home/${action.open(row)}`)
  }
  const here = offered.filter(([, { cell }]) => !cell)
  const [shown, hidden] = [here.filter(([, { primary }]) => primary), here.filter(([, { primary }]) => !primary)]
  const opened = offered.find(([key]) => key === open)
  const close = () => setOpen(undefined)
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
            loading={open === key && 'send' in action && !action.confirm}
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
      {opened && 'history' in opened[1] && (
        <HistoryDialog name={resource.name} action={opened[0]} history={opened[1].history} row={row} close={close} />
      )}
      {opened && 'document' in opened[1] && (
        <Suspense>
          <DocumentDialog document={opened[1].document} name={resource.name} row={row} close={close} />
        </Suspense>
      )}
      {opened && ('send' in opened[1] || 'unavailable' in opened[1] || 'aside' in opened[1]) && (
        <SendDialog resource={resource} name={opened[0]} action={opened[1]} row={row} close={close} done={done} />
      )}
      {opened && 'items' in opened[1] && (
        <ItemsDialog
          resource={resource}
          name={opened[0]}
          label={label(opened)}
          items={opened[1].items}
          row={row}
          close={close}
        />
      )}
      {opened && 'picture' in opened[1] && (
        <PictureDialog
          resource={resource}
          name={opened[0]}
          label={label(opened)}
          picture={opened[1].picture}
          row={row}
          close={close}
        />
      )}
      {opened && 'form' in opened[1] && (
        <ReadForm
          resource={resource}
          name={opened[0]}
          action={opened[1]}
          row={row}
          close={close}
          done={reload => {
            close()
            done(reload)
          }}
        />
      )}
    </>
  )
}
