import { roles } from '@contract/accounts/roles'
import { type Id, toId } from '@contract/id'
import type { Access } from '@contract/portal/access'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Confirm } from '@/components/actions/Confirm'
import { useWrite } from '@/components/actions/useWrite'
import { accessName, accessNote } from '@/i18n/codeText'
import { ACCESS, type Need, rolesThatGrant } from './requirements'

const assign = roles.assign.from((body: { userId: Id; roleId: Id }) => ({ body }))
const said = { done: 'Role Assigned Successfully' }

type Role = Access['rolesToGive'][number]
type QuestionProps = { access: Access; role: Role; close(): void }

/** Confirmation that names the role and the person. */
const Question = ({ access, role: { roleId, name }, close }: QuestionProps) => {
  const translate = useTranslate()
  const cache = useQueryClient()
  const { write, busy } = useWrite('giveRole', said)
  const give = () =>
    write(assign, { userId: toId(access.userId), roleId }, { record: { name: access.name } })
      .then(() => cache.invalidateQueries({ queryKey: [ACCESS, access.userId] }))
      // The toast has told it.
      .catch(() => undefined)
      .finally(close)
  return (
    <Confirm
      question={translate('daftari.access.giveQuestion', { role: accessName(translate, name), name: access.name })}
      names={[accessNote(translate, name), name].filter(Boolean).join(' ')}
      busy={busy}
      yes={() => void give()}
      no={close}
    />
  )
}

type Props = { access: Access; name: string; needs: readonly Need[] }

/** Button that gives the person a role that would grant what is missing; none where no role does. */
export const GiveRole = ({ access, name, needs }: Props) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [role, setRole] = useState<Role>()
  const choices = rolesThatGrant(access, needs)
  if (!choices.length) return null
  return (
    <span className="access-give">
      <Button
        size="small"
        aria-haspopup="menu"
        aria-label={translate('daftari.access.giveFor', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('daftari.access.give')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(choice => (
          <MenuItem
            key={choice.name}
            onClick={() => {
              setAnchor(null)
              setRole(choice)
            }}
          >
            {accessName(translate, choice.name)}
          </MenuItem>
        ))}
      </Menu>
      {role && <Question access={access} role={role} close={() => setRole(undefined)} />}
    </span>
  )
}
