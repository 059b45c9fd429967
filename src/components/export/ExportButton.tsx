import { JOB_LIST } from '@contract/extensions'
import type { Taking } from '@contract/portal/audit'
import { registryToday } from '@contract/registryDay'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { useDefinition } from '../definitionContext'
import { useAnnouncedExtensions } from '../hostExtensions'
import { ExportMenu } from '../lazyDialogs'
import type { Row } from '../list/columns'
import { useListContextValue } from '../list/listContext'
import { useColumns } from '../list/useColumns'
import { notify } from '../notices'
import type { WrittenTable } from '../sheets/protocol'
import { useRegistry } from '../useRegistry'
import { lazyFetchAll } from './lazyFetchAll'
import { lazyKeepExport } from './lazyKeepExport'
import { lazyWriteTable } from './lazyWriteTable'
import { dropExport, putExport, useListExport } from './listExports'
import { fileOnScreen } from './openFile'
import { useExportPageSize } from './pageSize'
import { takenFilter } from './recordTaking'
import { UnrecordedExport } from './UnrecordedExport'
import { useSaveRecorded } from './useRecordedSave'
import '../pageFrame.css'

/** Button that exports all pages of the filtered list to a file, in its order and with the visible columns. */
export const ExportButton = () => {
  const translate = useTranslate()
  const { name: resource, label, list } = useDefinition()
  const {
    requestFilter: filter,
    total = 0,
    uncounted,
    state: { sort },
  } = useListContextValue()
  const { shown: columns } = useColumns()
  const provider = useDataProvider()
  const perPage = useExportPageSize()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const state = useListExport(resource)
  const saveRecorded = useSaveRecorded()
  const registry = useRegistry()
  const hasJobs = useAnnouncedExtensions()?.has(JOB_LIST) ?? false

  const save = async (file: File, taking: Taking) => {
    const keep = (busy: boolean) =>
      putExport({ resource, label, at: 'unrecorded', busy, tryAgain, discard: () => dropExport(resource) })
    const tryAgain = () => {
      keep(true)
      void save(file, taking)
    }
    if (!(await saveRecorded(file, taking))) return keep(false)
    dropExport(resource)
    if (hasJobs)
      await lazyKeepExport({ registry, translate, file, call: list.id, list: resource, rows: taking.rows ?? 0 })
  }
  const run = async (format: 'xlsx' | 'csv') => {
    setAnchor(null)
    const control = new AbortController()
    const tell = (done: number, all: number) =>
      putExport({ resource, label, at: 'running', done, total: all, stop: () => control.abort() })
    // Another file may be on the screen when the export ends.
    const file = fileOnScreen()
    tell(0, total)
    try {
      const fetchPage = async (page: number) => {
        const { data, total: all } = await provider.getList<Row>(resource, {
          pagination: { page, perPage },
          filter,
          ...(sort && { sort }),
          signal: control.signal,
        })
        return { data, total: all }
      }
      const rows = await lazyFetchAll(fetchPage, perPage, tell, control.signal, list.countsTo)
      const name = `${label} ${registryToday()}`
      const headers = columns.map(({ label }) => label)
      const table: WrittenTable =
        format === 'csv'
          ? { format, headers, rows: rows.map(row => columns.map(column => column.full(row))) }
          : { format, headers, rows: rows.map(row => columns.map(column => column.cell(row))) }
      const written = await lazyWriteTable(table, name, control.signal)
      await save(written, { kind: 'export', resource, file, filter: takenFilter(filter), rows: rows.length, format })
    } catch (error) {
      dropExport(resource)
      if (!control.signal.aborted) notify({ tone: 'bad', text: failureWords(translate, error) })
    }
  }
  if (state?.at === 'running')
    return (
      <Button variant="outlined" onClick={state.stop} aria-live="polite">
        {translate('daftari.lists.exporting', state)} · {translate('daftari.lists.exportStop')}
      </Button>
    )
  if (state) return <UnrecordedExport {...state} />
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ExportIcon />}
        className="page-tool"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        disabled={!total && !uncounted}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('daftari.lists.exportList')}
      </Button>
      {anchor && <ExportMenu anchor={anchor} run={format => void run(format)} close={() => setAnchor(null)} />}
    </>
  )
}
