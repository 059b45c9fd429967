import { decodeBase64 } from '@/pdfReader/base64'

/** Worker that decodes base64 text on the page itself, for parts that show a stored document without a browser. */
export class DecodingWorker {
  onmessage?: (event: { data: Uint8Array | null }) => void
  postMessage(text: unknown) {
    if (typeof text !== 'string') return
    const data = decodeBase64(text)
    void Promise.resolve().then(() => this.onmessage?.({ data }))
  }
  addEventListener() {}
  removeEventListener() {}
  terminate() {}
}
