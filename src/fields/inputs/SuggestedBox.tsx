import { lazy } from 'react'

/**
 * Text box with suggestions, whose code is loaded with the first form that has one. The form appears once it is loaded:
 * another box in its place until then would lose the focus and the press of a person who is quicker.
 */
export const SuggestedBox = lazy(() => import('./SuggestBox'))
