import type { FileKind } from './fileKind'

/** Document to show: the function that loads it, its title, and its file name. */
export type PdfSource = {
  /** Key of the document; the same key is the same document. */
  key: string
  title: string
  /** File name to save under; made valid for every file system, with the extension of its content. */
  fileName: string
  /**
   * Loads the document: a string is base64. Must obey the signal. Called once for each opening, and the result is not
   * stored.
   */
  load(signal: AbortSignal): Promise<string | Uint8Array | Blob>
}

/** Place in a document: the page, counted from 1, and the search text. */
export type Place = { page?: number | undefined; words?: string | undefined }

/** Reasons why a document is not shown. */
export type Failing = 'failed' | 'connection' | 'broken' | 'password'

/** Content by its bytes, whatever its name and declared type: how it is shown, and the kind that it is saved as. */
export type Content = { bytes: Uint8Array<ArrayBuffer>; file: FileKind } & (
  | { kind: 'pdf' | 'scan' | 'other' | 'empty' }
  | { kind: 'image' }
  | { kind: 'text'; text: string }
)
