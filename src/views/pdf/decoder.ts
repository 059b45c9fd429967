/** Decodes base64 beside the page, once: a large document must not stop a clerk's typing. */
export const startDecoder = () => {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  return {
    /** The bytes, or undefined when the text is no base64. */
    decode: (text: string) =>
      new Promise<Uint8Array<ArrayBuffer> | undefined>(done => {
        worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => done(data ?? undefined)
        worker.onerror = () => done(undefined)
        worker.postMessage(text)
      }),
    end: () => worker.terminate(),
  }
}
