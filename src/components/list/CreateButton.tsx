import AddIcon from '@mui/icons-material/Add'
import { useDefinition } from '../definitionContext'
import { DialogButton } from '../dialogRoutes/DialogButton'
import { CREATE } from '../dialogRoutes/dialogAddress'
import { useCan } from '../useCan'

/** Button that opens the form of a new entry, for those who may create one. */
export const CreateButton = () => {
  const { name, create } = useDefinition()
  const can = useCan(name)
  if (!create || !can('create')) return null
  return (
    <DialogButton variant="contained" startIcon={<AddIcon />} opens={{ name: CREATE }}>
      {create.label}
    </DialogButton>
  )
}
