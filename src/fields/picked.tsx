import TextField from '@mui/material/TextField'
import { lazy, Suspense } from 'react'
import { type FieldKind, type FilterProps, isMissing } from './kind'

const PickFilter = lazy(() => import('./PickFilter'))

/** Box with suggestions, in whose place its label stands until its chunk is loaded. */
const Filter = (props: FilterProps) => (
  <Suspense
    fallback={
      <TextField
        fullWidth
        disabled
        placeholder={props.label}
        slotProps={{ htmlInput: { 'aria-label': props.label } }}
      />
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
