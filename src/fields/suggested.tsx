import { lazy, Suspense } from 'react'
import { TypedFilter } from './filters'
import { TextBox } from './inputs'
import { type FieldKind, type InputProps, isMissing } from './kind'

const SuggestBox = lazy(() => import('./SuggestBox'))

/** Until what offers them has come, it is a box to type in. */
const Input = (props: InputProps) => (
  <Suspense fallback={<TextBox {...props} />}>
    <SuggestBox {...props} />
  </Suspense>
)

/** Typed, or chosen among what is known. */
export const suggested: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Input,
  Filter: TypedFilter,
}
