import OpenIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import type { QueryKey } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyFile, CardKind, ViewOf } from '@/definition/defineFile'
import { ToneText } from '../list/ToneText'
import { RowMark } from '../notes/RowMark'
import { RecordLink } from '../RecordLink'
import { FactList } from './FactList'
import { MoreFacts } from './MoreFacts'
import { Info } from './QueryContent'
import './badge.css'
import './cards.css'
import '../list/tableStyles'

const Card = ({ kind, row, fileKey }: { kind: CardKind<AnyFile>; row: AnyFile; fileKey: QueryKey }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const details = useId()
  const title = kind.title(row) || translate('daftari.files.unnamed')
  const number = kind.number(row)
  return (
    <li className="file-card" data-open={open || undefined}>
      <div className="file-card-head">
        <h2 title={title}>
          <RowMark row={row} />
          <RecordLink lead={kind.leadsTo?.(row)}>{title}</RecordLink>
        </h2>
        <span className="file-card-number list-figures">
          <ToneText tone={undefined}>{number ?? ''}</ToneText>
        </span>
        <span className="file-badge" data-kind={kind.key}>
          {kind.label}
        </span>
        <Button
          size="small"
          color="inherit"
          endIcon={<OpenIcon className="file-card-arrow" />}
          aria-expanded={open}
          aria-controls={details}
          aria-label={`${translate(open ? 'daftari.files.showLess' : 'daftari.files.viewDetails')}: ${title}`}
          onClick={() => setOpen(!open)}
        >
          {translate(open ? 'daftari.files.showLess' : 'daftari.files.viewDetails')}
        </Button>
      </div>
      <div id={details} hidden={!open} className="file-card-details">
        {open && <FactList facts={kind.fields} thing={row} />}
        {open && kind.more?.when(row) && <MoreFacts more={kind.more} row={row} fileKey={[...fileKey, row]} />}
      </div>
    </li>
  )
}

/** Most cards that are rendered at once; a society may have thousands of members. */
const MOST = 100

export const CardsView = ({ tab, data, fileKey }: { tab: ViewOf<'cards'>; data: AnyFile; fileKey: QueryKey }) => {
  const translate = useTranslate()
  const [shown, setShown] = useState(MOST)
  const rows = tab.cards(data)
  if (rows.length === 0) return <Info>{tab.none}</Info>
  return (
    <>
      <ul className="file-cards">
        {rows.slice(0, shown).map((row, index) => {
          const kind = tab.kinds.find(({ when }) => when(row))
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards stay as they came
          return kind && <Card key={index} kind={kind} row={row} fileKey={[...fileKey, tab.key, index]} />
        })}
      </ul>
      {rows.length > shown && (
        <Button className="file-more" onClick={() => setShown(shown + MOST)}>
          {translate('daftari.files.more', { left: rows.length - shown })}
        </Button>
      )}
    </>
  )
}
