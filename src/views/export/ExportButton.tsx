import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import dayjs from 'dayjs'
import { useRef, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'

import { useDefinition } from '../definitionContext'
import type { Row } from '../list/columns'
import { useListContextValue } from '../list/listContext'
import { useColumns } from '../list/useColumns'
import { notify } from '../notices'
import { writeTable } from '../sheets/worker'
import { lazyFetchAll } from './lazyFetchAll'
import { useExportPageSize } from './pageSize'
import { takenFilter } from './recordTaking'
import { UnrecordedExport } from './UnrecordedExport'
import { useRecordedSave } from './useRecordedSave'
import '../pageFrame.css'
import { MountOnOpen } from '../MountOnOpen'

type Running = { done: number; total: number }

/** Button that exports all pages of the filtered list to a file, in its order and with the visible columns. */
export const ExportButton = () => {
  const translate = useTranslate()
  const { name: resource, label, list } = useDefinition()
  const { requestFilter: filter, total = 0, uncounted, state } = useListContextValue()
  const { shown: columns } = useColumns()
  const provider = useDataProvider()
  const perPage = useExportPageSize()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [running, setRunning] = useState<Running>()
  const stop = useRef<AbortController>(undefined)
  const { save, busy, unrecorded, discard } = useRecordedSave()

  const run = async (format: 'xlsx' | 'csv') => {
    setAnchor(null)
    const control = new AbortController()
    stop.current = control
    setRunning({ done: 0, total })
    try {
      const fetchPage = async (page: number) => {
        const { data, total: all } = await provider.getList<Row>(resource, {
          pagination: { page, perPage },
          filter,
          ...(state.sort && { sort: state.sort }),
          signal: control.signal,
        })
        return { data, total: all }
      }
      const tell = (done: number, all: number) => setRunning({ done, total: all })
      const rows = await lazyFetchAll(fetchPage, perPage, tell, control.signal, list.countsTo)
      const name = `${label} ${dayjs().format('YYYY-MM-DD')}`
      const headers = columns.map(({ label }) => label)
      const cells = rows.map(row => columns.map(column => column.text(row)))
      const file = await writeTable(format, headers, cells, name, control.signal)
      await save(file, { kind: 'export', resource, filter: takenFilter(filter), rows: rows.length, format })
    } catch (error) {
      if (!control.signal.aborted) notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      setRunning(undefined)
    }
  }
  if (running)
    return (
      <Button variant="outlined" onClick={() => stop.current?.abort()} aria-live="polite">
        {translate('daftari.lists.exporting', running)} · {translate('daftari.lists.exportStop')}
      </Button>
    )
  if (unrecorded) return <UnrecordedExport busy={busy} tryAgain={() => void save(...unrecorded)} discard={discard} />
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
      <MountOnOpen open={Boolean(anchor)}>
        <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => void run('xlsx')}>{translate('daftari.lists.exportXlsx')}</MenuItem>
          <MenuItem onClick={() => void run('csv')}>{translate('daftari.lists.exportCsv')}</MenuItem>
        </Menu>
      </MountOnOpen>
    </>
  )
}
