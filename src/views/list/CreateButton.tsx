import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { keys } from '@/i18n/keys'
import { useDefinition } from '../definitionContext'
import { CREATE } from '../opened/address'
import { useOpening } from '../opened/useOpening'
import { useCan } from '../useCan'

/** Opens the form of a new entry, for those who may create one. */
export const CreateButton = () => {
  const translate = useTranslate()
  const { name, create } = useDefinition()
  const can = useCan(name)
  const { open } = useOpening()
  if (!create || !can('create')) return null
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(CREATE)} data-open={CREATE}>
      {translate(keys.createLabel(name), { _: create.label })}
    </Button>
  )
}
