import { lazy, Suspense } from 'react'
import { useAnnouncedExtensions } from '../hostExtensions'

const RowFlags = lazy(() => import('./RowFlags'))

/** Flags of a row, where the host has flags and the row any: the code that draws them is loaded with the first one. */
export const RowMark = ({ row }: { row: object }) => {
  const hasNotes = useAnnouncedExtensions()?.has('notes')
  if (!hasNotes || !('flags' in row && Array.isArray(row.flags) && row.flags.length > 0)) return null
  return (
    <Suspense>
      <RowFlags row={row} />
    </Suspense>
  )
}
