import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { keys } from '@/i18n/keys'
import { useDefinition } from '../definitionContext'
import { useOpening } from '../opened/useOpening'
import { useCan } from '../useCan'

/** Buttons of a list's page beside "create"; each opens its form. */
export const PageButtons = () => {
  const words = useTranslate()
  const { name, buttons = {} } = useDefinition()
  const { open } = useOpening()
  const can = useCan(name)
  return (
    <>
      {Object.entries(buttons)
        .filter(([key]) => can(key))
        .map(([key, { label }]) => (
          <Button key={key} variant="outlined" onClick={() => open(key)} data-open={key}>
            {words(keys.action(name, key), { _: label })}
          </Button>
        ))}
    </>
  )
}
