import Arrow from '@mui/icons-material/ArrowDropDown'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { lazyPart } from '@/parts/lazyPart'
import { MountOnOpen } from '@/parts/MountOnOpen'
import './choiceBox.css'

/** Loaded with the code of forms, or when the box is about to be opened. */
export const OptionsMenu = lazyPart(
  () => import('./OptionsMenu'),
  ({ OptionsMenu }) => OptionsMenu,
)

export type BoxOption = { value: string; label: string }

type Props = {
  id?: string
  /** Accessible name. */
  label?: string
  /** Id of the element with the name, in its place. */
  labelledBy?: string
  value: string
  options: readonly BoxOption[]
  onChange(value: string): void
  /** Shown for the value. */
  children: ReactNode
  className?: string
}

/**
 * Box with one of several options, as plain markup; MUI's menu of them comes behind the first list
 * (docs/decisions/101-plain-frameworks.md). The arrow keys open it, and a letter chooses the next option that begins with it.
 */
export const ChoiceBox = ({ id, label, labelledBy, value, options, onChange, children, className = '' }: Props) => {
  const list = useId()
  const [box, setBox] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)

  const show = () => setOpen(true)
  const prepare = () => void OptionsMenu.fetch().catch(() => undefined)
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      show()
    } else if (key.length === 1 && key !== ' ') {
      const at = options.findIndex(option => option.value === value)
      const next = [...options.slice(at + 1), ...options.slice(0, Math.max(at, 0))].find(option =>
        option.label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
      )
      if (next) onChange(next.value)
    }
  }
  return (
    <>
      <button
        ref={setBox}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        className={`choice-box ${className}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
        onKeyDown={press}
      >
        <span className="choice-box-value">{children}</span>
        <Arrow />
      </button>
      <MountOnOpen open={open}>
        <OptionsMenu
          id={list}
          label={label}
          labelledBy={labelledBy}
          open={open}
          anchor={box}
          value={value}
          options={options}
          choose={onChange}
          close={() => setOpen(false)}
        />
      </MountOnOpen>
    </>
  )
}
