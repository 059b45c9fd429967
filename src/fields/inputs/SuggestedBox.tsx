import { lazy, Suspense } from 'react'
import type { InputProps } from '../kind'
import { TextBox } from './boxes'

const SuggestBox = lazy(() => import('./SuggestBox'))

/** Plain text box until the chunk of the suggestion box is loaded. */
export const SuggestedBox = (props: InputProps) => (
  <Suspense fallback={<TextBox {...props} />}>
    <SuggestBox {...props} />
  </Suspense>
)
