import Button from '@mui/material/Button'
import { useDefinition } from '../definitionContext'
import { useOpenDialog } from '../dialogRoutes/useOpenDialog'
import { useCan } from '../useCan'

/** Buttons of a list's page beside "create"; each opens its form. */
export const PageButtons = () => {
  const { name, buttons = {} } = useDefinition()
  const open = useOpenDialog()
  const can = useCan(name)
  return (
    <>
      {Object.entries(buttons)
        .filter(([key, { ticked }]) => !ticked && can(key))
        .map(([key, { label }]) => (
          <Button key={key} variant="outlined" onClick={() => open(key)} data-open={key}>
            {label}
          </Button>
        ))}
    </>
  )
}
