import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Info } from '@/views/file/Part'
import { useSayings } from '@/views/file/useSayings'
import { PrintedTable } from './PrintedTable'
import type { About } from './StatementSection'
import type { ShownTable } from './useStatement'

/** Whether the browser is printing, however it was asked to: what paper needs is only made then. */
const usePrinting = () => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    const options = { signal: end.signal }
    // The browser takes the page as it is once this returns.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), options)
    window.addEventListener('afterprint', () => setPrinting(false), options)
    return () => end.abort()
  }, [])
  return printing
}

/** What the margin of every page says, so that a page that got loose is known; see `@page` in windingUp.css. */
const useMargin = (text: string) =>
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--statement-margin', JSON.stringify(text))
    return () => {
      style.removeProperty('--statement-margin')
    }
  }, [text])

type Props = { tables: readonly ShownTable[]; about: About }

/** The statement as one document to be filed: every row of every table, and where it is signed. */
const Paper = ({ tables, about }: Props) => {
  const { say, plain } = useSayings('windingUp')
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

/** What the browser takes for paper; nothing while it does not print. */
export const PrintedStatement = (props: Props) => (usePrinting() ? <Paper {...props} /> : null)
