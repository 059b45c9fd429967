import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useSayings } from '@/views/file/useSayings'
import type { About } from './StatementSection'
import { StatementTable } from './StatementTable'
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

/** The statement as one document to be filed: every row of every table, and where it is signed. */
export const PrintedStatement = ({ tables, about }: { tables: readonly ShownTable[]; about: About }) => {
  const { words, say, plain } = useSayings('windingUp')
  if (!usePrinting()) return null
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
          {table.rows.length === 0 ? (
            <p>{words('daftari.lists.none')}</p>
          ) : (
            <StatementTable table={table} rows={table.rows} />
          )}
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
