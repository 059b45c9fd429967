import { lazy, Suspense } from 'react'
import { type FieldKind, type FilterProps, isMissing } from './kind'
import './textBox.css'

const PickFilter = lazy(() => import('./PickFilter'))

/** Box with suggestions, in whose place its label stands until its chunk is loaded. */
const Filter = (props: FilterProps) => (
  <Suspense
    fallback={
      <div className="text-box">
        <input type="text" placeholder={props.label} aria-label={props.label} disabled />
      </div>
    }
  >
    <PickFilter {...props} />
  </Suspense>
)

/** One row of a long list. */
export const picked: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Filter,
  chosen: true,
}
