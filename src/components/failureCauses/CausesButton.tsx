import CausesIcon from '@mui/icons-material/StackedBarChartOutlined'
import Button from '@mui/material/Button'
import { useDefinition } from '../definitionContext'
import { useAddress } from '../useAddress'
import { BY, CAUSE } from './parameters'

/** Button that switches between the rows of a list and the causes of its failures. */
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
