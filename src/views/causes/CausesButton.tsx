import CausesIcon from '@mui/icons-material/StackedBarChartOutlined'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { BY, CAUSE } from './address'

/** Goes from the rows of a list to the causes of its failures, and back. */
export const CausesButton = ({ resource, on }: { resource: Resource; on: boolean }) => {
  const words = useWords()
  const [, setParams] = useSearchParams()
  const turn = () =>
    setParams(current => {
      const next = new URLSearchParams(current)
      if (on) next.delete(BY)
      else next.set(BY, CAUSE)
      return next
    })
  return (
    <Button variant="outlined" color="inherit" startIcon={<CausesIcon />} aria-pressed={on} onClick={turn}>
      {words(keys.causes(resource.name), { _: resource.causes?.label ?? '' })}
    </Button>
  )
}
