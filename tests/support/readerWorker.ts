import { decodeBase64 } from '@/pdfReader/base64'

const decoded = (text: string) => {
  try {
    return decodeBase64(text)
  } catch {
    return null
  }
}

/** Worker of the document reader in memory: decodes base64 text, and never answers where a PDF is to be drawn. */
export class ReaderWorker extends EventTarget {
  onmessage?: (event: { data: Uint8Array | null }) => void
  postMessage(sent: unknown) {
    if (typeof sent === 'string') queueMicrotask(() => this.onmessage?.({ data: decoded(sent) }))
  }
  terminate() {}
}
