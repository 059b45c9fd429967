import Button from '@mui/material/Button'
import { useState } from 'react'
import { holdsPermission } from '@/authProvider/session'
import type { Reload, Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { ActionForm } from './ActionForm'

type Props = { resource: Resource; done(reload: Reload | undefined): void }

const NOTHING = {}

/** What can be done on a list's page beside creating, each by a button that opens its form. */
export const PageButtons = ({ resource, done }: Props) => {
  const words = useWords()
  const [open, setOpen] = useState<string>()
  const { name, buttons = {} } = resource
  const form = open === undefined ? undefined : buttons[open]?.form
  return (
    <>
      {Object.entries(buttons)
        .filter(([, { permit }]) => !permit || holdsPermission(permit))
        .map(([key, { label }]) => (
          <Button key={key} variant="outlined" onClick={() => setOpen(key)}>
            {words(keys.action(name, key), { _: label })}
          </Button>
        ))}
      {open !== undefined && form && (
        <ActionForm
          resource={resource}
          name={open}
          form={form}
          initial={NOTHING}
          close={() => setOpen(undefined)}
          done={reload => {
            setOpen(undefined)
            done(reload)
          }}
        />
      )}
    </>
  )
}
