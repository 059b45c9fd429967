import { useMemo } from 'react'
import { ReadingDialog } from '@/components/actions/ReadingDialog'
import { useRegistry } from '@/components/useRegistry'
import { PdfPane, type PdfSource } from '@/pdfReader/PdfPane'
import { readCertificate } from './calls'
import { usePractitionerText } from './usePractitionerText'

type Props = { number: string; name: string; close(): void }

/** Practitioner's certificate, as the host generates it now. */
const Certificate = ({ number, name, close }: Props) => {
  const { say } = usePractitionerText()
  const registry = useRegistry()
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
    <ReadingDialog title={say('certificate')} maxWidth="md" className="practitioner-certificate" close={close}>
      <PdfPane source={source} />
    </ReadingDialog>
  )
}

export default Certificate
