import type { Upload } from '@contract/call'
import type { Common } from './field'
import type { Source } from './source'
import { withOptions } from './withOptions'

/** Picture field: aspect ratio, current picture, and the text when there is none. */
export type Picture = {
  /** Width divided by height. */
  ratio: number
  // biome-ignore lint/suspicious/noExplicitAny: what it is read for is checked where the form is written
  current?: Source<any, Blob | null>
  none?: string
}

/** Picture to upload, cropped to its aspect ratio before. */
export const picture = <const C extends Common<File>>(label: string, upload: Upload, of: Picture, common?: C) =>
  withOptions<File, C>({ kind: 'picture', label, upload, picture: of }, common)
