import UsageIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import AddIcon from '@mui/icons-material/Add'
import RolesIcon from '@mui/icons-material/BadgeOutlined'
import DepartmentIcon from '@mui/icons-material/CorporateFareOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import SignatureIcon from '@mui/icons-material/DrawOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined'
import ReceiverIcon from '@mui/icons-material/GavelOutlined'
import HistoryIcon from '@mui/icons-material/History'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import ReleaseIcon from '@mui/icons-material/LockOpen'
import RevealIcon from '@mui/icons-material/LockPersonOutlined'
import ContactIcon from '@mui/icons-material/PermContactCalendarOutlined'
import RunIcon from '@mui/icons-material/PlayArrowOutlined'
import AreasIcon from '@mui/icons-material/PlaylistAddCheck'
import RevokeIcon from '@mui/icons-material/RemoveModeratorOutlined'
import RetryIcon from '@mui/icons-material/Replay'
import JourneyIcon from '@mui/icons-material/RouteOutlined'
import RollBackIcon from '@mui/icons-material/SettingsBackupRestoreOutlined'
import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import ActivateIcon from '@mui/icons-material/ToggleOffOutlined'
import DeactivateIcon from '@mui/icons-material/ToggleOnOutlined'
import ReverseIcon from '@mui/icons-material/Undo'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import type { ActionIcon } from '@/definition/defineResource'

export const actionIcons: Record<ActionIcon, typeof ViewIcon> = {
  add: AddIcon,
  areas: AreasIcon,
  key: KeyIcon,
  usage: UsageIcon,
  activate: ActivateIcon,
  contact: ContactIcon,
  deactivate: DeactivateIcon,
  department: DepartmentIcon,
  mail: MailIcon,
  note: NoteIcon,
  picture: PictureIcon,
  receiver: ReceiverIcon,
  badge: RolesIcon,
  signature: SignatureIcon,
  history: HistoryIcon,
  journey: JourneyIcon,
  reverse: ReverseIcon,
  edit: EditIcon,
  reveal: RevealIcon,
  view: ViewIcon,
  delete: DeleteIcon,
  retry: RetryIcon,
  run: RunIcon,
  release: ReleaseIcon,
  revoke: RevokeIcon,
  rollBack: RollBackIcon,
}
