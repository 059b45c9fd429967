/** Something to look at: how to get it, and under which name to show and to save it. */
export type PdfSource = {
  /** Tells one document from another; the same key is the same document. */
  key: string
  title: string
  /** What it is saved under; made safe for every file system, with the ending its content asks for. */
  fileName: string
  /** Fetches it: a string is base64. Must heed the signal. Called once for each opening, and nothing of it is kept. */
  load(signal: AbortSignal): Promise<string | Uint8Array | Blob>
}

/** Where in a document somebody is: the page, counted from 1, and the words looked for. */
export type Place = { page?: number | undefined; words?: string | undefined }

/** Why a document is not on the screen. */
export type Failing = 'failed' | 'connection' | 'broken' | 'password'

/** What the bytes turned out to be, whatever anybody called them. */
export type Content =
  | { kind: 'pdf'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'image'; bytes: Uint8Array<ArrayBuffer>; type: 'image/png' | 'image/jpeg' }
  | { kind: 'text'; bytes: Uint8Array<ArrayBuffer>; text: string }
