import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Info } from '@/components/file/QueryContent'
import { useFactText } from '@/components/file/useFactText'
import { PrintedTable } from './PrintedTable'
import type { About } from './StatementSection'
import type { ShownTable } from './useStatement'
import './printedStatement.css'

/** Tells whether the browser is printing, so that the printed form is rendered only then. */
const usePrinting = () => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    const options = { signal: end.signal }
    // The browser prints the page as it is when this handler returns.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), options)
    window.addEventListener('afterprint', () => setPrinting(false), options)
    return () => end.abort()
  }, [])
  return printing
}

/** Sets the text in the margin of every page, which identifies a loose page; see `@page` in windingUp.css. */
const useMargin = (text: string) =>
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--statement-margin', JSON.stringify(text))
    return () => {
      style.removeProperty('--statement-margin')
    }
  }, [text])

type Props = { tables: readonly ShownTable[]; about: About }

/** Statement as a document for filing: all rows of all tables, and a place for the signature. */
const Paper = ({ tables, about }: Props) => {
  const { say, plain } = useFactText('windingUp')
  useMargin([`${say('form20')}, ${say('statement')}`, about.company, about.number].filter(Boolean).join(' · '))
  return createPortal(
    <article className="statement-print">
      <header>
        <p>{say('form20')}</p>
        <h1>{say('statement')}</h1>
        <dl>
          <dt>{say('company')}</dt>
          <dd>{about.company}</dd>
          <dt>{say('brn')}</dt>
          <dd>{about.brn}</dd>
          <dt>{say('trackingNumber')}</dt>
          <dd>{about.number}</dd>
          <dt>{say('printedOn')}</dt>
          <dd>{plain('dateTime', new Date().toISOString())}</dd>
        </dl>
      </header>
      {tables.map((table, index) => (
        <section key={table.key}>
          <h2>
            {index + 1}. {table.title}
          </h2>
          {table.unread > 0 && <Info>{say('unread', { smart_count: table.unread })}</Info>}
          {table.rows.length === 0 ? <p>{say('none')}</p> : <PrintedTable table={table} />}
        </section>
      ))}
      <footer>
        <p>{say('declaration')}</p>
        <div>
          <span>{say('signature')}</span>
          <span>{say('signedOn')}</span>
        </div>
      </footer>
    </article>,
    document.body,
  )
}

/** Printed form of the statement; renders nothing while the browser does not print. */
export const PrintedStatement = (props: Props) => (usePrinting() ? <Paper {...props} /> : null)
