/** Starts a worker that decodes one base64 text, so that a large document does not block the page. */
export const startDecoder = () => {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  return {
    /** Resolves to the bytes, or to undefined if the text is not base64. */
    decode: (text: string) =>
      new Promise<Uint8Array<ArrayBuffer> | undefined>(done => {
        worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => done(data ?? undefined)
        worker.onerror = () => done(undefined)
        worker.postMessage(text)
      }),
    end: () => worker.terminate(),
  }
}
