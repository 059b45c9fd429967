/** Reason to reject when the worker's code does not come, as after an update of the server. */
export const MISSING_CODE = new Error('The code of the decoder did not load')

/** Starts a worker that decodes one base64 text, so that a large document does not block the page. */
export const startDecoder = () => {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  // Heard from the start: the code may be missing before the text is there.
  const broken = new Promise<undefined>((done, fail) => {
    worker.onerror = event => (event instanceof ErrorEvent ? done(undefined) : fail(MISSING_CODE))
  })
  broken.catch(() => undefined)
  return {
    /** Resolves to the bytes, or to undefined if the text is not base64. Throws `MISSING_CODE`. */
    decode: (text: string) =>
      Promise.race([
        broken,
        new Promise<Uint8Array<ArrayBuffer> | undefined>(done => {
          worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => done(data ?? undefined)
          worker.postMessage(text)
        }),
      ]),
    end: () => worker.terminate(),
  }
}
