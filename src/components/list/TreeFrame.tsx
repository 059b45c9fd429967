import { lazy, Suspense } from 'react'
import type { TreeProps } from './ListTree'
import './tableStyles'

const ListTree = lazy(() => import('./ListTree'))

/** Frame of a list shown as a tree; the tree's code is loaded when it is first needed. */
export const TreeFrame = (props: TreeProps) => (
  <div className="list-frame">
    <Suspense>
      <ListTree {...props} />
    </Suspense>
  </div>
)
