import { lazy, Suspense } from 'react'
import type { TreeProps } from './ListTree'

const ListTree = lazy(() => import('./ListTree'))

/** The frame of a list while it is shown as a tree; what draws trees comes when the first one is asked for. */
export const TreeFrame = (props: TreeProps) => (
  <div className="list-frame">
    <Suspense>
      <ListTree {...props} />
    </Suspense>
  </div>
)
