import { roles } from '@contract/accounts/roles'
import { LARGEST_PAGE } from '@contract/dialects'
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
import { notify } from '@/components/notices'
import { useRegistry } from '@/components/useRegistry'
import { accessName, accessNote } from '@/i18n/codeText'
import { failureWords } from '@/i18n/outcomeMessages'
import { ACCESS, type Need, rolesThatGrant } from './requirements'

const assign = roles.assign.from((body: { userId: Id; roleId: Id }) => ({ body }))
const said = { done: 'Role Assigned Successfully' }

type QuestionProps = { access: Access; role: string; close(): void }

/** Confirmation that names the role and the person. It reads the id of the role, which the explanation does not have. */
const Question = ({ access, role, close }: QuestionProps) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const [isReading, setReading] = useState(false)
  const { write, busy } = useWrite('giveRole', said)
  const findRole = async () => {
    setReading(true)
    try {
      const { rows } = await registry.rows(roles.list, { page: 1, perPage: LARGEST_PAGE }, {})
      const found = rows.find(one => one.name === role)
      if (!found) notify({ tone: 'bad', text: translate('daftari.access.roleGone', { role }) })
      return found
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      setReading(false)
    }
  }
  const give = async () => {
    const found = await findRole()
    if (found)
      await write(assign, { userId: toId(access.userId), roleId: found.roleId }, { record: { name: access.name } })
        .then(() => cache.invalidateQueries({ queryKey: [ACCESS, access.userId] }))
        // The toast has said it.
        .catch(() => undefined)
    close()
  }
  return (
    <Confirm
      question={translate('daftari.access.giveQuestion', { role: accessName(translate, role), name: access.name })}
      names={[accessNote(translate, role), role].filter(Boolean).join(' ')}
      busy={busy || isReading}
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
  const [role, setRole] = useState<string>()
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
            key={choice}
            onClick={() => {
              setAnchor(null)
              setRole(choice)
            }}
          >
            {accessName(translate, choice)}
          </MenuItem>
        ))}
      </Menu>
      {role && <Question access={access} role={role} close={() => setRole(undefined)} />}
    </span>
  )
}
