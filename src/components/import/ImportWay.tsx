import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import type { Import } from '@/definition/defineResource'
import { useDefinition } from '../definitionContext'
import { ChooseFile } from './ChooseFile'
import { ImportSummary } from './ImportSummary'
import { MapColumns } from './MapColumns'
import { ReviewRows } from './ReviewRows'
import './import.css'
import { TemplateButton } from './TemplateButton'
import { useImport } from './useImport'
import { useRegisterCheck } from './useRegisterCheck'

type Props = {
  imports: Import
  close(): void
  /** Called with whether rows are under review, and whether they are being sent; leaving the dialog discards them. */
  onChanged(changed: boolean, forget: undefined, sending: boolean): void
}

/**
 * Bulk import in a dialog: choose a file, map columns where the headers are unclear, review and correct, send, summary.
 */
const ImportWay = ({ imports, close, onChanged }: Props) => {
  const translate = useTranslate()
  const resource = useDefinition()
  const { step, setStep, fault, choose, chooseSheet, review, send, start, stop, goesOn } = useImport(resource, imports)
  const busy = step.at === 'sending'
  const check = useRegisterCheck(imports, step.at === 'review' || busy ? step.rows : undefined)
  const isHeld = busy && !goesOn
  useEffect(() => onChanged(isHeld || step.at === 'review', undefined, isHeld), [isHeld, step.at, onChanged])
  const accept = imports.send.call.upload?.accept ?? []
  return (
    <>
      <DialogContent className="import">
        {fault && (
          <div className="import-fault" role="alert">
            <p>{fault.text}</p>
            {fault.isOutdated && (
              <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
                {translate('daftari.broken.reload')}
              </Button>
            )}
          </div>
        )}
        {step.at === 'choose' && (
          <ChooseFile accept={accept} columns={imports.columns} choose={file => void choose(file)}>
            <TemplateButton columns={imports.columns} name={resource.label} />
          </ChooseFile>
        )}
        {step.at === 'reading' && (
          <div className="import-busy" role="status">
            <p>{translate('daftari.imports.reading', { name: step.name })}</p>
            <LinearProgress aria-label={translate('daftari.imports.reading', { name: step.name })} />
          </div>
        )}
        {step.at === 'mapping' && <MapColumns imports={imports} step={step} change={setStep} />}
        {step.at === 'review' && (
          <>
            {step.restored && (
              <Alert severity="info" variant="outlined">
                {translate('daftari.lists.restored')}
              </Alert>
            )}
            {Boolean(step.hiddenSheets) && (
              <Alert
                severity="info"
                variant="outlined"
                action={
                  <Button color="inherit" size="small" onClick={() => chooseSheet(step.chosen.file)}>
                    {translate('daftari.imports.chooseSheet')}
                  </Button>
                }
              >
                {translate('daftari.imports.hiddenSheets', { smart_count: step.hiddenSheets ?? 0 })}
              </Alert>
            )}
            <ReviewRows imports={imports} rows={step.rows} name={step.chosen.file.name} check={check} />
          </>
        )}
        {step.at === 'sending' && (
          <div className="import-busy" role="status">
            <p>
              {translate(step.fraction < 1 ? 'daftari.imports.sending' : 'daftari.imports.writing', {
                smart_count: step.rows.good().length,
              })}
            </p>
            <LinearProgress
              variant={step.fraction < 1 ? 'determinate' : 'indeterminate'}
              value={Math.round(step.fraction * 100)}
              aria-label={translate('daftari.imports.progress')}
            />
          </div>
        )}
        {step.at === 'done' && <ImportSummary imports={imports} step={step} />}
      </DialogContent>
      <DialogActions>
        {step.at === 'done' ? (
          <>
            <Button variant="outlined" onClick={start}>
              {translate('daftari.imports.another')}
            </Button>
            <Button variant="contained" onClick={close} autoFocus>
              {translate('daftari.lists.close')}
            </Button>
          </>
        ) : (
          <>
            {step.at !== 'choose' && !busy && (
              <Button color="inherit" onClick={start}>
                {translate('daftari.imports.otherFile')}
              </Button>
            )}
            {goesOn && (
              <Button variant="outlined" onClick={close}>
                {translate('daftari.bulk.background')}
              </Button>
            )}
            <Button variant="outlined" onClick={busy ? () => void stop().catch(() => undefined) : close}>
              {translate(busy ? 'daftari.imports.stop' : 'daftari.lists.cancel')}
            </Button>
            {step.at === 'mapping' && (
              <Button
                variant="contained"
                disabled={imports.columns.some(
                  ({ source, required }) => required && step.mapping[source] === undefined,
                )}
                onClick={() => void review(step.file, step.sheets, step)}
              >
                {translate('daftari.imports.continue')}
              </Button>
            )}
            {(step.at === 'review' || step.at === 'sending') && (
              // It keeps its place while they are sent, so that a second click cannot hit Stop.
              <Button
                variant="contained"
                loading={busy || check.checked.at === 'checking'}
                onClick={() => void send(step.rows, step.chosen)}
              >
                {translate('daftari.imports.send')}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </>
  )
}

export default ImportWay
