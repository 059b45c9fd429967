import Button from '@mui/material/Button'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { useCan } from '../useCan'

type Props = { resource: Resource; open(button: string): void }

/** What can be done on a list's page beside creating, each by a button that opens its form. */
export const PageButtons = ({ resource, open }: Props) => {
  const words = useWords()
  const { name, buttons = {} } = resource
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
