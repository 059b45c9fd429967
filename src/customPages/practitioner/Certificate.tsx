import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useMemo } from 'react'
import { PdfPane, type PdfSource } from '@/views/pdf/PdfPane'
import { useRegistry } from '@/views/useRegistry'
import { readCertificate } from './calls'
import { usePractitionerText } from './usePractitionerText'

type Props = { number: string; name: string; close(): void }

/** Practitioner's certificate, as the host generates it now. */
const Certificate = ({ number, name, close }: Props) => {
  const { translate, say } = usePractitionerText()
  const registry = useRegistry()
  const id = useId()
  const source = useMemo<PdfSource>(
    () => ({
      key: `certificate ${number}`,
      title: say('certificateOf', { name: name || number }),
      fileName: `${say('certificate')} ${number}`,
      load: signal => registry.read(readCertificate, { number }, { signal }),
    }),
    [name, number, registry, say],
  )
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="md" fullWidth className="practitioner-certificate">
      <DialogTitle id={id}>{say('certificate')}</DialogTitle>
      <DialogContent>
        <PdfPane source={source} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default Certificate
