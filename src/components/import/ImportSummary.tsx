import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import NothingIcon from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { saveFile } from '@/basics/saveFile'
import type { Import } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { writeTable } from '../sheets/worker'
import type { Step } from './importStep'

type Props = { imports: Import; step: Extract<Step, { at: 'done' }> }

/**
 * Result of an import: the number of accepted rows, and with its reason each one that the host refused or that was not
 * sent, also as a workbook for correction.
 */
export const ImportSummary = ({ imports, step: { name, sent, taken, refused, unsent, unknown, excluded } }: Props) => {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const left = [...refused, ...unsent, ...unknown].sort((a, b) => a.original - b.original)
  const isNothing = taken === 0
  const Icon = isNothing ? NothingIcon : DoneIcon
  const virtual = useVirtualizer({
    count: left.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 32,
    overscan: 10,
  })
  const download = async () => {
    const headers = [...imports.columns.map(({ label }) => label), translate('daftari.imports.reason')]
    const rows = left.map(({ values, why }) => [...values, why])
    const fileName = translate('daftari.imports.refusedFile', { name: name.replace(/\.\w+$/, '') })
    try {
      saveFile(await writeTable({ format: 'xlsx', headers, rows }, fileName))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    }
  }
  return (
    <div className="import-summary" role="status">
      <Icon aria-hidden data-nothing={isNothing || undefined} />
      <p className="import-taken">
        {taken === undefined
          ? translate('daftari.imports.sent', { smart_count: sent })
          : translate('daftari.imports.taken', { smart_count: taken })}
      </p>
      {excluded > 0 && <p>{translate('daftari.imports.excluded', { smart_count: excluded })}</p>}
      {left.length > 0 && (
        <>
          <div className="import-refused-head">
            <strong className="import-left">
              {refused.length > 0 && (
                <span>{translate('daftari.imports.refused', { smart_count: refused.length })}</span>
              )}
              {unsent.length > 0 && <span>{translate('daftari.imports.unsent', { smart_count: unsent.length })}</span>}
              {unknown.length > 0 && (
                <span className="import-unknown">
                  {translate('daftari.imports.unknownLeft', { smart_count: unknown.length })}
                </span>
              )}
            </strong>
            <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download()}>
              {translate('daftari.imports.download')}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
          <div className="import-refused" ref={frame} tabIndex={0}>
            <ul style={{ height: virtual.getTotalSize(), position: 'relative' }}>
              {virtual.getVirtualItems().map(({ index, start }) => {
                const one = left[index]
                if (!one) return null
                return (
                  <li key={index} style={{ position: 'absolute', insetInline: 0, top: start }}>
                    <span className="figures">{translate('daftari.imports.rowNumber', { row: one.original })}</span>
                    <span className="figures">{one.values[0]}</span>
                    <span>{one.why}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        </>
      )}
    </div>
  )
}
