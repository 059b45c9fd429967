import { LONGEST_FIND } from '@contract/portal/find'
import Dialog from '@mui/material/Dialog'
import LinearProgress from '@mui/material/LinearProgress'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { announceFileType } from '@/components/file/fileType'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { FailedBanner } from '@/components/list/listStates'
import { notify } from '@/components/notices'
import { useNumberHint } from '@/components/numberHint'
import { useViews } from '@/components/views/useViews'
import { rememberView } from '@/components/views/viewMemory'
import { failureWords } from '@/i18n/outcomeMessages'
import { fileTypeOf } from '@/routes/recordPages'
import { type Entry, exactNumber, inGroups, lastOf, matching } from './entries'
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
  const makers = useEntries()
  const { pages, ofRecord, ofVisit, ofView } = makers
  // Read once for all lists when the palette opens, and found here by what is typed.
  const { views = [] } = useViews()
  const { recent, isRead, setPinned } = useRecent(isOffered)
  const [typed, setTyped] = useState('')
  const [trail, setTrail] = useState<readonly Entry[]>([])
  // The line by its key: records that come late move the lines, and never what is selected.
  const [activeKey, setActiveKey] = useState<string>()
  const [entered, setEntered] = useState<string>()
  const inside = lastOf(trail, makers)
  const text = typed.trim()
  // The page that is open is the last one that anybody looks for, but it can be pinned.
  const isHere = ({ address }: Entry) => address === pathname
  const visited = recent.flatMap(ofVisit).toSorted((a, b) => Number(isHere(a)) - Number(isHere(b)))
  const isLong = text.length > LONGEST_FIND
  const records = useRecords(inside ? '' : typed, isOffered)
  const { isPending } = inside ? makers : records

  const entries = inGroups(
    inside
      ? matching(inside.steps ?? [], text)
      : text
        ? [
            ...(records.found ?? []).flatMap(ofRecord),
            ...(isLong ? [] : matching(views.flatMap(ofView), text).slice(0, MOST_PAGES)),
            ...(isLong ? [] : matching(pages, text).slice(0, MOST_PAGES)),
          ]
        : [...visited, ...pages.filter(({ group, context }) => group === 'pages' && !context)],
  )
  const active = entries.findIndex(({ key }) => key === activeKey)
  const chosen = entries[active]
  // A number is looked up before a line is selected, and so are the pages opened last.
  const isAwaited = text ? /\d/.test(text) && isPending : !inside && !isRead
  const first = exactNumber(entries, text) ?? entries[0]
  if (!chosen && first && !isAwaited) setActiveKey(first.key)
  const lineId = (index: number) => `${id}-${index}`

  const type = (next: string) => {
    setTyped(next)
    setActiveKey(undefined)
    setEntered(undefined)
  }
  const walk = (next: readonly Entry[]) => {
    setTrail(next)
    type('')
  }
  const leave = () => walk(trail.slice(0, -1))
  if (inside && !isPending && !inside.steps?.length) leave()
  const go = ({ address, kind, run, view }: Entry) => {
    onClose()
    if (view) rememberView(view)
    if (run) return run()
    announceFileType(fileTypeOf(kind ?? inside?.kind), address)
    navigate(address)
  }
  const goWhenFound = useEffectEvent(() => {
    const exact = exactNumber(entries, text)
    if (entered === text && exact) go(exact)
    if (!isPending) setEntered(undefined)
  })
  useEffect(() => {
    if (records.found) goWhenFound()
  }, [records.found])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget
    const move = (to: number) => setActiveKey(entries[(to + entries.length) % (entries.length || 1)]?.key)
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(Math.max(active, 0) - 1),
      // A number is entered quicker than it is found: its one record opens when it has come, and nothing else does.
      Enter: () => (chosen ? go(chosen) : text && isAwaited && setEntered(text)),
      // The lines that lead on from a record may come with the definitions.
      ArrowRight:
        selectionStart === value.length && chosen && (chosen.steps?.length || makers.isPending)
          ? () => walk([...trail, chosen])
          : undefined,
      ArrowLeft: inside && !selectionStart ? leave : undefined,
      Backspace: inside && !value ? leave : undefined,
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const pin = ({ address }: Entry, pinned: boolean) =>
    setPinned({ address, pinned }).catch((error: unknown) =>
      notify({ tone: 'bad', text: failureWords(translate, error) }),
    )

  const hint = useNumberHint()
  const isKnownNumber = entries.some(({ match }) => match === 'number')
  const isEmpty = !entries.length && !isPending && !records.error && !isLong
  // Beginnings of other numbers may be listed below: the whole one is unknown all the same.
  const explained =
    records.found && !isKnownNumber ? (hint.ofDigits(text) ?? (isEmpty ? hint.ofNin(text) : undefined)) : undefined
  const count = isPending
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
          aria-activedescendant={chosen ? lineId(active) : undefined}
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
      {isPending && <LinearProgress className="palette-progress" aria-hidden />}
      <div id={`${id}-state`} className="only-spoken" role="status">
        {text && !isLong ? count : ''}
      </div>
      {records.error && (
        <FailedBanner
          error={records.error}
          title={translate('daftari.palette.failed')}
          reload={records.again}
          busy={isPending}
        />
      )}
      {isLong && (
        <p className="palette-note" role="alert">
          {translate('daftari.palette.long', { most: LONGEST_FIND, length: text.length })}
        </p>
      )}
      <div role="status">
        {(isEmpty || explained) && (
          <p className="palette-note">
            {[isEmpty && translate('daftari.palette.none', { text }), explained].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
      <PaletteList
        id={`${id}-list`}
        label={translate('daftari.palette.results')}
        entries={entries}
        active={active}
        lineId={lineId}
        open={go}
        point={index => setActiveKey(entries[index]?.key)}
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
