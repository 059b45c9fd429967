import CausesIcon from '@mui/icons-material/StackedBarChartOutlined'
import Button from '@mui/material/Button'
import { useDefinition } from '../definitionContext'
import { useAddress } from '../useAddress'
import { BY, CAUSE } from './address'

/** Goes from the rows of a list to the causes of its failures, and back. */
export const CausesButton = ({ on }: { on: boolean }) => {
  const { causes } = useDefinition()
  const [, setAddress] = useAddress()
  const turn = () =>
    setAddress(now => {
      if (on) now.delete(BY)
      else now.set(BY, CAUSE)
      return now
    })
  return (
    <Button variant="outlined" color="inherit" startIcon={<CausesIcon />} aria-pressed={on} onClick={turn}>
      {causes?.label ?? ''}
    </Button>
  )
}
