import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { RegisterCheck } from './useRegisterCheck'

type Props = {
  check: RegisterCheck /** Rows that are left out because the register does not have them. */
  unknown: number
}

/** Number of rows that the register does not have, or the reason why they could not be looked up. */
export const RegisterCheckState = ({ check: { checked, again }, unknown }: Props) => {
  const translate = useTranslate()
  if (checked.at === 'none') return null
  if (checked.at === 'checked')
    return (
      <span className="import-unknown">{translate('daftari.imports.counts.unknown', { smart_count: unknown })}</span>
    )
  if (checked.at === 'failed')
    return (
      <span className="import-unknown">
        {translate('daftari.imports.lookUp.failed', { why: checked.why })}{' '}
        <Button size="small" color="inherit" onClick={again}>
          {translate('daftari.imports.lookUp.again')}
        </Button>
      </span>
    )
  return <span className="import-unknown">{translate(`daftari.imports.lookUp.${checked.at}`)}</span>
}
