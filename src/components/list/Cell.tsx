import TickIcon from '@mui/icons-material/Verified'
import { useOpenAddress } from '../actions/PageFunctionsProvider'
import { RecordLink } from '../RecordLink'
import type { Column } from './columns'
import { useListContextValue } from './listContext'
import { Marks } from './Marks'
import { MoreText } from './MoreText'
import { useRow, useRowParts } from './RowContext'
import { ToneMark, ToneText } from './ToneText'
import './tableStyles'

type Props = { column: Column }

/** Lines of a cell, without those that stand elsewhere in it. */
const Lines = ({ column, from = 0 }: Props & { from?: number }) => {
  const row = useRow()
  const open = useOpenAddress(row)
  const lines = column.lines?.(row).slice(from) ?? []
  return lines.map(({ text, ticked, option, lead }) => (
    <span key={text} className="list-line">
      <span>
        <RecordLink lead={lead ?? column.lead(row)} open={open}>
          <ToneText tone={option ? column.tone(row) : undefined}>{text}</ToneText>
        </RecordLink>
      </span>
      {ticked && <TickIcon className="list-tick" titleAccess={column.tick} />}
    </span>
  ))
}

const Folded = ({ column }: Props) => {
  const row = useRow()
  const { unfolded, unfold } = useRowParts()
  const { folded, source } = column
  const open = unfolded === source
  if (!folded?.of(row)) return column.text(row)
  return (
    <button type="button" className="list-more" aria-expanded={open} onClick={() => unfold(open ? undefined : source)}>
      {open ? folded.hide : folded.show}
    </button>
  )
}

/** Text of a cell without an action: its lines, or its value with what stands beside it. */
const CellText = ({ column }: Props) => {
  const row = useRow()
  const open = useOpenAddress(row)
  if (column.lines) return <Lines column={column} />
  if (column.marks) return <Marks marks={column.marks(row)} />
  const content = (
    <RecordLink lead={column.lead(row)} open={open}>
      <ToneText tone={column.tone(row)}>{column.brief(row)}</ToneText>
    </RecordLink>
  )
  const aside = column.aside?.text(row)
  if (!aside) return content
  return (
    <span className="list-aside">
      {content}
      <ToneMark tone={column.aside?.tone(row)}>{aside}</ToneMark>
    </span>
  )
}

/** Value that searches the list for a text when it is pressed, where the list can be searched; also a link to its record. */
const SearchFor = ({ column, sought }: Props & { sought: string }) => {
  const row = useRow()
  const { searchFor } = useListContextValue()
  if (!searchFor) return <CellText column={column} />
  const search = () => searchFor(sought)
  const button = (
    <button type="button" className="list-start list-seek" onClick={search}>
      {column.text(row)}
    </button>
  )
  return (
    <RecordLink lead={column.lead(row)} search={search} otherwise={button}>
      {column.text(row)}
    </RecordLink>
  )
}

/** Content of a cell: its text or lines, and the action, box or fold that it opens on a click. */
export const Cell = ({ column }: Props) => {
  const row = useRow()
  const { offered, start } = useRowParts()
  const text = column.text(row)
  const more = column.more(row)
  if (column.folded) return <Folded column={column} />
  if (more) {
    // A number alone is no useful title, so the column's label precedes it.
    const title = column.kind.align ? `${column.label}: ${text}` : text
    return (
      <MoreText more={more} title={title}>
        {text}
      </MoreText>
    )
  }
  const action = column.opens(row)
  if (action && text && offered.some(([key]) => key === action))
    return (
      <>
        <button type="button" className="list-start" onClick={() => start(action)}>
          {column.lines?.(row)[0]?.text ?? text}
        </button>
        <Lines column={column} from={1} />
      </>
    )
  const sought = column.seeks(row)
  return sought ? <SearchFor column={column} sought={sought} /> : <CellText column={column} />
}
