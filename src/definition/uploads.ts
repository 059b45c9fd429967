import type { Upload } from '@contract/call'
import type { Common, Field } from './field'
import type { Source } from './source'

/** How a picture is chosen: the shape it is cut to, what it replaces, and what is said when there is none yet. */
export type Picture = {
  /** Width by height. */
  ratio: number
  // biome-ignore lint/suspicious/noExplicitAny: what it is read for is checked where the form is written
  current?: Source<any, Blob | null>
  none?: string
}

/** A picture to send along, cut to its shape before. */
export const picture = (label: string, upload: Upload, of: Picture, common: Common<File> = {}): Field<File> => ({
  kind: 'picture',
  label,
  upload,
  picture: of,
  ...common,
})
