import ClearIcon from '@mui/icons-material/Close'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import SearchIcon from '@mui/icons-material/Search'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Tool } from './Tool'
import type { Search } from './useSearch'
import './tools.css'

const PAUSE = 250

/** Longest search text, which is part of the address. */
const LONGEST = 200

type Props = {
  value: string
  search: Search
  box: RefObject<HTMLInputElement | null>
  onChange(words: string): void
  leave(): void
}

/** Search box with the number of matches, and buttons to the previous and the next match. */
export const SearchInText = ({ value, search, box, onChange, leave }: Props) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(value)
  const fault = useId()
  const excess = typed.length - LONGEST
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (text: string) => {
    clearTimeout(timer.current)
    if (text !== value && text.length <= LONGEST) onChange(text)
  }
  const clear = () => {
    setTyped('')
    apply('')
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (typed === value) search.step(event.shiftKey ? -1 : 1)
      else apply(typed)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      clear()
      leave()
    } else return
    event.preventDefault()
  }
  const { hits, active, busy } = search
  const count = () => {
    if (excess > 0) return ''
    if (!value.trim()) return ''
    if (!hits.length) return translate(busy ? 'daftari.pdf.searching' : 'daftari.pdf.noHits')
    return translate('daftari.pdf.hits', { hit: active + 1, hits: hits.length, more: busy ? '+' : '' })
  }
  return (
    <search className="pdf-search">
      <SearchIcon fontSize="small" aria-hidden />
      <input
        ref={box}
        type="search"
        value={typed}
        aria-invalid={excess > 0}
        aria-describedby={excess > 0 ? fault : undefined}
        placeholder={translate('daftari.pdf.search')}
        aria-label={translate('daftari.pdf.search')}
        aria-keyshortcuts="/ Control+F"
        onChange={event => {
          const text = event.target.value
          setTyped(text)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => apply(text), PAUSE)
        }}
        onKeyDown={pressed}
      />
      <span className="pdf-hits figures" role="status">
        {count()}
      </span>
      {excess > 0 && (
        <span id={fault} role="alert" className="pdf-fault">
          {translate('daftari.lists.tooLong', { longest: LONGEST, smart_count: excess })}
        </span>
      )}
      {value && (
        <>
          <Tool
            name={translate('daftari.pdf.previousHit')}
            keys="Shift+F3"
            disabled={!hits.length}
            act={() => search.step(-1)}
          >
            <PreviousIcon fontSize="small" />
          </Tool>
          <Tool name={translate('daftari.pdf.nextHit')} keys="F3" disabled={!hits.length} act={() => search.step(1)}>
            <NextIcon fontSize="small" />
          </Tool>
          <Tool name={translate('daftari.pdf.clearSearch')} keys="Esc" act={clear}>
            <ClearIcon fontSize="small" />
          </Tool>
        </>
      )}
    </search>
  )
}
