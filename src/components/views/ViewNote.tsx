import { lazy, Suspense } from 'react'
import { useOpenView } from './useOpenView'

const ViewNoteText = lazy(() => import('./ViewNoteText'))

/** Note below the filters of a list: its view is not known, or names parts that the list has no more. */
export const ViewNote = () => {
  const { id } = useOpenView()
  return (
    id && (
      <Suspense>
        <ViewNoteText />
      </Suspense>
    )
  )
}
