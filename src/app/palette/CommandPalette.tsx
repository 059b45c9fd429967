import { LONGEST_FIND } from '@contract/portal/find'
import { BRN_DIGITS, mistypedBrn } from '@contract/registry/brn'
import Dialog from '@mui/material/Dialog'
import LinearProgress from '@mui/material/LinearProgress'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureWords } from '@/i18n/outcomeMessages'
import { announceFileType } from '@/views/file/fileType'
import { useAnnouncedExtensions } from '@/views/hostExtensions'
import { FailedBanner } from '@/views/list/listStates'
import { notify } from '@/views/notices'
import { fileTypeOf } from '../recordPages'
import { type Entry, inGroups, matching } from './entries'
import { PaletteList } from './PaletteList'
import { useEntries } from './useEntries'
import { useRecent } from './useRecent'
import { useRecords } from './useRecords'
import './palette.css'

/** Pages and forms that are shown for a text; more help nobody who types on. */
const MOST_PAGES = 8

/** Text box and lines of the palette. They are mounted while it is open, so that each time begins anew. */
const PaletteContent = ({ onClose }: { onClose(): void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const id = useId()
  const isOffered = useAnnouncedExtensions()?.has('find') ?? false
  const { pages, ofRecord, ofVisit } = useEntries()
  const { recent, setPinned } = useRecent(isOffered)
  const [typed, setTyped] = useState('')
  const [trail, setTrail] = useState<readonly Entry[]>([])
  const [active, setActive] = useState(0)
  const [entered, setEntered] = useState<string>()
  const inside = trail.at(-1)
  const text = typed.trim()
  // The page that is open is the last one that anybody looks for, but it can be pinned.
  const isHere = ({ address }: Entry) => address === pathname
  const visited = recent.flatMap(ofVisit).toSorted((a, b) => Number(isHere(a)) - Number(isHere(b)))
  const isLong = text.length > LONGEST_FIND
  const records = useRecords(inside ? '' : typed, isOffered)

  const entries = inGroups(
    inside
      ? matching(inside.steps ?? [], text)
      : text
        ? [...(records.found ?? []).flatMap(ofRecord), ...(isLong ? [] : matching(pages, text).slice(0, MOST_PAGES))]
        : [...visited, ...pages.filter(({ group, context }) => group === 'pages' && !context)],
  )
  const chosen = entries[Math.min(active, entries.length - 1)]
  const lineId = (index: number) => `${id}-${index}`

  const type = (next: string) => {
    setTyped(next)
    setActive(0)
    setEntered(undefined)
  }
  const walk = (next: readonly Entry[]) => {
    setTrail(next)
    type('')
  }
  const go = ({ address, kind, run }: Entry) => {
    onClose()
    if (run) return run()
    announceFileType(fileTypeOf(kind ?? inside?.kind))
    navigate(address)
  }
  const goWhenFound = useEffectEvent(() => {
    const first = entries[0]
    if (entered === text && first?.match) go(first)
    if (!records.isPending) setEntered(undefined)
  })
  useEffect(() => {
    if (records.found) goWhenFound()
  }, [records.found])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget
    const move = (to: number) => setActive((to + entries.length) % Math.max(1, entries.length))
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      // A number is entered quicker than it is found: it opens when it has come.
      Enter: () => (/\d/.test(text) && records.isPending ? setEntered(text) : chosen && go(chosen)),
      ArrowRight: selectionStart === value.length && chosen?.steps?.length ? () => walk([...trail, chosen]) : undefined,
      ArrowLeft: inside && selectionStart === 0 ? () => walk(trail.slice(0, -1)) : undefined,
      Backspace: inside && value === '' ? () => walk(trail.slice(0, -1)) : undefined,
    }
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  const pin = (entry: Entry, pinned: boolean) => {
    setPinned({ address: entry.address, pinned }).catch((error: unknown) =>
      notify({ tone: 'bad', text: failureWords(translate, error) }),
    )
  }

  const digits = mistypedBrn(text)
  const isEmpty = entries.length === 0 && !records.isPending && !records.error && !isLong
  const count = records.isPending
    ? translate('daftari.palette.searching')
    : translate('daftari.palette.count', { smart_count: entries.length })
  return (
    <>
      <div className="palette-head">
        {inside && <span className="palette-trail">{trail.map(({ label }) => label).join(' › ')}</span>}
        <input
          // biome-ignore lint/a11y/noAutofocus: a palette is its text box
          autoFocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? lineId(entries.indexOf(chosen)) : undefined}
          aria-autocomplete="list"
          aria-label={translate('daftari.palette.title')}
          aria-invalid={isLong || undefined}
          aria-describedby={`${id}-state`}
          autoComplete="off"
          spellCheck={false}
          placeholder={translate(isOffered ? 'daftari.palette.hint' : 'daftari.palette.hintPages')}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={press}
        />
        <kbd aria-hidden>Esc</kbd>
      </div>
      {records.isPending && <LinearProgress className="palette-progress" aria-hidden />}
      <div id={`${id}-state`} className="only-spoken" role="status">
        {text && !isLong ? count : ''}
      </div>
      {records.error && (
        <FailedBanner
          error={records.error}
          title={translate('daftari.palette.failed')}
          reload={records.again}
          busy={records.isPending}
        />
      )}
      {isLong && (
        <p className="palette-note" role="alert">
          {translate('daftari.palette.long', { most: LONGEST_FIND, length: text.length })}
        </p>
      )}
      {isEmpty && (
        <p className="palette-note">
          {translate('daftari.palette.none', { text })}{' '}
          {digits !== undefined && translate('daftari.lists.mistypedBrn', { digits: BRN_DIGITS, length: digits })}
        </p>
      )}
      <PaletteList
        id={`${id}-list`}
        label={translate('daftari.palette.results')}
        entries={entries}
        active={Math.min(active, entries.length - 1)}
        lineId={lineId}
        open={go}
        point={setActive}
        pin={pin}
      />
      <p className="palette-keys" aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {translate('daftari.palette.keys.move')}
        </span>
        <span>
          <kbd>Enter</kbd> {translate('daftari.palette.keys.open')}
        </span>
        <span>
          <kbd>→</kbd> {translate('daftari.palette.keys.on')}
        </span>
      </p>
    </>
  )
}

/**
 * Dialog that finds records, pages and forms by what is typed. The arrow keys move through the lines, Enter opens one,
 * and the right arrow leads on to what belongs to it.
 */
const CommandPalette = ({ open, onClose }: { open: boolean; onClose(): void }) => {
  const label = useTranslate()('daftari.palette.title')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      className="palette"
      slotProps={{ paper: { 'aria-label': label } }}
    >
      <PaletteContent onClose={onClose} />
    </Dialog>
  )
}

export default CommandPalette
