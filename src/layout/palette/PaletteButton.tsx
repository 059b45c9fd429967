import SearchIcon from '@mui/icons-material/Search'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadWhenQuiet } from '@/components/LoadWhenQuiet'
import { lazyPart } from '@/components/lazyPart'
import { isDialogOpen, isTyping } from '@/components/shortcutKeys'
import { useSendVisits } from './useSendVisits'
import './paletteButton.css'

const CommandPalette = lazyPart(
  () => import('./CommandPalette'),
  module => module.default,
)

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/**
 * Button of the command palette, and its keys: Ctrl K or Cmd K everywhere, and `/` where the page has no search of its
 * own. Its code is loaded when the page is quiet.
 */
export const PaletteButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
    // A list takes `/` for its own search first.
    if (event.defaultPrevented || !(isChord || isSlash)) return
    event.preventDefault()
    // A form that somebody fills in is left by its own buttons, which keep or drop what was typed.
    if (!open && isDialogOpen()) return
    setOpen(isChord ? !open : true)
  })
  const loadVisits = useSendVisits()
  useEffect(() => {
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  const label = translate('daftari.palette.title')
  const keys = isMac ? '⌘ K' : 'Ctrl K'
  return (
    <>
      <LoadWhenQuiet load={() => Promise.all([CommandPalette.fetch(), loadVisits()])} />
      <button
        type="button"
        className="palette-button"
        aria-haspopup="dialog"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${label} (${keys})`}
        onClick={() => setOpen(true)}
      >
        <SearchIcon fontSize="small" />
        <span aria-hidden>{translate('daftari.palette.button')}</span>
        {/* Drawn by the style sheet: the name of a button must hold the text in it. */}
        <kbd aria-hidden data-keys={keys} />
      </button>
      {open && <CommandPalette open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
