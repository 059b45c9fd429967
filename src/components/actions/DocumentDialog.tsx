import { idText } from '@contract/id'
import { useMemo } from 'react'
import type { Viewed } from '@/definition/defineResource'
import { PdfPane, type PdfSource } from '@/pdfReader/PdfPane'
import { useResourceName } from '../definitionContext'
import type { Row } from '../list/columns'
import { useRegistry } from '../useRegistry'
import { ReadingDialog } from './ReadingDialog'
import './dialogs.css'

type Props = { document: Viewed<Row>; row: Row; close(): void }

/** Dialog with a row's document, loaded with the token; the reader can save and print it. */
const DocumentDialog = ({ document, row, close }: Props) => {
  const resource = useResourceName()
  const registry = useRegistry()
  const source = useMemo<PdfSource>(
    () => ({
      key: `${resource} ${idText(row.id)}`,
      title: document.title(row),
      fileName: document.fileName(row),
      load: signal => registry.read(document.read, row, { signal }),
    }),
    [document, resource, registry, row],
  )
  return (
    <ReadingDialog title={source.title} maxWidth="md" className="document-dialog" close={close}>
      <PdfPane source={source} />
    </ReadingDialog>
  )
}

export default DocumentDialog
