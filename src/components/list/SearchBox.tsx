import ClearIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { currentParams } from '../currentAddress'
import { OPEN } from '../dialogRoutes/dialogAddress'
import { focusFirstRow } from './rowPosition'

const PAUSE = 350

/** Longest search text: it is part of addresses and queries, whose length hosts limit. */
const LONGEST = 200

type Props = {
  value: string
  placeholder: string
  onChange: boolean
  search(text: string): void
  /** Requests the current search again, for Enter on an unchanged text. */
  again?: (() => void) | undefined
}

/**
 * Search box that applies on Enter, or shortly after the last key where the list asks for it. A text that is too long
 * shows an error and is not searched. The `/` key focuses the box from anywhere on the page, and the arrow down
 * leads on to the first row.
 */
export const SearchBox = ({ value, placeholder, onChange, search, again }: Props) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(value)
  const box = useRef<HTMLInputElement>(null)
  const latest = useRef(value)

  useEffect(() => {
    // The address changed outside the box: Back, a link, or a removed chip.
    if (value !== latest.current) setTyped(value)
    latest.current = value
  }, [value])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== '/' || event.ctrlKey || event.metaKey || target.closest('input, textarea, [role="dialog"]'))
        return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const apply = (text: string) => {
    const term = text.trim()
    if (term === latest.current || term.length > LONGEST) return
    latest.current = term
    search(term)
  }
  const applySoon = useEffectEvent(apply)
  // Closing a dialog goes back in the history and would undo a search made over it, so the search waits until it
  // closes.
  const [params] = useSearchParams()
  const [isEntered, setEntered] = useState(false)
  const waits = params.has(OPEN) || !(onChange || isEntered)
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(
      () => {
        setEntered(false)
        applySoon(typed)
      },
      isEntered ? 0 : PAUSE,
    )
    return () => clearTimeout(timer)
  }, [waits, typed, isEntered])
  const excess = typed.trim().length - LONGEST
  return (
    <search className="list-search">
      <TextField
        fullWidth
        inputRef={box}
        type="search"
        value={typed}
        placeholder={placeholder}
        error={excess > 0}
        helperText={excess > 0 && translate('daftari.lists.tooLong', { longest: LONGEST, smart_count: excess })}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.target !== box.current) return
          if (event.key === 'ArrowDown' && focusFirstRow(box.current)) event.preventDefault()
          if (event.key !== 'Enter') return
          if (currentParams().has(OPEN)) setEntered(true)
          else if (typed.trim() === latest.current) again?.()
          else apply(typed)
        }}
        slotProps={{
          htmlInput: { 'aria-label': `${translate('daftari.lists.search')}: ${placeholder}` },
          formHelperText: { role: 'alert' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: typed && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={translate('daftari.lists.clearSearch')}
                  onClick={() => {
                    setTyped('')
                    apply('')
                    box.current?.focus()
                  }}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </search>
  )
}
