import ClearIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '@/i18n/words'
import { OPEN } from '../opened/address'

const PAUSE = 350

const isDialogOpen = () => new URLSearchParams(window.location.search).has(OPEN)

type Props = {
  value: string
  placeholder: string
  onChange: boolean
  search(text: string): void
  /** Asks for the same once more: Enter pressed on what has been searched for already. */
  again?: (() => void) | undefined
}

/** Searches on Enter, or, where a list says so, shortly after the last letter. `/` comes here from anywhere. */
export const SearchBox = ({ value, placeholder, onChange, search, again }: Props) => {
  const words = useWords()
  const [typed, setTyped] = useState(value)
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(value)

  useEffect(() => {
    // The address changed from elsewhere: Back, a link, or a chip that was taken away.
    if (value !== latest.current) setTyped(value)
    latest.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
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
    clearTimeout(timer.current)
    const wanted = text.trim()
    if (wanted === latest.current) return
    latest.current = wanted
    search(wanted)
  }
  // Over a dialog that was opened meanwhile it would be lost: closing goes back to the address before.
  const applySoon = (text: string) => {
    timer.current = setTimeout(() => {
      if (isDialogOpen()) applySoon(text)
      else apply(text)
    }, PAUSE)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    if (onChange) applySoon(text)
  }
  return (
    <search className="list-search">
      <TextField
        inputRef={box}
        value={typed}
        placeholder={placeholder}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          if (typed.trim() === latest.current) again?.()
          else apply(typed)
        }}
        fullWidth
        slotProps={{
          htmlInput: {
            type: 'search',
            'aria-label': `${words('daftari.lists.search')}: ${placeholder}`,
            maxLength: 200,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: typed && (
              <InputAdornment position="end">
                <IconButton
                  aria-label={words('daftari.lists.clearSearch')}
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
