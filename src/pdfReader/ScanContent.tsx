import { scans } from '@contract/portal/scans'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import { PaneState } from './PaneState'
import type { PdfViewerProps } from './PdfViewer'
import { saveContent } from './saveContent'
import type { Content } from './source'
import { UnshownContent } from './UnshownContent'

const readPages = scans.pages.from((file: File) => ({ file }))

type Props = Omit<PdfViewerProps, 'bytes' | 'save'> & {
  content: Content
  Viewer: ComponentType<PdfViewerProps> | undefined
}

/**
 * Scan that browsers cannot draw. A host with the extension `scans` converts it to pages; elsewhere, and where it cannot,
 * the pane says which kind of file it is. Download saves the scan itself.
 */
export const ScanContent = ({ content, Viewer, ...shown }: Props) => {
  const registry = useDataProvider<RegistryDataProvider>()
  const [pages, setPages] = useState<Uint8Array<ArrayBuffer> | 'failed'>()
  const { file: kind, bytes } = content
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    const scan = new File([bytes], `scan.${kind.ending}`, { type: kind.type })
    const convert = async () => {
      const pdf = await registry.read(readPages, scan, { signal: controller.signal })
      return new Uint8Array(await pdf.arrayBuffer())
    }
    convert()
      .catch(() => 'failed' as const)
      .then(outcome => running.current === controller && setPages(outcome))
    return () => {
      running.current = undefined
      controller.abort()
    }
  }, [bytes, kind, registry])
  if (pages === 'failed') return <UnshownContent content={content} title={shown.title} fileName={shown.fileName} />
  if (!pages || !Viewer) return <PaneState kind="loading" title={shown.title} act={shown.stop} />
  return <Viewer {...shown} bytes={pages} save={() => saveContent(content, shown.fileName)} />
}
