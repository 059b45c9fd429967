import { NARROWEST_COLUMN, WIDEST_COLUMN } from '@contract/portal/viewState'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Column } from './columns'
import { useColumns } from './useColumns'
import './columnsDialog.css'

type WidthProps = { label: string; width: number | undefined; setWidth(width: number | undefined): void }

/** Box for the width of a column in pixels; empty for the width of its content. A wrong number is said and not used. */
const WidthBox = ({ label, width, setWidth }: WidthProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(width ? String(width) : '')
  const number = Number(typed)
  const isRight = !typed || (Number.isInteger(number) && number >= NARROWEST_COLUMN && number <= WIDEST_COLUMN)
  const limits = { least: NARROWEST_COLUMN, most: WIDEST_COLUMN }
  return (
    <TextField
      size="small"
      value={typed}
      placeholder={translate('daftari.views.columns.automatic')}
      error={!isRight}
      helperText={isRight ? undefined : translate('daftari.views.columns.wrongWidth', limits)}
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-label': translate('daftari.views.columns.width', { name: label }) },
      }}
      onChange={({ target }) => {
        const text = target.value.trim()
        const next = Number(text)
        setTyped(text)
        if (!text) setWidth(undefined)
        else if (Number.isInteger(next) && next >= NARROWEST_COLUMN && next <= WIDEST_COLUMN) setWidth(next)
      }}
    />
  )
}

/** Dialog with the place, the width and the visibility of each column; each change shows in the list at once. */
export const ColumnsDialog = ({ close }: { close(): void }) => {
  const translate = useTranslate()
  const title = useId()
  const { all, hidden, setHidden, setWidth, setPlace, isChanged, reset } = useColumns()
  const [resets, setResets] = useState(0)
  const [moved, setMoved] = useState<{ source: string; step: 1 | -1 }>()
  const rows = useRef<HTMLUListElement>(null)
  // A row that moves loses the focus of its button; one at the end keeps only the button that leads back.
  useLayoutEffect(() => {
    if (!moved) return
    const row = rows.current?.querySelector(`[data-source="${CSS.escape(moved.source)}"]`)
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const [up, down] = buttons
    const wanted = moved.step < 0 ? [up, down] : [down, up]
    wanted.find(button => button && !button.disabled)?.focus()
  }, [moved])
  const move = (index: number, step: 1 | -1) => {
    const [one, beside] = [all[index], all[index + step]]
    if (!one || !beside) return
    setPlace(one.source, beside.source, step > 0)
    setMoved({ source: one.source, step })
  }
  const toggle = ({ source }: Column) =>
    setHidden(hidden.includes(source) ? hidden.filter(one => one !== source) : [...hidden, source])
  const place = all.findIndex(({ source }) => source === moved?.source)
  return (
    <Dialog open onClose={close} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{translate('daftari.lists.columns')}</DialogTitle>
      <DialogContent>
        <p className="columns-help">{translate('daftari.views.columns.help')}</p>
        <ul ref={rows} className="columns-rows">
          {all.map((column, index) => {
            const { source, label, room } = column
            const isShown = !hidden.includes(source)
            return (
              <li key={source} data-source={source}>
                <Checkbox
                  size="small"
                  checked={isShown}
                  disabled={isShown && all.length - hidden.length <= 1}
                  onChange={() => toggle(column)}
                  slotProps={{ input: { 'aria-label': translate('daftari.views.columns.show', { name: label }) } }}
                />
                <span className="columns-name">{label}</span>
                <WidthBox key={resets} label={label} width={room} setWidth={width => setWidth(source, width)} />
                <IconButton
                  aria-label={translate('daftari.views.columns.up', { name: label })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={translate('daftari.views.columns.down', { name: label })}
                  disabled={index === all.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
              </li>
            )
          })}
        </ul>
        <p className="only-spoken" role="status">
          {moved &&
            translate('daftari.views.columns.moved', { name: all[place]?.label, place: place + 1, all: all.length })}
        </p>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          disabled={!isChanged}
          onClick={() => {
            reset()
            setResets(resets + 1)
          }}
        >
          {translate('daftari.views.reset')}
        </Button>
        <Button variant="contained" onClick={close}>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
