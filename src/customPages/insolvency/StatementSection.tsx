import type { Form20 } from '@contract/insolvency/form20'
import { registryToday } from '@contract/registryDay'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { takenText } from '@/components/export/recordTaking'
import { UnrecordedExport } from '@/components/export/UnrecordedExport'
import { useRecordedSave } from '@/components/export/useRecordedSave'
import { DocumentPager } from '@/components/file/DocumentPager'
import { Info } from '@/components/file/QueryContent'
import { Section } from '@/components/file/Section'
import { useFactText } from '@/components/file/useFactText'
import { notify } from '@/components/notices'
import { writeBook } from '@/components/sheets/worker'
import { useBusyFocus } from '@/components/useBusyFocus'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { amountText } from './amounts'
import { PrintedStatement } from './PrintedStatement'
import { StatementTable } from './StatementTable'
import { disagreements } from './statement'
import { useInsolvencyText } from './useInsolvencyText'
import { type ShownTable, sheetOf, useStatement } from './useStatement'
import './statement.css'
import '@/components/file/partTabs.css'
import '@/components/file/section.css'
import '@/components/list/tableStyles'

/** Number of rows per page of a table; its totals cover all rows. */
const PAGE = 50

export type About = { number: string; company: string; brn: string }

const Table = ({ id, table }: { id: string; table: ShownTable }) => {
  const { say } = useFactText('windingUp')
  const [page, setPage] = useState(1)
  const first = (page - 1) * PAGE
  return (
    <section id={id} className="statement-part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {table.title}
      </h3>
      {table.unread > 0 && <Info>{say('unread', { smart_count: table.unread })}</Info>}
      {table.rows.length === 0 ? (
        <p className="file-none">{say('none')}</p>
      ) : (
        <>
          <div className="list-frame">
            <StatementTable table={table} first={first} rows={table.rows.slice(first, first + PAGE)} />
          </div>
          <DocumentPager page={page} size={PAGE} total={table.rows.length} onPage={setPage} />
        </>
      )}
    </section>
  )
}

const Disagreements = ({ form20 }: { form20: Form20 }) => {
  const { say, option } = useFactText('windingUp')
  const locale = useLocale()
  return disagreements(form20).map(({ key, currency, stated, added }) => (
    <Info key={`${key} ${currency}`}>
      {say('disagrees', {
        name: option(key),
        stated: `${currency} ${amountText(stated, locale)}`.trim(),
        added: `${currency} ${amountText(added, locale)}`.trim(),
      })}
    </Info>
  ))
}

const Tools = ({ tables, about }: { tables: readonly ShownTable[]; about: About }) => {
  const { translate, say } = useFactText('windingUp')
  const [busy, setBusy] = useState(false)
  useBusyFocus(busy)
  const { save, busy: saving, unrecorded, discard } = useRecordedSave()
  const run = async () => {
    setBusy(true)
    try {
      const file = await writeBook(tables.map(sheetOf), `${say('form20')} ${about.number} ${registryToday()}`)
      const rows = tables.reduce((total, table) => total + table.rows.length, 0)
      await save(file, { kind: 'export', resource: takenText(location.pathname), filter: {}, rows, format: 'xlsx' })
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="statement-tools">
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {say('print')}
      </Button>
      {unrecorded && !busy ? (
        <UnrecordedExport busy={saving} tryAgain={() => void save(...unrecorded)} discard={discard} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<ExportIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={() => void run()}
        >
          {say('exportXlsx')}
        </Button>
      )}
    </div>
  )
}

/** Contents of the statement: each table with its number of rows, as a link to it. */
const Contents = ({ tables, idOf }: { tables: readonly ShownTable[]; idOf(key: string): string }) => {
  const { say } = useFactText('windingUp')
  const locale = useLocale()
  const go = (key: string) => {
    const title = document.getElementById(`${idOf(key)}-title`)
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={say('contents')} className="statement-contents">
      {tables.map(({ key, title, rows }) => (
        <button key={key} type="button" onClick={() => go(key)} data-none={rows.length === 0 || undefined}>
          {title} <span className="file-count figures">{rows.length.toLocaleString(locale)}</span>
        </button>
      ))}
    </nav>
  )
}

/** Form 20: the statement of affairs, on screen, in print and as a workbook. */
export const StatementSection = ({ form20, about }: { form20: Form20; about: About }) => {
  const { say } = useFactText('windingUp')
  const { standing } = useInsolvencyText()
  const tables = useStatement(form20)
  const idOf = (key: string) => `statement-${key}`
  return (
    <Section title={say('form20')} standing={standing(form20.status)}>
      <Tools tables={tables} about={about} />
      <Contents tables={tables} idOf={idOf} />
      <Disagreements form20={form20} />
      {tables.map(table => (
        <Table key={table.key} id={idOf(table.key)} table={table} />
      ))}
      <PrintedStatement tables={tables} about={about} />
    </Section>
  )
}
