import { decodeBase64 } from './base64'

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    const bytes = decodeBase64(data)
    self.postMessage(bytes, [bytes.buffer])
  } catch {
    self.postMessage(null)
  }
})
