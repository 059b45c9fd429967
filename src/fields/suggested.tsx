import { lazy, Suspense } from 'react'
import { TypedFilter } from './filters'
import { TextBox } from './inputs'
import { type FieldKind, type InputProps, isMissing } from './kind'

const SuggestBox = lazy(() => import('./SuggestBox'))

/** Plain text box until the chunk of the suggestion box is loaded. */
const Input = (props: InputProps) => (
  <Suspense fallback={<TextBox {...props} />}>
    <SuggestBox {...props} />
  </Suspense>
)

/** Text with suggestions of known values. */
export const suggested: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Input,
  Filter: TypedFilter,
}
