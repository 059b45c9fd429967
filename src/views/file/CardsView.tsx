import OpenIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { AnyFile, CardKind, ViewOf } from '@/definition/defineFile'
import { cardGroup } from '@/i18n/collectFiles'
import { failureWords } from '@/i18n/failureWords'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { notify } from '../notices'
import { useSource } from '../useSource'
import { FactList } from './FactList'
import { Info, Waiting } from './Part'

type More = NonNullable<CardKind<AnyFile>['more']>

/** What is asked for when a card is opened; a failure is told in a toast and leaves the card readable. */
const MoreFacts = ({ group, more, row, fileKey }: { group: string; more: More; row: AnyFile; fileKey: QueryKey }) => {
  const words = useWords()
  const { data, error } = useSource([...fileKey, row], more.source, row)
  useEffect(() => {
    if (error) notify({ tone: 'bad', text: failureWords(words, error) })
  }, [error, words])
  if (error) return null
  return data === undefined ? <Waiting /> : <FactList group={group} facts={more.fields} thing={data} />
}

const Card = ({ kind, row, fileKey }: { kind: CardKind<AnyFile>; row: AnyFile; fileKey: QueryKey }) => {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const details = useId()
  const group = cardGroup(kind.key)
  const title = kind.title(row) || words('daftari.files.unnamed')
  const number = kind.number(row)
  return (
    <li className="file-card" data-open={open || undefined}>
      <div className="file-card-head">
        <h2 title={title}>{title}</h2>
        <span className="file-card-number list-figures">{number}</span>
        <span className="file-badge" data-kind={kind.key}>
          {words(keys.fileCard(kind.key), { _: kind.label })}
        </span>
        <Button
          size="small"
          color="inherit"
          endIcon={<OpenIcon className="file-card-arrow" />}
          aria-expanded={open}
          aria-controls={details}
          aria-label={`${words(open ? 'daftari.files.showLess' : 'daftari.files.viewDetails')}: ${title}`}
          onClick={() => setOpen(!open)}
        >
          {words(open ? 'daftari.files.showLess' : 'daftari.files.viewDetails')}
        </Button>
      </div>
      <div id={details} hidden={!open} className="file-card-details">
        {open && <FactList group={group} facts={kind.fields} thing={row} />}
        {open && kind.more?.when(row) && <MoreFacts group={group} more={kind.more} row={row} fileKey={fileKey} />}
      </div>
    </li>
  )
}

/** Shown at once; a society may have thousands of members. */
const MOST = 100

export const CardsView = ({ tab, data, fileKey }: { tab: ViewOf<'cards'>; data: AnyFile; fileKey: QueryKey }) => {
  const words = useWords()
  const [shown, setShown] = useState(MOST)
  const rows = tab.cards(data)
  if (rows.length === 0) return <Info>{words(keys.fileNone(tab.key), { _: tab.none })}</Info>
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
          {words('daftari.files.more', { left: rows.length - shown })}
        </Button>
      )}
    </>
  )
}
