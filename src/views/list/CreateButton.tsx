import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useDefinition } from '../definitionContext'
import { CREATE } from '../dialogRoutes/dialogAddress'
import { useOpenDialog } from '../dialogRoutes/useOpenDialog'
import { useCan } from '../useCan'

/** Button that opens the form of a new entry, for those who may create one. */
export const CreateButton = () => {
  const { name, create } = useDefinition()
  const can = useCan(name)
  const open = useOpenDialog()
  if (!create || !can('create')) return null
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(CREATE)} data-open={CREATE}>
      {create.label}
    </Button>
  )
}
