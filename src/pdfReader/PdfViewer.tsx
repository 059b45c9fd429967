import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Document, PasswordResponses } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { PaneState } from './PaneState'
import { PasswordForm } from './PasswordForm'
import { PdfPages } from './PdfPages'
import { openingOptions, remarkImages, takeWorker } from './pdfjs'
import type { ReaderHandle } from './Reader'
import type { Failing, Place } from './source'
import './pdf.css'

export { dropSpareWorker, prepareWorker } from './pdfjs'

export type PdfViewerProps = {
  bytes: Uint8Array<ArrayBuffer>
  title: string
  fileName: string
  /** Saves the file, also where it cannot be shown. */
  save(): void
  place?: Place | undefined
  onPlace?: ((place: Place) => void) | undefined
  onFailed(reason: Failing): void
  stop(): void
  reload(): void
}

type Asked = { answer(password: string): void; wrong: boolean }

/** PDF opened with its own worker, after its password if it has one. Mounted anew for each document. */
export const PdfViewer = ({ bytes, save, onFailed, stop, reload, ...shown }: PdfViewerProps) => {
  const { title } = shown
  const [taken, setTaken] = useState<ReturnType<typeof takeWorker>>()
  const [passwordRequest, setPasswordRequest] = useState<Asked>()
  const [broken, setBroken] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const pdf = useRef<PDFDocumentProxy>(undefined)
  const reader = useRef<ReaderHandle>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  // A layout effect, so that opening starts before the first paint.
  useLayoutEffect(() => {
    const worker = takeWorker()
    setTaken(worker)
    void worker.missing.then(() => setMissing(true))
    return () => void worker.end(pdf.current)
  }, [])

  const file = useMemo(() => ({ data: bytes }), [bytes])
  const options = useMemo(() => taken && { ...openingOptions, worker: taken.worker }, [taken])
  const opened = useCallback((document: PDFDocumentProxy) => {
    pdf.current = document
    setPasswordRequest(undefined)
  }, [])
  const password = useCallback((answer: (password: string | null) => void, reason: number) => {
    const wrong = reason === PasswordResponses.INCORRECT_PASSWORD
    if (!wrong) failed.current('password')
    setPasswordRequest({ answer, wrong })
  }, [])
  const fault = useCallback(() => {
    setBroken(true)
    failed.current('broken')
  }, [])
  const follow = useCallback(({ pageNumber }: { pageNumber: number }) => reader.current?.goTo(pageNumber), [])

  if (isMissing) return <PaneState kind="missingCode" title={title} act={() => location.reload()} />
  if (broken) return <PaneState kind="broken" title={title} act={reload} save={save} />
  return (
    <>
      {passwordRequest && (
        <PasswordForm title={title} wrong={passwordRequest.wrong} answer={passwordRequest.answer} save={save} />
      )}
      {options && (
        <Document
          className={passwordRequest ? 'pdf-document waiting' : 'pdf-document'}
          suspense={false}
          file={file}
          options={options}
          imageResourcesPath={remarkImages}
          externalLinkTarget="_blank"
          externalLinkRel="noopener noreferrer nofollow"
          onItemClick={follow}
          onLoadSuccess={opened}
          onLoadError={fault}
          onSourceError={fault}
          onPassword={password}
          loading={passwordRequest ? null : <PaneState kind="loading" title={title} act={stop} />}
          error={null}
        >
          {({ pdf }) => <PdfPages {...shown} ref={reader} pdf={pdf} save={save} stop={stop} />}
        </Document>
      )}
    </>
  )
}
