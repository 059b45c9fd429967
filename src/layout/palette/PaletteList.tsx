import PinIcon from '@mui/icons-material/PushPin'
import UnpinnedIcon from '@mui/icons-material/PushPinOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Marks } from '@/components/list/Marks'
import { RowMark } from '@/components/notes/RowMark'
import { withStanding } from '@/components/standing'
import { useLocale } from '@/i18n/useLocale'
import { type Entry, type Group, groups } from './entries'

type LineProps = {
  id: string
  entry: Entry
  isActive: boolean
  open(): void
  point(): void
  pin?: ((pinned: boolean) => void) | undefined
}

const Line = ({ id, entry, isActive, open, point, pin }: LineProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { label, context, kind, match, steps } = entry
  const isPinned = entry.group === 'pinned'
  const pinLabel = translate(isPinned ? 'daftari.palette.unpin' : 'daftari.palette.pin', { title: label })
  return (
    <div className="palette-line" data-active={isActive || undefined}>
      {/* The text box keeps the focus and moves through the lines (the combobox pattern), so a line has no tab stop. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the text box has the focus */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the keys */}
      <div
        ref={line}
        id={id}
        role="option"
        aria-selected={isActive}
        onClick={open}
        onMouseMove={({ movementX, movementY }) => (movementX || movementY) && point()}
      >
        <RowMark row={entry} />
        <span className="palette-label">{label}</span>
        <Marks marks={withStanding(undefined, entry, translate, locale)} />
        {context && <span className="palette-context">{context}</span>}
        {match && <span className="palette-match">{translate(`daftari.palette.matches.${match}`)}</span>}
        {kind && <span className="palette-kind">{translate(`daftari.palette.kinds.${kind}`)}</span>}
        {steps && steps.length > 0 && (
          <span className="palette-more" aria-hidden>
            →
          </span>
        )}
      </div>
      {pin && (
        <IconButton aria-label={pinLabel} title={pinLabel} onClick={() => pin(!isPinned)} tabIndex={isActive ? 0 : -1}>
          {isPinned ? <PinIcon fontSize="small" /> : <UnpinnedIcon fontSize="small" />}
        </IconButton>
      )}
    </div>
  )
}

type Props = {
  id: string
  label: string
  entries: readonly Entry[]
  active: number
  lineId(index: number): string
  open(entry: Entry): void
  point(index: number): void
  pin(entry: Entry, pinned: boolean): void
}

/** Lines of the palette in their groups. */
export const PaletteList = ({ id, label, entries, active, lineId, open, point, pin }: Props) => {
  const translate = useTranslate()
  const isPinnable = ({ group }: Entry) => group === 'pinned' || group === 'recent'
  const linesOf = (group: Group) => entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []))
  return (
    <div id={id} role="listbox" aria-label={label} className="palette-list">
      {groups.map(group => {
        const lines = linesOf(group)
        if (!lines.length) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className="palette-group" role="presentation">
              {translate(`daftari.palette.groups.${group}`)}
            </div>
            {lines.map(({ entry, index }) => (
              <Line
                key={entry.key}
                id={lineId(index)}
                entry={entry}
                isActive={index === active}
                open={() => open(entry)}
                point={() => point(index)}
                pin={isPinnable(entry) ? pinned => pin(entry, pinned) : undefined}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
