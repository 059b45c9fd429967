import { FileBox } from './FileBox'
import { TypedFilter } from './filters'
import type { FieldKind } from './kind'

/** A file to send along; a list shows none. */
export const file: FieldKind = {
  plain: () => '',
  Input: props => <FileBox {...props} choose={chosen => props.files?.onFile(chosen)} />,
  Filter: TypedFilter,
}
