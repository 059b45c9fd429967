import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import HistoryIcon from '@mui/icons-material/History'
import ReleaseIcon from '@mui/icons-material/LockOpen'
import RevokeIcon from '@mui/icons-material/RemoveModeratorOutlined'
import RetryIcon from '@mui/icons-material/Replay'
import ReverseIcon from '@mui/icons-material/Undo'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import type { Action } from '@/definition/defineResource'

export const actionIcons: Record<Action<unknown>['icon'], typeof ViewIcon> = {
  add: AddIcon,
  history: HistoryIcon,
  reverse: ReverseIcon,
  edit: EditIcon,
  view: ViewIcon,
  delete: DeleteIcon,
  retry: RetryIcon,
  release: ReleaseIcon,
  revoke: RevokeIcon,
}
