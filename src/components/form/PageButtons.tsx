import { useDefinition } from '../definitionContext'
import { DialogButton } from '../dialogRoutes/DialogButton'
import { useCan } from '../useCan'

/** Buttons of a list's page beside "create"; each opens its form. */
export const PageButtons = () => {
  const { name, buttons = {} } = useDefinition()
  const can = useCan(name)
  return (
    <>
      {Object.entries(buttons)
        .filter(([key, { ticked }]) => !ticked && can(key))
        .map(([key, { label }]) => (
          <DialogButton key={key} variant="outlined" opens={{ name: key }}>
            {label}
          </DialogButton>
        ))}
    </>
  )
}
