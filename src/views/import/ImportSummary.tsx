import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Import } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { saveFile } from '../sheets/saveFile'
import { writeTable } from '../sheets/worker'
import type { RefusedOfFile, Step } from './useImport'

type Props = { imports: Import; step: Extract<Step, { at: 'done' }> }

/**
 * Result of an import: the number of accepted rows, and each refused one with its reason, also as a workbook for
 * correction.
 */
export const ImportSummary = ({ imports, step: { name, sent, taken, refused } }: Props) => {
  const translate = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: refused.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 32,
    overscan: 10,
  })
  const reason = ({ code, reason: hostReason }: RefusedOfFile) =>
    code ? translate(`daftari.imports.reasons.${code}`, { _: hostReason ?? '' }) : (hostReason ?? '')
  const download = async () => {
    const headers = [...imports.columns.map(({ label }) => label), translate('daftari.imports.reason')]
    const rows = refused.map(one => [...one.values, reason(one)])
    const fileName = translate('daftari.imports.refusedFile', { name: name.replace(/\.\w+$/, '') })
    try {
      saveFile(await writeTable('xlsx', headers, rows, fileName))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    }
  }
  return (
    <div className="import-summary" role="status">
      <DoneIcon aria-hidden />
      <p className="import-taken">
        {taken === undefined
          ? translate('daftari.imports.sent', { smart_count: sent })
          : translate('daftari.imports.taken', { smart_count: taken })}
      </p>
      {refused.length > 0 && (
        <>
          <div className="import-refused-head">
            <strong>{translate('daftari.imports.refused', { smart_count: refused.length })}</strong>
            <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download()}>
              {translate('daftari.imports.download')}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
          <div className="import-refused" ref={frame} tabIndex={0}>
            <ul style={{ height: virtual.getTotalSize(), position: 'relative' }}>
              {virtual.getVirtualItems().map(({ index, start }) => {
                const one = refused[index]
                if (!one) return null
                return (
                  <li key={index} style={{ position: 'absolute', insetInline: 0, top: start }}>
                    <span className="figures">{translate('daftari.imports.rowNumber', { row: one.original })}</span>
                    <span className="figures">{one.values[0]}</span>
                    <span>{reason(one)}</span>
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
