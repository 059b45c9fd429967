import TickIcon from '@mui/icons-material/Verified'
import type { Column, Row } from './columns'
import { MoreText } from './MoreText'
import { ToneMark, ToneText } from './ToneText'

/** How the cells of a row start its actions and unfold what belongs to it. */
export type CellActs = {
  mayStart?: ((row: Row, action: string) => boolean) | undefined
  onStart?: ((row: Row, action: string) => void) | undefined
  onSeek?: ((text: string) => void) | undefined
  unfolded: string | undefined
  onUnfold(source: string | undefined): void
}

const Lines = ({ column, row }: { column: Column; row: Row }) =>
  column.lines?.(row).map(({ text, ticked, option }) => (
    <span key={text} className="list-line">
      <span>{option ? <ToneText tone={column.tone(row)}>{text}</ToneText> : text}</span>
      {ticked && <TickIcon className="list-tick" titleAccess={column.tick} />}
    </span>
  ))

const Folded = ({ column, row, unfolded, onUnfold }: { column: Column; row: Row } & CellActs) => {
  const { folded, source } = column
  const open = unfolded === source
  if (!folded?.of(row)) return column.text(row)
  return (
    <button
      type="button"
      className="list-more"
      aria-expanded={open}
      onClick={() => onUnfold(open ? undefined : source)}
    >
      {open ? folded.hide : folded.show}
    </button>
  )
}

/** What a cell shows: its text or its lines, and what it starts, opens or unfolds when it is pressed. */
export const Cell = ({ column, row, ...acts }: { column: Column; row: Row } & CellActs) => {
  const text = column.text(row)
  const more = column.more(row)
  if (column.folded) return <Folded column={column} row={row} {...acts} />
  if (more) {
    // A figure alone says little over what it counts.
    const title = column.kind.align ? `${column.label}: ${text}` : text
    return (
      <MoreText more={more} title={title}>
        {text}
      </MoreText>
    )
  }
  const action = column.opens(row)
  if (action && text && acts.mayStart?.(row, action))
    return (
      <button type="button" className="list-start" onClick={() => acts.onStart?.(row, action)}>
        {text}
      </button>
    )
  const { onSeek } = acts
  const sought = column.seeks(row)
  if (sought && onSeek)
    return (
      <button type="button" className="list-start list-seek" onClick={() => onSeek(sought)}>
        {text}
      </button>
    )
  if (column.lines) return <Lines column={column} row={row} />
  const told = <ToneText tone={column.tone(row)}>{text}</ToneText>
  const aside = column.aside?.text(row)
  if (!aside) return told
  return (
    <span className="list-aside">
      {told}
      <ToneMark tone={column.aside?.tone(row)}>{aside}</ToneMark>
    </span>
  )
}
